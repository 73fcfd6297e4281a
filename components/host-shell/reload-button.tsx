import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BigButton } from './parts';
import { reloadNewest } from './register';

/** Reloads the page into the newest version there is; what waits is kept. */
export function ReloadButton() {
  const t = useTranslations('table');
  const [busy, setBusy] = useState(false);
  return (
    <BigButton
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void reloadNewest();
      }}
    >
      {t('banner.reload')}
    </BigButton>
  );
}
