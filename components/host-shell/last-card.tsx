import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Explanation } from '../../lib/rules';
import { eyesOf } from '../../lib/schemas/two-eyes';
import { lastEntry } from '../table/last-entry';
import { ResultCard } from '../table/result-card';
import { tellEntry } from '../table/sentences';
import { unitsHeld } from '../table/swap';
import { Icon } from '../ui/icon';
import { Beginning } from './beginning';
import { useHost } from './host-context';
import { Joy } from './joy';
import { SwapButton } from './swap-button';
import { useEyes } from './use-eyes';

/** The last throw at the table; each of its dice can be put right from here. */
export function LastCard(props: {
  onFix: ((number: number, seat: number, dice: string, at: number) => void) | null;
}) {
  const t = useTranslations('table');
  const { state, words, view, screens, settings, log, snapshot } = useHost();
  const eyes = useEyes();
  const last = useMemo(() => lastEntry(state), [state]);
  const told = useMemo(() => last && tellEntry(words, view, last), [words, view, last]);
  if (!last || !told || snapshot.entries.at(-1)?.rollCall) return <Beginning />;
  const dice = last.plain?.kind === 'throw' ? last.plain.dice : null;
  const { seat, entry } = last;
  const caption = t(`last.${captionOf(last)}`);
  const eyed = eyesOf(eyes.all, entry);
  const confirmed = eyed === 'confirmed';
  const stands = told.tone === 'title' && (eyed === null || confirmed);
  const reading = log.entryIds[(last.amendedBy ?? entry) - 1] ?? '';
  const fix = props.onFix;
  const fixable = fix && dice !== null && seat !== null ? (at: number) => fix(entry, seat, dice, at) : null;
  return (
    <>
      <ResultCard
        // A 状元 comes anew, as something of its own; what else there is changes in its place, which is sooner there.
        key={stands ? reading : 'card'}
        news={reading}
        caption={confirmed ? `${caption} · ${t('eyes.confirmed')}` : caption}
        told={stands || told.tone !== 'title' ? told : { ...told, tone: 'win' }}
        dice={dice}
        diceLabel={t(fixable ? 'last.diceFix' : 'last.dice', { dice: dice ?? '' })}
        dieLabel={(face) => t('last.fixDie', { face })}
        {...(fixable ? { onDie: fixable } : {})}
      >
        <span className="-my-2 flex short:-mb-6">
          <SwapButton units={unitsHeld(view, last.moves)} />
          <button
            type="button"
            onClick={() => screens.open({ name: 'why', entry })}
            className="flex min-h-14 items-center gap-1 px-2 text-base font-bold whitespace-nowrap text-lacquer"
          >
            <Icon name="info" className="size-5" />
            {t('why.open')}
          </button>
        </span>
      </ResultCard>
      {stands && <Joy key={`joy ${reading}`} reading={reading} sound={settings.sound} />}
    </>
  );
}

function captionOf({ plain, amendedBy }: Explanation): 'amended' | 'caption' | 'event' {
  if (amendedBy) return 'amended';
  return plain && ['throw', 'called', 'miss'].includes(plain.kind) ? 'caption' : 'event';
}
