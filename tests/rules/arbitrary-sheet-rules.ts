/** Random whole rules objects, every option in play, for properties of odds, forecasts and rule sheets. */
import fc from 'fast-check';
import { ZHUANGYUAN_CLASSES, parseRules, type Matcher, type Rules } from '@/lib/rules';

const matcher: fc.Arbitrary<Matcher> = fc.oneof(
  fc.record({ fours: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ alike: fc.integer({ min: 3, max: 6 }) }),
  fc.constant({ straight: true as const }),
  fc.record({
    exact: fc.constantFrom('334455', '123456', '112233', '222222', '111111', '444411', '555551', '444423'),
  }),
);

const classes = fc.subarray([...ZHUANGYUAN_CLASSES]);
const IDS = ['yixiu', 'erju', 'sijin', 'sanhong', 'duitang', 'mooncake'];

const tiers = fc.integer({ min: 1, max: IDS.length }).chain((length) =>
  fc.tuple(
    ...IDS.slice(0, length).map((id) =>
      fc.record({
        id: fc.constant(id),
        name: fc.constantFrom('甲', '乙', id),
        quantity: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) }, fc.constant(null)),
        match: fc.uniqueArray(matcher, {
          minLength: 1,
          maxLength: 3,
          selector: (one) => JSON.stringify(one),
        }),
        award: fc.constantFrom('immediate', 'immediate', 'immediate', 'ranked'),
        chase: fc.constantFrom('none', 'none', 'last-winner', 'first-winner', 'nearest-behind'),
      }),
    ),
  ),
);

const drafts = fc.record({
  tiers,
  chaseWhile: fc.constantFrom('others-remain', 'game-open'),
  zhuangyuan: fc.record({
    quantity: fc.constantFrom(1, 1, 1, 2, 3),
    order: fc.shuffledSubarray([...ZHUANGYUAN_CLASSES], { minLength: 1 }),
    wuzi: fc.constantFrom('face-then-kicker', 'kicker'),
    contest: fc.constantFrom('highest', 'highest', 'first'),
    repeat: fc.constantFrom('best', 'last'),
    immune: classes,
    duitangAtEnd: classes,
    fallback: fc.constantFrom('none', 'three-dice', 'six-dice'),
    fallbackAfter: fc.integer({ min: 0, max: 3 }),
  }),
  jinhua: fc.record({ duitang: fc.constantFrom('none', 'remaining', 'all'), protected: fc.boolean() }),
  liuhong: fc.record({
    takes: fc.constantFrom('none', 'duitang', 'remaining', 'everything'),
    sparesJinhua: fc.boolean(),
    ends: fc.boolean(),
  }),
  biandijin: fc.record({ takes: fc.constantFrom('none', 'remaining') }),
  liuhei: fc.record({
    then: fc.constantFrom('nothing', 'scramble', 'share-own'),
    faces: fc.shuffledSubarray([1, 2, 3, 5, 6]),
  }),
  extras: fc.record({ sijin: fc.boolean(), wuzi: fc.boolean() }),
  exhausted: fc.constantFrom('nothing', 'step-down'),
  miss: fc.constantFrom('void', 'void-and-skip'),
  finish: fc.constantFrom('stop', 'finish-round', 'quiet-round'),
  roundLimit: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 8 })),
  direction: fc.constantFrom('counterclockwise', 'clockwise'),
  bonusTier: fc.constantFrom('duitang', 'yixiu', 'nowhere'),
  consolation: fc.oneof(
    fc.constant(null),
    fc.record({
      id: fc.constant('cake'),
      name: fc.constantFrom('安慰奖', '月饼'),
      quantity: fc.constantFrom(null, 1, 5),
    }),
  ),
});

/** Valid rules objects; what no rules may say together is taken out of a draft (RULES 3.1). */
export const arbitraryRules: fc.Arbitrary<Rules> = drafts
  .map((draft) => {
    const { zhuangyuan } = draft;
    if (zhuangyuan.quantity === 1) return draft;
    return { ...draft, zhuangyuan: { ...zhuangyuan, immune: [], fallback: 'none' } };
  })
  .map((draft) => parseRules(draft))
  .filter((rules) => rules.ok)
  .map((rules) => rules.value);
