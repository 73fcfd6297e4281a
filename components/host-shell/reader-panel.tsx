import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon';
import { useHost } from './host-context';
import { BigButton } from './parts';

/** Instead of the pad, on a device that only reads along: who writes, and the one deliberate act to take over. */
export function ReaderPanel() {
  const t = useTranslations('table');
  const { client, snapshot, state, words } = useHost();
  const [sure, setSure] = useState(false);
  const { obstacle } = snapshot;
  const other = obstacle === 'reading' || obstacle === 'other-tab';
  return (
    <section className="flex flex-1 flex-col items-center justify-center gap-4 rounded-2xl border border-line bg-card p-4 text-center">
      <Icon name={other ? 'people' : 'lock'} className="size-10 text-lacquer" />
      <p className="text-lg font-bold">{t(`reader.${obstacle ?? 'reading'}`)}</p>
      {state.next !== null && <p className="text-2xl">{t('turn.is', { name: words.seat(state.next) })}</p>}
      {other &&
        (sure ? (
          <div className="flex flex-wrap justify-center gap-3">
            <BigButton look="primary" onClick={() => void client.takePen()}>
              {t('reader.sure')}
            </BigButton>
            <BigButton onClick={() => setSure(false)}>{t('cancel')}</BigButton>
          </div>
        ) : (
          <BigButton look="danger" onClick={() => setSure(true)}>
            {t('reader.take')}
          </BigButton>
        ))}
    </section>
  );
}
