/** How the throwing goes and when it is over: the sheet's sections of turns and of the end. */
import { extraKinds, neverGone, type Facts } from './rule-sheet-facts';
import { refOf, say, sayIf, type SheetItem } from './rule-sheet-items';

/** RULES 6.1, 6.2, 6.4. */
export function throwingItems({ rules, book, chase }: Facts): SheetItem[] {
  const chased = chase.some((time) => time !== 'never');
  return [
    say(`turns-${rules.direction}`),
    say('first-thrower'),
    say(extraKinds(book).length > 0 ? 'highest-counts-but-extras' : 'highest-counts'),
    say(rules.miss === 'void' ? 'miss-void' : 'miss-skip'),
    say('cocked'),
    say('foul'),
    say('pass'),
    say(chased ? 'leave-chased' : 'leave'),
    say('late'),
  ];
}

/** RULES 6.6 to 6.10. */
export function endItems(facts: Facts): SheetItem[] {
  const { rules } = facts;
  const never = neverGone(facts);
  const { roundLimit } = rules;
  return [
    never.length > 0 ? say('never-done', { tiers: { tiers: never } }) : finishItem(facts),
    ...(roundLimit === null ? [] : [say('round-limit', { rounds: roundLimit })]),
    ...withoutTitle(facts),
    ...endEarly(facts),
    say('left-over'),
  ];
}

/** With one round only, a quiet circle after it never comes: the round's end is the end. */
function finishItem({ rules }: Facts): SheetItem {
  const quiet = rules.finish === 'quiet-round' && rules.roundLimit !== 1;
  const code = rules.finish === 'stop' ? 'finish-stop' : quiet ? 'finish-quiet' : 'finish-round';
  const unlimited = rules.tiers.filter(({ quantity }) => quantity === null).map(refOf);
  const details = unlimited.length > 0 ? [say('unlimited-not-counted', { tiers: { tiers: unlimited } })] : [];
  return say(code, {}, { details });
}

/** RULES 6.9. */
function withoutTitle({ rules, highest }: Facts): SheetItem[] {
  const { fallback, fallbackAfter: circles } = rules.zhuangyuan;
  const limited = rules.roundLimit !== null;
  if (!highest) return [];
  if (fallback === 'none') return [say(limited ? 'no-title-at-limit' : 'no-title-wait')];
  const details = [
    ...sayIf(limited, 'roll-off-at-limit'),
    say(`roll-off-${fallback}`),
    say('roll-off-again'),
  ];
  return [say('roll-off', { circles }, { details })];
}

/** RULES 6.7, 6.8. */
function endEarly({ rules, highest, limited }: Facts): SheetItem[] {
  const { fallback } = rules.zhuangyuan;
  const rollOff = fallback === 'three-dice' ? 'end-early-three-dice' : 'end-early-six-dice';
  const grabbed = limited.map(refOf);
  const scramble =
    grabbed.length > 0
      ? say('scramble-how', { tiers: { tiers: grabbed } }, { details: [say('scramble-zhuangyuan')] })
      : say('scramble-zhuangyuan');
  return [say('end-early', {}, { details: sayIf(highest, rollOff) }), scramble];
}
