import { useTranslations } from 'use-intl';
import { difference, explain } from '../../lib/rules';
import { DifferenceList } from '../table/difference-list';
import { headingOf } from '../table/sentences';
import { ShiftList } from '../table/shift-list';
import { useShift } from '../table/use-shift';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';

/** A run of entries that are all one seat off, put right in one act; what that changes is shown before it counts. */
export function ShiftScreen({ entry }: { entry: number }) {
  const t = useTranslations('table');
  const { log, state, words, screens, act } = useHost();
  const { turns, ends, first, last, to, setFirst, setLast, setTo, tried } = useShift(log, entry);
  const { shift, after, entries } = tried;
  const possible = after.ok && entries.length > 0;
  return (
    <Sheet
      title={words.t('shift.title')}
      backLabel={t('back')}
      onBack={screens.close}
      foot={
        <div className="flex max-h-full w-full flex-col gap-2">
          {possible && (
            <div
              aria-live="polite"
              className="max-h-36 overflow-y-auto short:max-h-24 across:max-h-full across:min-h-0 across:flex-1"
            >
              <p className="text-sm font-bold text-ink-2">{t('difference.caption')}</p>
              <DifferenceList difference={difference(state, after.value.state)} words={words} />
            </div>
          )}
          <BigButton
            look="primary"
            disabled={!possible}
            onClick={() => {
              if (act(entries)) screens.close();
            }}
          >
            {words.t('shift.confirm', { count: shift.shifted.length })}
          </BigButton>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <EntryChoice label={words.t('shift.first')} entries={turns} value={first} onEntry={setFirst} />
        <EntryChoice label={words.t('shift.last')} entries={ends} value={last} onEntry={setLast} />
        <div role="group" aria-label={words.t('shift.whose')} className="grid grid-cols-2 gap-2">
          {(['next', 'previous'] as const).map((one) => (
            <BigButton
              key={one}
              aria-pressed={to === one}
              look={to === one ? 'danger' : 'plain'}
              onClick={() => setTo(one)}
            >
              {words.t(`shift.to.${one}`)}
            </BigButton>
          ))}
        </div>
        <ShiftList state={state} words={words} tried={tried} />
      </div>
    </Sheet>
  );
}

function EntryChoice(props: {
  label: string;
  entries: readonly number[];
  value: number;
  onEntry: (entry: number) => void;
}) {
  const { words, state } = useHost();
  return (
    <label className="flex items-center gap-3 font-bold">
      <span className="shrink-0">{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => props.onEntry(Number(event.currentTarget.value))}
        className="h-14 min-w-0 flex-1 rounded-xl border border-edge bg-card px-3 text-lg"
      >
        {props.entries.map((entry) => {
          const told = explain(state, entry);
          return (
            <option key={entry} value={entry}>
              {words.t('shift.entry', {
                entry,
                who: told.seat === null ? '' : words.seat(told.seat),
                heading: headingOf(words, told),
              })}
            </option>
          );
        })}
      </select>
    </label>
  );
}
