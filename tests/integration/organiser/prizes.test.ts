import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import type { Matcher, Rules } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import type { SaveTierInput } from '@/lib/schemas/prizes';
import { loadEvent } from '@/lib/services/load-event';
import { loadPrizes } from '@/lib/services/load-prizes';
import { orderTiers } from '@/lib/services/order-tiers';
import { removeTier } from '@/lib/services/remove-tier';
import { saveBudget } from '@/lib/services/save-budget';
import { saveFinalItems } from '@/lib/services/save-final-items';
import { saveTier } from '@/lib/services/save-tier';
import { setSlips } from '@/lib/services/set-slips';
import { signedInUser } from '../../support/users';
import { goods, preset, putTier, revision } from './a-tier';
import { draftEvent, join, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
let viewer: Actor;
let stranger: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  viewer = await signedInUser('看客');
  stranger = await signedInUser('外人');
});
afterAll(disconnect);

async function rulesOf(eventId: string): Promise<Rules> {
  return must(await loadEvent(owner, eventId)).rules;
}

const put = (
  eventId: string,
  prize: SaveTierInput['prize'],
  items: SaveTierInput['items'] = [],
  insert: SaveTierInput['insert'] = null,
) => putTier(owner, eventId, prize, items, insert);

function own(match: Matcher[], id = newId()): SaveTierInput['prize'] {
  return { kind: 'ordinary', id, name: '四个三', quantity: 2, match, award: 'immediate', chase: 'none' };
}

