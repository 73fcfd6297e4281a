import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { PRESETS, type Rules } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import type { SaveRulesInput } from '@/lib/schemas/rules-form';
import { choosePreset } from '@/lib/services/choose-preset';
import { loadEvent } from '@/lib/services/load-event';
import { saveRules } from '@/lib/services/save-rules';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
let eventId: string;
beforeAll(async () => {
  owner = await signedInUser();
});
beforeEach(async () => {
  eventId = await draftEvent(owner);
});
afterAll(disconnect);

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as SaveRulesInput['seen'];

/** A form that was filled from what the event says now. */
async function form(changes: Record<string, unknown>): Promise<SaveRulesInput> {
  const { event, rules } = must(await loadEvent(owner, eventId));
  const list = Object.entries(changes).map(([option, value]) => ({ option, value: plain(value) }));
  return { eventId, revision: event.revision, seen: plain(rules), changes: list };
}

async function rulesNow(): Promise<Rules> {
  return must(await loadEvent(owner, eventId)).rules;
}

const audits = () =>
  db().audit.findMany({
    where: { eventId, action: 'rules.options' },
    include: { text: true },
    orderBy: { id: 'asc' },
  });

describe('changing options', () => {
  test('changes them alone, and the audit list says from what to what', async () => {
    const input = await form({ finish: 'stop', 'tiers.chase@duitang': 'last-winner', roundLimit: 6 });
    expect(must(await saveRules(owner, input))).toEqual({ revision: 2 });
    const { tiers } = PRESETS.corporate;
    expect(await rulesNow()).toEqual({
      ...PRESETS.corporate,
      finish: 'stop',
      roundLimit: 6,
      tiers: tiers.map((tier) => (tier.id === 'duitang' ? { ...tier, chase: 'last-winner' } : tier)),
    });
    const { preset } = must(await loadEvent(owner, eventId));
    expect(preset).toBe('corporate');
    const [row, ...others] = await audits();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      actorId: owner.userId,
      detail: { options: ['tiers.chase@duitang', 'finish', 'roundLimit'] },
      text: {
        before: { finish: 'quiet-round', roundLimit: null, 'tiers.chase@duitang': 'none' },
        after: { finish: 'stop', roundLimit: 6, 'tiers.chase@duitang': 'last-winner' },
      },
    });
  });

  test('another rulebook says which of them it changes, those that were changed by hand among them', async () => {
    must(await saveRules(owner, await form({ roundLimit: 6 })));
    must(await choosePreset(owner, { eventId, revision: 2, preset: 'zhangzhou', drops: [] }));
    const last = (await audits()).at(-1);
    expect(last).toMatchObject({
      text: {
        before: { 'zhuangyuan.immune': ['jinhua'], roundLimit: 6, 'zhuangyuan.fallback': 'six-dice' },
        after: { 'zhuangyuan.immune': [], roundLimit: null, 'zhuangyuan.fallback': 'none' },
      },
    });
  });

  test('twice is once: a repeated form finds it done', async () => {
    const input = await form({ finish: 'stop' });
    const answers = await Promise.all([saveRules(owner, input), saveRules(owner, input)]);
    expect(answers.map((answer) => must(answer).revision)).toEqual([2, 2]);
    must(await saveRules(owner, input));
    expect(await audits()).toHaveLength(1);
  });
});

