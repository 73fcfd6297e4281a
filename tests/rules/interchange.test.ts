import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  RULES_VERSION,
  answer,
  answerDocument,
  digest,
  parseDocument,
  replay,
  replayDocument,
  type Refusal,
} from '@/lib/rules';

type Json = Record<string, unknown>;

const PLAYERS = ['陈一', '林二', '黄三'];

function doc(log: unknown[], more: Json = {}): Json {
  return { rules: 'corporate', players: PLAYERS, log, ...more };
}

function refusal(input: unknown): Refusal {
  const result = replayDocument(input);
  if (result.ok) throw new Error('accepted');
  return result.error;
}

/** The code, the key that it names and the entry. */
function refused(input: unknown): unknown[] {
  const { code, params } = refusal(input);
  return [code, params.key, params.entry];
}

describe('RULES 9: documents with their answers', () => {
  interface Case {
    name: string;
    doc: unknown;
    answer?: unknown;
    error?: boolean;
  }
  const cases = readFileSync(new URL('./cases.ndjson', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case);

  it.each(cases.map((one) => [one.name, one] as const))(
    '%s',
    (_, { doc: document, answer: expected, error }) => {
      const result = answerDocument(document);
      if (error) expect(result.ok).toBe(false);
      else expect(result).toEqual({ ok: true, value: expected });
    },
  );

  it.each(cases.filter(({ error }) => !error).map((one) => [one.name, one] as const))(
    '%s as the core’s own log',
    (_, { doc: document, answer: expected }) => {
      const parsed = parseDocument(document);
      if (!parsed.ok) throw new Error(parsed.error.code);
      const state = replay(parsed.value.setup, parsed.value.log);
      expect(state.ok && answer(state.value)).toEqual(expected);
    },
  );
});

describe('RULES 9: the format', () => {
  const example = [
    { player: '陈一', dice: '444411' },
    { player: '林二', miss: 'out-of-bowl' },
    { player: '黄三', rethrow: 'cocked' },
    { player: '黄三', dice: '123455' },
    { player: '陈一', pass: true },
    { amend: 4, with: { player: '黄三', dice: '444326' } },
    { remove: 5 },
    { join: '郑四' },
    { leave: '林二' },
    { end: 'time is up', then: 'scramble' },
    { claim: { player: '郑四', tier: 'yixiu', count: 2 } },
    { end: 'all done' },
  ];

  it('answers its example', () => {
    expect(answerDocument(doc(example))).toEqual({
      ok: true,
      value: {
        phase: 'finished',
        next: null,
        title: [{ seat: 1, hand: 'jinhua', entry: 1 }],
        holdings: [
          { seat: 1, tier: 'zhuangyuan', unit: 1 },
          { seat: 1, tier: 'duitang', unit: 1 },
          { seat: 1, tier: 'duitang', unit: 2 },
          { seat: 3, tier: 'sanhong', unit: 1 },
          { seat: 4, tier: 'yixiu', unit: 1 },
          { seat: 4, tier: 'yixiu', unit: 2 },
        ],
        pool: { yixiu: 30, erju: 16, sijin: 8, sanhong: 3, duitang: 0, zhuangyuan: 0 },
        ranked: {},
        moves: [
          { entry: 1, kind: 'jinhua', tier: 'duitang', unit: 1, from: null, to: 1 },
          { entry: 1, kind: 'jinhua', tier: 'duitang', unit: 2, from: null, to: 1 },
          { entry: 4, kind: 'award', tier: 'sanhong', unit: 1, from: null, to: 3 },
          { entry: 11, kind: 'claim', tier: 'yixiu', unit: 1, from: null, to: 4 },
          { entry: 11, kind: 'claim', tier: 'yixiu', unit: 2, from: null, to: 4 },
          { entry: 12, kind: 'title', tier: 'zhuangyuan', unit: 1, from: null, to: 1 },
        ],
        ignored: [],
      },
    });
  });

  it('takes seats for players, and every form of entry', () => {
    const bySeat = [
      { seat: 1, tier: 'yixiu' },
      { seat: 2, tier: null },
      { seat: 3, miss: 'foul' },
      { seat: 2, leave: true },
      { seat: 2, return: true },
      { leave: '黄三' },
      { return: '黄三' },
      { insert: { seat: 3, dice: '123456' }, before: 2 },
      { insert: { leave: '陈一' }, before: 3 },
    ];
    const parsed = parseDocument(doc(bySeat));
    expect(parsed.ok && parsed.value.log).toEqual([
      { kind: 'called', seat: 1, tier: 'yixiu' },
      { kind: 'called', seat: 2, tier: null },
      { kind: 'miss', seat: 3, reason: 'foul' },
      { kind: 'leave', seat: 2 },
      { kind: 'return', seat: 2 },
      { kind: 'leave', seat: 3 },
      { kind: 'return', seat: 3 },
      { kind: 'insert', before: 2, entry: { kind: 'throw', seat: 3, dice: '123456' } },
      { kind: 'insert', before: 3, entry: { kind: 'leave', seat: 1 } },
    ]);
    const extras = doc([{ seat: 1, tier: 'sijin', fours: 2 }], { rules: 'lugu' });
    expect(replayDocument(extras)).toMatchObject({ ok: true });
  });

  it('tells players apart by their seat: a name that two share says too little', () => {
    const shared = { players: ['王伟', '王伟'] };
    expect(refused(doc([{ player: '王伟', dice: '123456' }], shared))).toEqual([
      'player-ambiguous',
      undefined,
      1,
    ]);
    expect(replayDocument(doc([{ seat: 1, dice: '123456' }], shared)).ok).toBe(true);
    expect(refused(doc([{ join: '陈一' }, { player: '陈一', dice: '123456' }]))[0]).toBe('player-ambiguous');
  });

  it('knows players by the name they have when the entry is added', () => {
    const renamed = [{ join: '郑五' }, { amend: 1, with: { join: '郑四' } }, { leave: '郑四' }];
    expect(replayDocument(doc(renamed)).ok).toBe(true);
    expect(refused(doc([...renamed.slice(0, 2), { leave: '郑五' }]))).toEqual([
      'player-unknown',
      undefined,
      3,
    ]);
    expect(refused(doc([{ join: '郑四' }, { remove: 1 }, { leave: '郑四' }]))[0]).toBe('player-unknown');
  });

  it('has finals with places and rounds, 1 and 3 if left out', () => {
    const final = parseDocument({ format: 'contest', rules: 'plain', players: PLAYERS, log: [] });
    expect(final.ok && final.value.setup).toMatchObject({
      kind: 'final',
      format: 'contest',
      places: 1,
      rounds: 3,
    });
    const given = parseDocument({
      format: 'seal',
      rules: 'plain',
      players: PLAYERS,
      log: [],
      places: 2,
      rounds: 5,
    });
    expect(given.ok && given.value.setup).toMatchObject({ places: 2, rounds: 5 });
    expect(
      answerDocument({
        format: 'three-dice',
        rules: 'plain',
        players: ['a'],
        log: [{ player: 'a', dice: '111' }],
      }),
    ).toEqual({
      ok: true,
      value: { phase: 'finished', next: null, title: [], ranking: [{ rank: 1, seat: 1 }], ignored: [] },
    });
  });
});

describe('RULES 9: bad input', () => {
  it.each([
    [null, 'not-an-object', 'document'],
    [[], 'not-an-object', 'document'],
    ['corporate', 'not-an-object', 'document'],
    [doc([], { note: 1 }), 'key-unknown', 'note'],
    [doc([], { places: 1 }), 'key-unknown', 'places'],
    [{ players: PLAYERS, log: [] }, 'key-missing', 'rules'],
    [{ rules: 'plain', log: [] }, 'key-missing', 'players'],
    [{ rules: 'plain', players: PLAYERS }, 'key-missing', 'log'],
    [doc([], { players: {} }), 'value-wrong', 'players'],
    [doc([], { players: [1] }), 'value-wrong', 'name'],
    [doc([], { log: {} }), 'value-wrong', 'log'],
    [doc([], { log: null }), 'value-wrong', 'log'],
    [doc([], { format: 'two-dice' }), 'format-unknown', 'format'],
    [doc([], { format: null }), 'format-unknown', 'format'],
    [doc([], { format: 'seal', places: 0 }), 'places-value', 'places'],
    [doc([], { format: 'seal', rounds: '3' }), 'rounds-value', 'rounds'],
    [doc([], { format: 'seal', rounds: null }), 'rounds-value', 'rounds'],
  ])('refuses a document like %j', (input, code, key) => {
    expect(refused(input)).toEqual([code, key, undefined]);
  });

  it('names an option of its rules, or a seat of its players', () => {
    expect(refusal(doc([], { rules: { preset: 'plain', miss: 'maybe' } }))).toEqual({
      code: 'option-value',
      params: { option: 'miss' },
    });
    expect(refusal(doc([], { players: ['a', ''] }))).toEqual({
      code: 'name-empty',
      params: { key: 'name', seat: 2 },
    });
    expect(refusal(doc([], { players: [] })).code).toBe('players-none');
    expect(refusal(doc([], { players: Array.from({ length: 31 }, () => 'a') })).code).toBe(
      'players-too-many',
    );
  });

  it.each([
    [null, 'not-an-object', 'entry'],
    [[], 'not-an-object', 'entry'],
    [{}, 'kind-unknown', undefined],
    [{ player: '陈一' }, 'kind-unknown', undefined],
    [{ player: '陈一', note: 1 }, 'key-unknown', 'note'],
    [{ player: '陈一', dice: '123456', note: 1 }, 'key-unknown', 'note'],
    [{ player: '陈一', dice: '123456', miss: 'foul' }, 'key-unknown', 'miss'],
    [JSON.parse('{"player":"陈一","dice":"123456","__proto__":1}'), 'key-unknown', '__proto__'],
    [{ player: '陈一', seat: 1, dice: '123456' }, 'player-and-seat', 'player'],
    [{ dice: '123456' }, 'key-missing', 'player'],
    [{ player: 1, dice: '123456' }, 'value-wrong', 'player'],
    [{ player: '陈一', dice: '12345' }, 'dice-value', 'dice'],
    [{ player: '陈一', dice: '123457' }, 'dice-value', 'dice'],
    [{ player: '陈一', dice: [1, 2, 3, 4, 5, 6] }, 'dice-value', 'dice'],
    [{ player: '陈一', dice: 123456 }, 'dice-value', 'dice'],
    [{ seat: 0, dice: '123456' }, 'seat-value', 'seat'],
    [{ seat: 1.5, dice: '123456' }, 'seat-value', 'seat'],
    [{ seat: '1', dice: '123456' }, 'seat-value', 'seat'],
    [{ seat: 31, dice: '123456' }, 'seat-value', 'seat'],
    [{ player: '陈一', miss: 'late' }, 'value-wrong', 'reason'],
    [{ player: '陈一', rethrow: 'foul' }, 'value-wrong', 'reason'],
    [{ player: '陈一', pass: false }, 'value-wrong', 'pass'],
    [{ player: '陈一', pass: 1 }, 'value-wrong', 'pass'],
    [{ player: '陈一', tier: 1 }, 'value-wrong', 'tier'],
    [{ player: '陈一', tier: 'sijin', fours: 3 }, 'value-wrong', 'fours'],
    [{ player: '陈一', tier: 'sijin', fours: null }, 'value-wrong', 'fours'],
    [{ join: '' }, 'name-empty', 'name'],
    [{ join: 'a\nb' }, 'name-characters', 'name'],
    [{ join: '😀'.repeat(101) }, 'name-too-long', 'name'],
    [{ join: null }, 'value-wrong', 'name'],
    [{ leave: true }, 'value-wrong', 'player'],
    [{ leave: '陈一', player: '陈一' }, 'key-unknown', 'player'],
    [{ seat: 1, leave: false }, 'value-wrong', 'leave'],
    [{ seat: 1, leave: '陈一' }, 'value-wrong', 'leave'],
    [{ end: '' }, 'reason-empty', 'reason'],
    [{ end: 1 }, 'value-wrong', 'reason'],
    [{ end: 'a\u0000' }, 'reason-characters', 'reason'],
    [{ end: 'x'.repeat(501) }, 'reason-too-long', 'reason'],
    [{ end: 'x', then: 'dinner' }, 'value-wrong', 'then'],
    [{ end: 'x', then: null }, 'value-wrong', 'then'],
    [{ claim: null }, 'not-an-object', 'claim'],
    [{ claim: { player: '陈一', tier: 'yixiu' } }, 'key-missing', 'count'],
    [{ claim: { player: '陈一', tier: 'yixiu', count: 0 } }, 'value-wrong', 'count'],
    [{ claim: { player: '陈一', tier: 'yixiu', count: 1e9 } }, 'value-wrong', 'count'],
    [{ claim: { player: '陈一', tier: null, count: 1 } }, 'value-wrong', 'tier'],
    [{ claim: { player: '陈一', tier: 'yixiu', count: 1, note: 1 } }, 'key-unknown', 'note'],
    [{ amend: 1 }, 'not-an-object', 'entry'],
    [{ amend: 1, with: { remove: 1 } }, 'target-is-correction', 'with'],
    [{ amend: 1, with: { amend: 1, with: { join: 'x' } } }, 'target-is-correction', 'with'],
    [{ amend: 1, with: { insert: { join: 'x' }, before: 1 } }, 'join-inserted', 'entry'],
    [{ amend: '1', with: { player: '陈一', pass: true } }, 'target-value', 'target'],
    [{ remove: 0 }, 'target-value', 'target'],
    [{ remove: 2 ** 53 }, 'target-value', 'target'],
    [{ remove: 1, with: {} }, 'key-unknown', 'with'],
    [{ insert: { player: '陈一', pass: true } }, 'key-missing', 'before'],
    [{ insert: { join: 'x' }, before: 1 }, 'join-inserted', 'entry'],
    [{ insert: { remove: 1 }, before: 1 }, 'target-is-correction', 'entry'],
  ])('refuses an entry like %j, and names it', (entry, code, key) => {
    expect(refused(doc([{ join: '某' }, entry]))).toEqual([code, key, 2]);
  });

  it('refuses an unknown player, a claim of more than is left, an entry out of turn', () => {
    expect(refusal(doc([{ player: '某', dice: '123456' }]))).toEqual({
      code: 'player-unknown',
      params: { player: '某', entry: 1 },
    });
    const claim = [{ end: 'x', then: 'scramble' }, { claim: { player: '陈一', tier: 'duitang', count: 3 } }];
    expect(refusal(doc(claim))).toMatchObject({ code: 'more-than-left', params: { left: 2, entry: 2 } });
    expect(refusal(doc([{ player: '林二', dice: '123456' }]))).toMatchObject({
      code: 'not-your-turn',
      params: { seat: 2, next: 1, entry: 1 },
    });
  });

  it('refuses 2,001 entries, whatever they are', () => {
    const entries = Array.from({ length: 2001 }, () => null);
    expect(refusal(doc(entries))).toEqual({ code: 'log-full', params: { most: 2000, entry: 2001 } });
  });
});

describe('digest', () => {
  const state = (log: unknown[]): Parameters<typeof digest>[0] => {
    const result = replayDocument(doc(log));
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };

  it('is the same for the same answer, however it came about', () => {
    const one = state([{ seat: 1, dice: '123456' }]);
    const other = state([{ seat: 1, dice: '654321' }]);
    expect(digest(one)).toBe(digest(other));
    expect(digest(one)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('differs where the answer does', () => {
    const digests = ['123456', '444411', '112356', '444444', '441256'].map((dice) =>
      digest(state([{ seat: 1, dice }])),
    );
    expect(new Set(digests).size).toBe(5);
  });

  it('stays what it is while the version does', () => {
    expect([RULES_VERSION, digest(state([{ seat: 1, dice: '444411' }]))]).toEqual([1, 'efc8279f627330f8']);
  });
});