describe('a tier', () => {
  test('of one’s own is added where it was said, with its goods, and is the preset’s no more', async () => {
    const eventId = await draftEvent(owner);
    const prize = own([{ exact: '333312' }, { alike: 3 }], 'four-threes');
    must(await put(eventId, prize, [goods(1), goods(1, '毛毯')], { below: 'duitang' }));
    const { rules, preset, items } = must(await loadPrizes(owner, eventId));
    expect(rules.tiers.map(({ id }) => id)).toEqual([
      ...['yixiu', 'erju', 'sijin', 'sanhong', 'four-threes', 'duitang'],
    ]);
    expect(preset).toBe('corporate');
    expect(items.map(({ tier, name }) => [tier, name])).toEqual([
      ['four-threes', '电饭煲'],
      ['four-threes', '毛毯'],
    ]);
    must(await put(eventId, own([{ fours: 0 }]), [], { below: null }));
    expect((await rulesOf(eventId)).tiers.at(-1)?.match).toEqual([{ fours: 0 }]);
  });

  test('changes its name, dice, number and goods in one', async () => {
    const eventId = await draftEvent(owner);
    must(
      await put(eventId, preset('sijin', { name: '四样', quantity: 3, chase: 'last-winner' }), [goods(3)]),
    );
    const { plan, rules } = must(await loadEvent(owner, eventId));
    expect(rules.tiers[2]).toMatchObject({ name: '四样', quantity: 3, chase: 'last-winner' });
    expect(plan.tiers.every(({ agrees }) => agrees)).toBe(true);
    const audit = await db().audit.findFirstOrThrow({
      where: { eventId, action: 'prizes.tier' },
      include: { text: true },
    });
    expect(audit.detail).toEqual({ tier: 'sijin', quantityFrom: 8, quantityTo: 3 });
    expect(audit.text?.after).toMatchObject({ tier: { name: '四样' }, items: [{ name: '电饭煲' }] });
  });

  test('has as many prizes as goods, and it is said by how much it hasn’t', async () => {
    const eventId = await draftEvent(owner);
    const before = await wholeEvent(eventId);
    expect(await put(eventId, preset('sijin'), [goods(5)])).toMatchObject({
      error: { code: 'pieces-differ', params: { pieces: 5, quantity: 8 } },
    });
    expect(await wholeEvent(eventId)).toBe(before);
    must(await put(eventId, preset('yixiu', { quantity: null }), [goods(5)]));
    expect((await rulesOf(eventId)).tiers[0]?.quantity).toBeNull();
  });

  test('that is saved already is saved, from whatever revision', async () => {
    const eventId = await draftEvent(owner);
    const input = { eventId, revision: 1, prize: preset('duitang'), insert: null, items: [goods(2)] };
    must(await saveTier(owner, input));
    const before = await wholeEvent(eventId);
    must(await saveTier(owner, input));
    expect(await wholeEvent(eventId)).toBe(before);
    const added = { ...input, revision: 2, prize: own([{ alike: 3 }]), insert: { below: null }, items: [] };
    must(await saveTier(owner, added));
    must(await saveTier(owner, added));
    expect((await rulesOf(eventId)).tiers).toHaveLength(6);
  });

  test('of a stale form is refused, and leaves what others have saved', async () => {
    const eventId = await draftEvent(owner);
    const other = await signedInUser('同事');
    await join(eventId, other, 'organiser');
    const input = { eventId, revision: 1, insert: null };
    must(await saveTier(other, { ...input, prize: preset('duitang'), items: [goods(2, '她的')] }));
    const before = await wholeEvent(eventId);
    const mine = { ...input, prize: preset('duitang'), items: [goods(2, '我的')] };
    expect(refusalOf(await saveTier(owner, mine))).toBe('conflict');
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test.each<[string, SaveTierInput['prize'], SaveTierInput['insert'], string]>([
    ['dice that are a 状元', own([{ exact: '444411' }]), { below: null }, 'exact-is-claim'],
    ['no dice', own([]), { below: null }, 'match-empty'],
    ['the same twice', own([{ exact: '112233' }, { exact: '332211' }]), { below: null }, 'list-repeats'],
    ['dice that are none', own([{ fours: 7 }]), { below: null }, 'option-value'],
    ['a tier that is there', own([{ alike: 3 }], 'yixiu'), { below: null }, 'id-reused'],
    ['a tier that isn’t', own([{ alike: 3 }]), null, 'tier-gone'],
    ['the id of the 状元', own([{ alike: 3 }], 'zhuangyuan'), { below: null }, 'id-reused'],
    ['two 状元 under 免抢', { kind: 'zhuangyuan', quantity: 2 }, null, 'immune-needs-one'],
    ['no name', preset('yixiu', { name: ' ' }), null, 'invalid-input'],
    ['no prizes', preset('yixiu', { quantity: 0 }), null, 'invalid-input'],
  ])('with %s is refused', async (_, prize, insert, code) => {
    const eventId = await draftEvent(owner);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await put(eventId, prize, [], insert))).toBe(code);
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('takes no goods of another tier, none twice, and no picture that isn’t there', async () => {
    const eventId = await draftEvent(owner);
    const [one, two] = [goods(1), goods(1)];
    must(await put(eventId, preset('duitang'), [one, two]));
    const four = preset('sanhong', { quantity: 1 });
    expect(refusalOf(await put(eventId, four, [one]))).toBe('id-reused');
    expect(refusalOf(await put(eventId, preset('sanhong', { quantity: 2 }), [two, two]))).toBe('id-reused');
    expect(refusalOf(await put(eventId, four, [{ ...goods(1), pictureId: newId() }]))).toBe('picture-gone');
  });
});

describe('removing', () => {
  test('takes the goods that were named along, and not the last tier, nor the 状元', async () => {
    const eventId = await draftEvent(owner);
    const item = goods(2);
    must(await put(eventId, preset('duitang'), [item]));
    must(await setSlips(owner, { eventId, tier: 'duitang', on: true }));
    const input = async (tier: string, drops: string[] = []) => ({
      ...{ eventId, tier, drops },
      revision: await revision(eventId),
    });
    expect(refusalOf(await removeTier(owner, await input('duitang')))).toBe('items-would-vanish');
    expect(refusalOf(await removeTier(owner, { ...(await input('duitang')), revision: 1 }))).toBe('conflict');
    expect(must(await removeTier(owner, await input('duitang', [item.id])))).toEqual({ dropped: 1 });
    expect(must(await loadPrizes(owner, eventId))).toMatchObject({ items: [], slipTiers: [] });
    expect(must(await removeTier(owner, await input('duitang', [item.id])))).toEqual({ dropped: 0 });
    expect(refusalOf(await removeTier(owner, await input('zhuangyuan')))).toBe('zhuangyuan-stays');
    for (const tier of ['yixiu', 'erju', 'sijin']) must(await removeTier(owner, await input(tier)));
    expect(refusalOf(await removeTier(owner, await input('sanhong')))).toBe('tiers-empty');
  });
});

describe('the order', () => {
  test('is of just the tiers that there are, and changes what a throw wins', async () => {
    const eventId = await draftEvent(owner);
    const order = ['yixiu', 'erju', 'duitang', 'sijin', 'sanhong'];
    const save = async (changed: string[]) =>
      orderTiers(owner, { eventId, revision: await revision(eventId), order: changed });
    must(await save(order));
    expect((await rulesOf(eventId)).tiers.map(({ id }) => id)).toEqual(order);
    expect(refusalOf(await save(order.slice(1)))).toBe('conflict');
    expect(refusalOf(await save([...order.slice(1), 'sanhong']))).toBe('conflict');
    expect(refusalOf(await orderTiers(owner, { eventId, revision: 1, order: order.toReversed() }))).toBe(
      'conflict',
    );
    must(await orderTiers(owner, { eventId, revision: 1, order }));
    expect(await db().audit.count({ where: { eventId, action: 'prizes.order' } })).toBe(1);
  });
});

describe('the consolation', () => {
  test('is set up, changed and taken away like a tier', async () => {
    const eventId = await draftEvent(owner);
    const prize = { kind: 'consolation', id: 'consolation', name: '安慰奖', quantity: null } as const;
    must(await put(eventId, prize, [goods(1, '月饼')], { below: null }));
    expect((await rulesOf(eventId)).consolation).toEqual({
      id: 'consolation',
      name: '安慰奖',
      quantity: null,
    });
    expect(refusalOf(await put(eventId, { ...prize, id: 'another' }, [], { below: null }))).toBe('id-reused');
    must(await put(eventId, { ...prize, quantity: 3 }, []));
    expect((await rulesOf(eventId)).consolation?.quantity).toBe(3);
    const input = { eventId, revision: await revision(eventId), tier: 'consolation', drops: [] };
    must(await removeTier(owner, input));
    expect((await rulesOf(eventId)).consolation).toBeNull();
  });
});

describe('the final’s prizes', () => {
  test('are listed by place, and a repeat changes nothing', async () => {
    const eventId = await draftEvent(owner);
    const items = [
      { ...goods(1, '手机'), place: 2 },
      { ...goods(1, '电视'), place: 1 },
    ];
    must(await saveFinalItems(owner, { eventId, revision: 1, items }));
    const before = await wholeEvent(eventId);
    must(await saveFinalItems(owner, { eventId, revision: 1, items }));
    expect(await wholeEvent(eventId)).toBe(before);
    const { plan } = must(await loadPrizes(owner, eventId));
    expect(plan.final.map(({ name }) => name)).toEqual(['电视', '手机']);
    expect(refusalOf(await saveFinalItems(owner, { eventId, revision: 1, items: [] }))).toBe('conflict');
  });
});

test('who may: organisers change, viewers look, strangers learn of nothing; nobody once it is open', async () => {
  const eventId = await draftEvent(owner);
  await join(eventId, viewer, 'viewer');
  const page = { eventId, revision: 1 };
  const deeds = [
    (actor: Actor) =>
      saveTier(actor, { ...page, prize: preset('yixiu', { quantity: 9 }), insert: null, items: [] }),
    (actor: Actor) => removeTier(actor, { ...page, tier: 'yixiu', drops: [] }),
    (actor: Actor) => orderTiers(actor, { ...page, order: ['erju', 'yixiu', 'sijin', 'sanhong', 'duitang'] }),
    (actor: Actor) => saveFinalItems(actor, { ...page, items: [{ ...goods(1), place: 1 }] }),
    (actor: Actor) => saveBudget(actor, { ...page, budget: 1, spares: 1 }),
    (actor: Actor) => setSlips(actor, { eventId, tier: 'yixiu', on: true }),
  ];
  const before = await wholeEvent(eventId);
  for (const deed of deeds) {
    expect(refusalOf(await deed(viewer))).toBe('forbidden');
    expect(refusalOf(await deed(stranger))).toBe('not-found');
  }
  expect(must(await loadPrizes(viewer, eventId)).event.editable).toBe(false);
  expect(refusalOf(await loadPrizes(stranger, eventId))).toBe('not-found');
  expect(await wholeEvent(eventId)).toBe(before);
  await db().event.update({ where: { id: eventId }, data: { status: 'open' } });
  for (const deed of deeds.slice(0, 4)) expect(refusalOf(await deed(owner))).toBe('event-not-draft');
});
