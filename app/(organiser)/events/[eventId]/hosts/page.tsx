import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HostsPanel } from '@/components/event/hosts-panel';
import { QrCode } from '@/components/event/qr-code';
import { loadHosts } from '@/lib/services/load-hosts';
import { renewAccessAction } from '../actions';
import { found, loadEventPage } from '../load-page';
import { isLoopback, ownOrigin } from '../own-origin';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.hosts') };
}

/** Each table's link, QR code and PIN. */
export default async function HostsPage({ params }: PageProps<'/events/[eventId]/hosts'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const t = await getTranslations('hosts');
  const origin = await ownOrigin();
  const hosts = found(await loadHosts(user, event.id)).map((host) => {
    const url = origin + host.path;
    const label = t('qrLabel', { number: host.table });
    return { ...host, url, code: <QrCode text={url} label={label} className="size-28 shrink-0" /> };
  });
  return (
    <HostsPanel
      event={event}
      hosts={hosts}
      pinUrl={`${origin}/t`}
      loopback={isLoopback(origin)}
      renew={renewAccessAction}
    />
  );
}
