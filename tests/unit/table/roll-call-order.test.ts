import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDraft, readDraft, writeDraft, type Draft } from '@/components/host-shell/roll-call-draft';
import {
  awayOf,
  byPlan,
  byTaps,
  fitSitting,
  isTapping,
  moveTo,
  orderOf,
  plannedSitting,
  presentOf,
  starterBy,
  tapName,
  throwingOrder,
  toggleAway,
  type Sitting,
} from '@/components/host-shell/roll-call-order';

const seatsOf = (ids: string) => [...ids].map((id, at) => ({ id, name: id, department: '', chair: at + 1 }));
const SEATS = seatsOf('abcdef');
const plan = plannedSitting(SEATS);
const taps = (sitting: Sitting, ids: string) => [...ids].reduce(tapName, byTaps(sitting));
const order = (sitting: Sitting) => orderOf(sitting).join('');

describe('tapping in sitting order', () => {
  it('keeps drags and absences of the plan, and gives them back', () => {
    const marked = toggleAway(moveTo(plan, 'f', 0), 'c');
    const tapped = taps(marked, 'da');
    expect([order(marked), awayOf(marked)]).toEqual(['fabcde', ['c']]);
    expect(presentOf(tapped)).toEqual(['d', 'a']);
    expect(byPlan(tapped)).toMatchObject({ planned: [...'fabcde'], away: new Set('c') });
    const resumed = byTaps(byPlan(tapped));
    expect(presentOf(resumed)).toEqual(['d', 'a']);
    expect([...resumed.away]).toEqual(['c']);
  });

  it('is over once everybody who is here has been tapped; who isn’t sits behind their neighbour', () => {
    const marked = toggleAway(toggleAway(plan, 'c'), 'a');
    expect(isTapping(taps(marked, 'fed'))).toBe(true);
    const whole = taps(marked, 'fedb');
    expect([isTapping(whole), order(whole), awayOf(whole)]).toEqual([false, 'faedbc', ['a', 'c']]);
  });

  it('takes a place away by a second tap, and lets in who was marked as missing', () => {
    const marked = toggleAway(plan, 'c');
    expect(taps(marked, 'abea').tapped).toEqual(['b', 'e']);
    const came = taps(marked, 'ac');
    expect([came.tapped, [...came.away]]).toEqual([['a', 'c'], []]);
  });

  it('doesn’t place who has been marked as missing meanwhile', () => {
    const back = toggleAway(byPlan(taps(plan, 'abc')), 'b');
    expect(byTaps(back).tapped).toEqual(['a', 'c']);
  });
});

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('tap' as const), id: fc.constantFrom(...'abcdef') }),
    fc.record({ act: fc.constant('away' as const), id: fc.constantFrom(...'abcdef') }),
    fc.record({ act: fc.constant('move' as const), id: fc.constantFrom(...'abcdef') }),
    fc.record({ act: fc.constantFrom('taps' as const, 'plan' as const), id: fc.constant('') }),
  ),
);
const after = (list: { act: string; id: string }[]) =>
  list.reduce((sitting: Sitting, { act, id }) => {
    if (act === 'tap') return isTapping(sitting) ? tapName(sitting, id) : sitting;
    if (act === 'away') return isTapping(sitting) ? sitting : toggleAway(sitting, id);
    if (act === 'move') return isTapping(sitting) ? sitting : moveTo(sitting, id, 2);
    return act === 'taps' ? byTaps(sitting) : byPlan(sitting);
  }, plan);

describe('whatever the host does', () => {
  it('everybody sits somewhere once, and is either here or not', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const sitting = after(list);
        expect([...orderOf(sitting)].sort().join('')).toBe('abcdef');
        expect([...awayOf(sitting), ...presentOf(sitting)].sort().join('')).toBe('abcdef');
        const [starter = 'a'] = presentOf(sitting);
        const thrown = throwingOrder(sitting, starter);
        expect(thrown.order[0]).toBe(starter);
        expect(thrown.away.sort()).toEqual(awayOf(sitting).sort());
      }),
    );
  });

  it('going to and fro between plan and taps loses no mark', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const sitting = byTaps(after(list));
        expect(byTaps(byPlan(sitting))).toEqual(sitting);
        const planned = byPlan(after(list));
        expect(byPlan(byTaps(planned))).toMatchObject({ planned: planned.planned, away: planned.away });
      }),
    );
  });

  it('comes back after a reload, and not for other seats or after another roll-call', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const draft: Draft = { sitting: after(list), starter: { chosen: 'b', dice: '35', direct: true } };
        const game = { game: 'g', seats: SEATS, rollCall: null };
        const kept = writeDraft(draft, game);
        expect(readDraft(kept, game)).toEqual(draft);
        expect(readDraft(kept, { ...game, seats: seatsOf('abcdeg') })).toBeNull();
        expect(readDraft(kept, { ...game, seats: seatsOf('abcde') })).toBeNull();
        expect(readDraft(kept, { ...game, rollCall: 'another' })).toBeNull();
      }),
    );
  });
});

describe('a draft', () => {
  it.each([null, '', '{', '[]', '{"v":2}', '{"v":1,"after":null,"planned":"abc"}'])(
    'that reads %s is none',
    (kept) => {
      expect(readDraft(kept, { game: 'g', seats: SEATS, rollCall: null })).toBeNull();
    },
  );

  it('begins with how things are where the roll is called again', () => {
    const seats = [...SEATS.slice(2), ...SEATS.slice(0, 2)];
    expect(order(firstDraft({ seats }, ['d']).sitting)).toBe('cdefab');
    expect(awayOf(firstDraft({ seats }, ['d']).sitting)).toEqual(['d']);
    expect(order(firstDraft({ seats }, null).sitting)).toBe('abcdef');
  });

  it('takes in a seat that was given meanwhile, and loses one that went', () => {
    const marked = toggleAway(taps(plan, 'ba'), 'f');
    const fitted = fitSitting(marked, seatsOf('acdefg'));
    expect([fitted.planned.join(''), fitted.tapped, [...fitted.away]]).toEqual(['acdefg', ['a'], ['f']]);
    expect(fitSitting(marked, SEATS)).toBe(marked);
  });
});

describe('the starter', () => {
  it('is counted from the elder among those who are here', () => {
    const marked = toggleAway(plan, 'd');
    expect(starterBy(marked, 'b', 3)).toBe('e');
    expect(starterBy(marked, 'f', 12)).toBe('a');
    expect(starterBy(marked, 'd', 3)).toBeNull();
  });
});
