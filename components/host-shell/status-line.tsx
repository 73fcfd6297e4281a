import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx';
import { useHost } from './host-context';

/** What keeps throws on this device, in one sentence; nothing while they are kept and go up. */
export function StatusLine() {
  const t = useTranslations('table');
  const { snapshot, practice } = useHost();
  const { reachable, storage } = snapshot;
  if (practice || (reachable && storage === 'kept')) return null;
  const state = storage === 'kept' ? 'offline' : reachable ? 'memory' : 'memoryOffline';
  return (
    <p
      role="status"
      className={cx(
        'text-sm leading-snug font-bold text-balance',
        storage === 'kept' ? 'text-gold' : 'text-lacquer',
      )}
    >
      {t(`state.${state}`)}
    </p>
  );
}
