import { useTranslations } from 'use-intl';
import { handName, tierName } from '../table/use-words';
import { meaningOf, type PlainEntry } from '../../lib/rules';
import type { StoredEntry } from '../../lib/schemas/append';
import { DiceRow } from '../dice/dice-row';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { useReason } from './use-reason';

/** What this device had entered and what didn't get into the log: each is added at the end or dropped, by a person. */
export function ReviewScreen() {
  const t = useTranslations('table');
  const { snapshot, client, screens, writing, tell } = useHost();
  const reason = useReason();
  const describe = useDescription();
  return (
    <Sheet title={t('review.title')} backLabel={t('back')} onBack={screens.close}>
      <p className="mb-3 text-ink-2">{t(writing ? 'review.hint' : 'review.hintReading')}</p>
      <ul className="flex flex-col gap-2">
        {snapshot.held.map(({ sent, refusal }) => (
          <li key={sent.id} className="flex flex-col gap-2 rounded-xl border border-line bg-card p-3">
            <p className="flex flex-wrap items-center gap-2 text-lg">
              <b>{describe(sent.entry)}</b>
              {sent.entry.kind === 'throw' && (
                <DiceRow dice={sent.entry.dice} label={[...sent.entry.dice].join(' ')} className="size-6" />
              )}
            </p>
            <p className="text-sm text-ink-2">{reason(refusal)}</p>
            <div className="flex gap-2">
              <BigButton
                className="flex-1"
                disabled={!writing}
                onClick={() => tell(client.review(sent.id, 'add'))}
              >
                {t('review.add')}
              </BigButton>
              <BigButton className="flex-1" onClick={() => void client.review(sent.id, 'drop')}>
                {t('review.drop')}
              </BigButton>
            </div>
          </li>
        ))}
        {snapshot.held.length === 0 && <li className="p-4 text-center text-ink-2">{t('review.none')}</li>}
      </ul>
    </Sheet>
  );
}

/** One entry that isn't in the log, in a few words. */
function useDescription(): (entry: StoredEntry) => string {
  const t = useTranslations('table');
  const { words, log, state } = useHost();
  const plain = (entry: PlainEntry<string>): string => {
    if (!('seat' in entry)) return entry.kind === 'join' ? entry.name : words.t('kind.end');
    const who = words.seat(log.seatNumbers.get(entry.seat) ?? 0);
    return t('review.what', { who, what: whatOf(entry) });
  };
  const whatOf = (entry: PlainEntry<string>): string => {
    switch (entry.kind) {
      case 'throw': {
        if (entry.dice.length !== 6) return entry.dice;
        const { hand, detail } = meaningOf(state.rules, entry.dice);
        return handName(words.t, hand, detail);
      }
      case 'called':
        return entry.tier === null ? words.hand('none') : tierName(words.t, state.rules, entry.tier);
      case 'miss':
        return words.t(entry.reason === 'foul' ? 'kind.foul' : 'kind.miss');
      default:
        return words.t(`kind.${entry.kind}`);
    }
  };
  return (entry) => {
    switch (entry.kind) {
      case 'amend':
        return t('review.what', { who: words.t('kind.amend'), what: plain(entry.with) });
      case 'insert':
        return plain(entry.entry);
      case 'remove':
        return words.t('kind.remove');
      default:
        return plain(entry);
    }
  };
}
