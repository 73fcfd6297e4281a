import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { goOn } from '../../lib/offline/api';
import { useHost } from './host-context';
import { BigButton } from './parts';

/** From a 会 that has ended to the table's next one, with one tap. Nothing where there is none. */
export function NextSet() {
  const t = useTranslations('table');
  const { game, snapshot } = useHost();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { ordinal, sets = 1 } = game.table;
  if (ordinal >= sets) return null;
  // What the server doesn't know yet may be the throw that ends it.
  const unsent = snapshot.waiting > 0 || snapshot.deeds.length > 0;
  const go = async () => {
    setState('busy');
    const reply = await goOn(game.game);
    if (reply.kind === 'answer') location.assign(`/host?game=${reply.value.game}`);
    else setState('failed');
  };
  return (
    <div className="flex flex-col gap-1">
      <BigButton look="primary" disabled={unsent || state === 'busy'} onClick={() => void go()}>
        {t('nextSet.go', { ordinal: ordinal + 1 })}
      </BigButton>
      <p role="status" className="text-center text-sm text-ink-2">
        {unsent ? t('nextSet.unsent') : state === 'failed' ? t('nextSet.failed') : ''}
      </p>
    </div>
  );
}