describe('when others have changed something meanwhile', () => {
  test('options: the second is told, nothing is lost, and a form filled anew may keep both', async () => {
    const mine = await form({ finish: 'stop', miss: 'void-and-skip' });
    must(await saveRules(owner, await form({ finish: 'finish-round', exhausted: 'step-down' })));
    const before = await wholeEvent(eventId);
    expect(refusalOf(await saveRules(owner, mine))).toBe('conflict');
    expect(await wholeEvent(eventId)).toBe(before);
    must(await saveRules(owner, await form({ finish: 'stop', miss: 'void-and-skip' })));
    expect(await rulesNow()).toMatchObject({
      finish: 'stop',
      miss: 'void-and-skip',
      exhausted: 'step-down',
    });
  });

  test('the whole rulebook: it is a conflict, too', async () => {
    const mine = await form({ miss: 'void-and-skip' });
    must(await choosePreset(owner, { eventId, revision: 1, preset: 'plain', drops: [] }));
    expect(refusalOf(await saveRules(owner, mine))).toBe('conflict');
  });

  test('something else, such as the venue: that is no conflict', async () => {
    const mine = await form({ miss: 'void-and-skip' });
    await db().event.update({ where: { id: eventId }, data: { venue: '二楼', revision: { increment: 1 } } });
    expect(must(await saveRules(owner, mine))).toEqual({ revision: 3 });
    expect((await rulesNow()).miss).toBe('void-and-skip');
  });

  test('a tier’s quantity: it stays, and so does what was chosen here', async () => {
    const mine = await form({ 'tiers.chase@duitang': 'first-winner' });
    const tiers = PRESETS.corporate.tiers.map((tier) => ({ ...tier, quantity: 3 }));
    await db().event.update({
      where: { id: eventId },
      data: { rules: plain({ ...PRESETS.corporate, tiers }) as object, revision: { increment: 1 } },
    });
    must(await saveRules(owner, mine));
    const [duitang] = (await rulesNow()).tiers.filter(({ id }) => id === 'duitang');
    expect(duitang).toMatchObject({ quantity: 3, chase: 'first-winner' });
  });

  test('a tier is gone: its option is refused by name', async () => {
    const mine = await form({ 'tiers.chase@duitang': 'first-winner' });
    must(await choosePreset(owner, { eventId, revision: 1, preset: 'express', drops: [] }));
    expect(refusalOf(await saveRules(owner, mine))).toBe('tier-gone');
  });
});

describe('what is refused changes nothing', () => {
  test.each([
    [{ 'zhuangyuan.order': [] }, 'order-empty'],
    [{ finish: 'sometime' }, 'option-value'],
    [{ roundLimit: 0 }, 'option-value'],
    [{ 'zhuangyuan.immune': ['jinhua', 'jinhua'] }, 'list-repeats'],
    [{ 'zhuangyuan.quantity': 2 }, 'option-unknown'],
    [{ tiers: [] }, 'option-unknown'],
    [{ consolation: null }, 'option-unknown'],
    [{ constructor: 'stop' }, 'option-unknown'],
    [{ 'tiers.chase@nowhere': 'none' }, 'tier-gone'],
    [{ 'tiers.chase@duitang': 'sideways' }, 'option-value'],
  ])('%o: %s', async (changes, code) => {
    const input = await form(changes);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await saveRules(owner, input))).toBe(code);
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('a contradiction with what the prizes say', async () => {
    const { zhuangyuan } = PRESETS.plain;
    const rules = { ...PRESETS.plain, zhuangyuan: { ...zhuangyuan, quantity: 2 } };
    await db().event.update({ where: { id: eventId }, data: { rules: plain(rules) as object } });
    for (const [changes, code] of [
      [{ 'zhuangyuan.immune': ['jinhua'] }, 'immune-needs-one'],
      [{ 'zhuangyuan.fallback': 'six-dice' }, 'fallback-needs-one'],
    ] as const) {
      expect(refusalOf(await saveRules(owner, await form(changes)))).toBe(code);
    }
  });

  test('what is no form', async () => {
    const input = await form({ finish: 'stop' });
    for (const wrong of [
      { ...input, changes: [] },
      { ...input, revision: 0 },
      { ...input, changes: [{ option: 'finish' }] as SaveRulesInput['changes'] },
      { ...input, seen: {} },
      { ...input, more: 1 },
    ]) {
      expect((await saveRules(owner, wrong)).ok).toBe(false);
    }
    expect(await audits()).toEqual([]);
  });

  test('when the event is open, or it is somebody else’s', async () => {
    const input = await form({ finish: 'stop' });
    const [viewer, stranger] = [await signedInUser('看客'), await signedInUser('外人')];
    await join(eventId, viewer, 'viewer');
    expect(refusalOf(await saveRules(viewer, input))).toBe('forbidden');
    expect(refusalOf(await saveRules(stranger, input))).toBe('not-found');
    expect(refusalOf(await saveRules(owner, { ...input, eventId: newId() }))).toBe('not-found');
    await db().event.update({ where: { id: eventId }, data: { status: 'open' } });
    expect(refusalOf(await saveRules(owner, input))).toBe('event-not-draft');
    expect(await rulesNow()).toEqual(PRESETS.corporate);
  });
});
