import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameClient } from '../../lib/offline/client';
import type { EyedThrow } from '../../lib/schemas/two-eyes';
import { Banner } from './banner';
import { DeviceBanner } from './device-banner';
import { EyesStrip } from './eyes';
import { HelpBanner } from './help-call';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { PinForm } from './pin-form';
import { ReloadButton } from './reload-button';
import { StatusLine } from './status-line';
import { useReason } from './use-reason';

/**
 * What the host has to know: one sentence each, with what can be done about it. Never a dialog. `except`: the
 * 状元 that a second person is shown right now.
 */
export function Banners({ except = null }: { except?: EyedThrow | null }) {
  const t = useTranslations('table');
  const { client, snapshot, screens, told, tell } = useHost();
  const reason = useReason();
  const { obstacle, held, notice } = snapshot;
  return (
    <>
      <StatusLine />
      <DeviceBanner />
      {obstacle === 'signed-out' && <SignIn client={client} />}
      {obstacle === 'rules-version' && (
        <Banner text={t('banner.newVersion')} look="strong">
          <ReloadButton />
        </Banner>
      )}
      {held.length > 0 && (
        <Banner text={t('banner.held', { count: held.length })} look="strong">
          <BigButton onClick={() => screens.open({ name: 'review' })}>{t('banner.review')}</BigButton>
        </Banner>
      )}
      {told ? (
        <Banner text={reason(told)}>
          <BigButton onClick={() => tell(null)}>{t('ok')}</BigButton>
        </Banner>
      ) : (
        notice && (
          <Banner text={reason({ code: notice.code, params: {} })}>
            <BigButton onClick={() => client.dismissNotice()}>{t('ok')}</BigButton>
          </Banner>
        )
      )}
      <div className="flex gap-2 empty:hidden">
        <HelpBanner />
        <EyesStrip except={except} />
      </div>
    </>
  );
}

function SignIn({ client }: { client: GameClient }) {
  const t = useTranslations('table');
  const [open, setOpen] = useState(false);
  return (
    <Banner text={t('banner.signedOut')} look="strong">
      {open ? (
        <PinForm client={client} />
      ) : (
        <BigButton onClick={() => setOpen(true)}>{t('pin.open')}</BigButton>
      )}
    </Banner>
  );
}
