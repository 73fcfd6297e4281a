import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { kindOf } from '@/lib/schemas/audit-view';
import { findActions } from './actions';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** It reads the list instead of writing to it. */
const READER = 'list-audit.ts';

/** Every action that the use cases write to the audit list, as it stands in their source. */
const written = [
  ...new Set(
    readdirSync(path.join(ROOT, 'lib/services'))
      .filter((name) => name.endsWith('.ts') && name !== READER)
      .flatMap((name) => findActions(name, readFileSync(path.join(ROOT, 'lib/services', name), 'utf8'))),
  ),
].sort();

/** What the database's own append writes, in the last migration that has it. */
const appended = readdirSync(path.join(ROOT, 'prisma/migrations'))
  .filter((name) => /^\d/.test(name))
  .map((name) => readFileSync(path.join(ROOT, 'prisma/migrations', name, 'migration.sql'), 'utf8'))
  .filter((sql) => sql.includes('INSERT INTO "audit"'))
  .flatMap((sql) => [...sql.matchAll(/'(guest\.[a-z-]+)'/g)].flatMap(([, action]) => action ?? []));

/** Actions that events in the database may still have in their list, though nothing writes them any more. */
const FORMER = ['game.choose-item', 'seating.deal'];
/** What is about accounts rather than an event. */
const ACCOUNTS = ['session', 'user'];

function sentencesOf(locale: string): Set<string> {
  const { action } = JSON.parse(readFileSync(path.join(ROOT, `messages/${locale}/audit.json`), 'utf8')) as {
    action: Record<string, Record<string, string>>;
  };
  return new Set(
    Object.entries(action).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`)),
  );
}

describe('the search for actions', () => {
  it('finds them wherever they are told, and not what asks for a permission', () => {
    const source = `
      const demands = { action: 'event.edit', status: 'draft' } as const;
      const action = sits ? 'guest.seat-waiting' : 'guest.wait-again';
      changeEvent(actor, id, { action: 'event.members' }, () => audit({ action: 'member.add' }));
      recordAudit(db, { actor, action: archived ? 'event.archive' : 'event.unarchive' });
      recordAudit(db, { actor, action, detail: {} });
      return done({ action: 'game.witness', detail });`;
    expect(findActions('a.ts', source)).toEqual([
      ...['member.add', 'event.archive', 'event.unarchive', 'guest.seat-waiting', 'guest.wait-again'],
      'game.witness',
    ]);
  });

  it('fails where it can’t tell', () => {
    expect(() => findActions('a.ts', 'audit({ action: of(row) })')).toThrow('a.ts');
  });
});

describe('every action that is written', () => {
  it('is found', () => {
    expect(written).toEqual(
      expect.arrayContaining(['event.create', 'game.correct', 'game.end', 'member.leave', 'roster.import']),
    );
  });

  it.each(LOCALES)('has a sentence in %s, and no other has one', (locale) => {
    expect([...sentencesOf(locale)].sort()).toEqual(
      [...new Set([...written, ...appended, ...FORMER])].sort(),
    );
  });

  it('belongs to a kind that the list can be filtered by', () => {
    const nowhere = written.filter((action) => kindOf(action) === null);
    expect(nowhere.every((action) => ACCOUNTS.includes(action.split('.')[0] ?? ''))).toBe(true);
    expect(nowhere.length).toBeGreaterThan(0);
  });
});
