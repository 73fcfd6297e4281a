import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { turnEntries } from '../../lib/rules';
import { LogList } from '../table/log-list';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';

/** The whole log, with what each entry did; any of them can be corrected from here. */
export function LogScreen() {
  const t = useTranslations('table');
  const { view, words, snapshot, screens, writing, state } = useHost();
  const marks = (number: number) => {
    const entry = entries[number - 1];
    if (!entry) return [];
    return [
      ...(entry.confirmed ? [] : [t('log.unsent')]),
      ...(entry.author === 'organiser' ? [t('log.organiser')] : []),
    ];
  };
  const { entries } = snapshot;
  const batchOf = useCallback((number: number) => entries[number - 1]?.batch, [entries]);
  const turns = useMemo(() => new Set(turnEntries(state)), [state]);
  const correctable = (number: number) => {
    const kind = state.log[number - 1]?.kind;
    return kind !== 'amend' && kind !== 'remove';
  };
  return (
    <Sheet title={t('log.title')} backLabel={t('back')} onBack={screens.close}>
      <LogList
        view={view}
        words={words}
        batchOf={batchOf}
        marks={marks}
        actions={(entry) => (
          <>
            <BigButton onClick={() => screens.open({ name: 'why', entry })}>{t('why.open')}</BigButton>
            {writing && correctable(entry) && (
              <>
                <BigButton onClick={() => screens.open({ name: 'edit', entry, act: 'amend' })}>
                  {t('edit.amend')}
                </BigButton>
                <BigButton onClick={() => screens.open({ name: 'edit', entry, act: 'insert' })}>
                  {t('edit.insert')}
                </BigButton>
              </>
            )}
            {writing && (
              <BigButton onClick={() => screens.open({ name: 'edit', entry, act: 'remove' })}>
                {t('edit.remove')}
              </BigButton>
            )}
            {writing && turns.has(entry) && (
              <BigButton onClick={() => screens.open({ name: 'shift', entry })}>
                {words.t('shift.open')}
              </BigButton>
            )}
          </>
        )}
      />
    </Sheet>
  );
}
