import { describe, expect, it } from 'vitest';
import { ACTIONS, can, ROLES, type Action, type Actor, type Role } from '@/lib/permissions';

const actor: Actor = { kind: 'user', userId: 'u', sessionId: 's', name: 'n', email: 'e', locale: null };

/** Who may, written out: o owner, g organiser, v viewer, s anybody signed in. */
const EXPECTED: Record<Action, string> = {
  'event.create': 'ogvs',
  'users.create': 'ogvs',
  'users.disable': 'ogvs',
  'event.view': 'ogv',
  'results.export': 'ogv',
  'event.copy': 'og',
  'event.edit': 'og',
  'event.open': 'og',
  'event.close': 'og',
  'game.correct': 'og',
  'game.end': 'og',
  'game.help': 'og',
  'game.links': 'og',
  'prizes.slips': 'og',
  'final.run': 'og',
  'event.members': 'o',
  'event.archive': 'o',
  'event.delete': 'o',
};
const LETTER: Record<Role, string> = { owner: 'o', organiser: 'g', viewer: 'v' };

describe('can', () => {
  it('is decided here for every action', () => {
    expect([...ACTIONS].sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  for (const action of ACTIONS) {
    it.each(ROLES)(`${action} as %s`, (role) => {
      expect(can(actor, action, role)).toBe(EXPECTED[action].includes(LETTER[role]));
    });

    it(`${action} as a stranger to the event`, () => {
      expect(can(actor, action, null)).toBe(EXPECTED[action].includes('s'));
      expect(can(actor, action)).toBe(EXPECTED[action].includes('s'));
    });

    it.each([...ROLES, null])(`${action} as nobody, even with the role %s`, (role) => {
      expect(can(null, action, role)).toBe(false);
    });
  }
});
