import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GameClient } from '../../lib/offline/client';
import { cx } from '../ui/cx';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { PinForm } from './pin-form';
import { useReason } from './use-reason';

/** What the host has to know: one sentence each, with what can be done about it. Never a dialog. */
export function Banners() {
  const t = useTranslations('table');
  const { client, snapshot, screens, told, tell } = useHost();
  const reason = useReason();
  const { obstacle, held, notice } = snapshot;
  return (
    <>
      {obstacle === 'signed-out' && <SignIn client={client} />}
      {obstacle === 'rules-version' && (
        <Banner text={t('banner.newVersion')} strong>
          <BigButton onClick={() => location.reload()}>{t('banner.reload')}</BigButton>
        </Banner>
      )}
      {held.length > 0 && (
        <Banner text={t('banner.held', { count: held.length })} strong>
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
    </>
  );
}

function SignIn({ client }: { client: GameClient }) {
  const t = useTranslations('table');
  const [open, setOpen] = useState(false);
  return (
    <Banner text={t('banner.signedOut')} strong>
      {open ? (
        <PinForm client={client} />
      ) : (
        <BigButton onClick={() => setOpen(true)}>{t('pin.open')}</BigButton>
      )}
    </Banner>
  );
}

function Banner({ text, strong, children }: { text: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center justify-between gap-2 rounded-xl border py-1 pr-1 pl-3',
        strong ? 'border-lacquer bg-lacquer-soft' : 'border-gold-fill bg-gold-soft',
      )}
    >
      <p className="min-w-0 flex-1 leading-snug">{text}</p>
      {children}
    </div>
  );
}
