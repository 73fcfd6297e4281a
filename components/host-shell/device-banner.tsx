import { useTranslations } from 'use-intl';
import { Banner } from './banner';
import { useHost } from './host-context';
import { BigButton } from './parts';

/** What the host should know of this browser, until it was seen. */
export function DeviceBanner() {
  const t = useTranslations('table');
  const { device } = useHost();
  if (!device.notice) return null;
  return (
    <Banner text={t(`device.${device.notice}`)}>
      <BigButton onClick={device.dismiss}>{t('ok')}</BigButton>
    </Banner>
  );
}
