import { classify, type Hand } from '@/lib/rules';
import type { DiceSource } from '../../support/dice';
import type { HttpHost } from './http-host';

const CLAIMS: readonly Hand[] = ['sihong', 'wuzi', 'wuhong', 'jinhua', 'liuhei', 'biandijin', 'liuhong'];
/** So many throws go up together, as after a minute without a network. */
const QUEUE = 10;

/** A throw by whoever's turn it is. */
export function throwNext(host: HttpHost, dice: string): string {
  return host.queue({ kind: 'throw', seat: host.next, dice });
}

/** Throws at random until `done`; sends as it goes. */
export async function playUntil(
  host: HttpHost,
  dice: DiceSource,
  done: () => boolean,
  accept: (dice: string) => boolean = anything,
): Promise<void> {
  for (let count = 0; !done(); count++) {
    if (count > 1500) throw new Error('the game does not end');
    throwNext(host, acceptable(dice, accept));
    if (count % QUEUE === QUEUE - 1) await host.flush();
  }
  await host.flush();
}

/** Plays a game to its end. */
export function playOut(
  host: HttpHost,
  dice: DiceSource,
  accept: (dice: string) => boolean = anything,
): Promise<void> {
  return playUntil(host, dice, () => host.state.phase === 'finished', accept);
}

/** No 状元 by any hand, so that a table gives out all else and has to throw for it. */
export function noClaim(dice: string): boolean {
  return !CLAIMS.includes(classify(dice).hand);
}

function anything(): boolean {
  return true;
}

function acceptable(dice: DiceSource, accept: (dice: string) => boolean): string {
  for (;;) {
    const thrown = dice.six();
    if (accept(thrown)) return thrown;
  }
}
