import { useTranslations } from 'use-intl';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { rollCallAgain } from './use-roll-call';

/** The way to call the roll once more, or to let somebody else begin, as long as nobody has thrown. */
export function RollCallAgain() {
  const t = useTranslations('table');
  const host = useHost();
  const { offered, refusal } = rollCallAgain(host);
  if (!offered) return null;
  return (
    <BigButton
      icon="people"
      disabled={refusal !== null}
      onClick={() => host.screens.open({ name: 'more', page: 'roll-call' })}
    >
      {t(refusal === null ? 'rollCall.again' : 'rollCall.againUnsent')}
    </BigButton>
  );
}
