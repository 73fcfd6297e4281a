import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { difference, explain, forgottenBefore, type PlainEntry } from '../../lib/rules';
import type { StoredEntry } from '../../lib/schemas/append';
import { newId } from '../../lib/schemas/new-id';
import { appendStored, toIds } from '../../lib/schemas/stored-log';
import { DifferenceList } from '../table/difference-list';
import { tellEntry } from '../table/sentences';
import { EntryForm } from './entry-form';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { useReason } from './use-reason';

/** A correction: what it will say, and who gains and loses what by it, before it counts. */
export function EditScreen(props: { entry: number; act: 'amend' | 'insert' | 'remove' }) {
  const t = useTranslations('table');
  const { state, log, words, view, screens, act } = useHost();
  const reason = useReason();
  const { entry: number } = props;
  const old = useMemo(() => (number <= state.length ? explain(state, number) : null), [state, number]);
  const expected = useMemo(
    () => (props.act === 'insert' && number <= state.length ? forgottenBefore(state, number) : null),
    [state, number, props.act],
  );
  const [plain, setPlain] = useState<PlainEntry | null>(null);
  const target = log.entryIds[number - 1];

  const correction = useMemo((): StoredEntry | null => {
    if (!target) return null;
    if (props.act === 'remove') return { kind: 'remove', target };
    if (!plain) return null;
    return props.act === 'amend'
      ? toIds(log, { kind: 'amend', target: number, with: plain })
      : toIds(log, { kind: 'insert', before: number, entry: plain });
  }, [target, props.act, plain, log, number]);
  const tried = useMemo(
    () => (correction ? appendStored(log, newId(), correction) : null),
    [log, correction],
  );
  if (!old || !target) return null;

  const who = old.seat === null ? '' : words.seat(old.seat);
  return (
    <Sheet
      title={t(`edit.title.${props.act}`, { entry: number })}
      backLabel={t('back')}
      onBack={screens.close}
      foot={
        <div className="flex max-h-full w-full flex-col gap-2">
          <div aria-live="polite" className="max-h-40 overflow-y-auto across:max-h-full">
            {tried === null ? (
              <p className="text-ink-2">{t('edit.choose')}</p>
            ) : tried.ok ? (
              <>
                <p className="text-sm font-bold text-ink-2">{t('difference.caption')}</p>
                <DifferenceList difference={difference(state, tried.value.state)} words={words} />
              </>
            ) : (
              <p className="font-bold text-lacquer">{reason(tried.error)}</p>
            )}
          </div>
          <BigButton
            look="primary"
            disabled={!tried?.ok}
            onClick={() => {
              if (correction && act([correction])) screens.close();
            }}
          >
            {t(`edit.confirm.${props.act}`)}
          </BigButton>
        </div>
      }
    >
      <p className="mb-3 rounded-xl bg-sand p-3 short:mb-2 short:px-3 short:py-1.5">
        {t('edit.now', { entry: number, who, heading: tellEntry(words, view, old).heading })}
      </p>
      {props.act !== 'remove' && (
        <EntryForm
          old={props.act === 'amend' ? old.plain : null}
          seat={expected ?? old.seat}
          expected={expected}
          onEntry={setPlain}
        />
      )}
    </Sheet>
  );
}
