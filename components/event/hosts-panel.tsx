'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Badge, Button, Card, ConfirmDialog, Icon, IconButton, Notice, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { groupBy } from '@/lib/schemas/group-by';
import type { HostAccess, RenewAccessInput } from '@/lib/schemas/hosts';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from './problem-notice';
import { useSittingName } from './seating/use-sitting-name';
import { useAct } from './use-act';

export interface HostsPanelProps {
  event: EventHead;
  hosts: readonly (HostAccess & { url: string; code: ReactNode })[];
  /** Where the PIN is typed in. */
  pinUrl: string;
  /** Whether the address is this machine's own, which no other device reaches. */
  loopback: boolean;
  renew: (input: RenewAccessInput) => Promise<Answer<unknown>>;
}

/** Each table's way in for its 桌长: QR code, link, PIN, and who is there. */
export function HostsPanel({ event, hosts, pinUrl, loopback, renew }: HostsPanelProps) {
  const t = useTranslations('hosts');
  const nameOf = useSittingName();
  const toast = useToast();
  const [renewing, setRenewing] = useState<HostAccess | null>(null);
  const { run, busy, problem } = useAct(renew);
  const connected = hosts.filter((host) => host.devices.length > 0).length;
  return (
    <>
      <PageHeading
        title={t('title')}
        text={t('lead', { pinUrl })}
        actions={
          <Badge tone={connected > 0 ? 'good' : 'neutral'}>
            {t('connected', { count: connected, all: hosts.length })}
          </Badge>
        }
      />
      {event.status === 'draft' ? <Notice className="mb-4">{t('notOpen')}</Notice> : null}
      {loopback ? (
        <Notice tone="warning" className="mb-4">
          {t('loopback')}
        </Notice>
      ) : null}
      {[...groupBy(hosts, (host) => host.sitting?.position ?? 0)].map(([position, group]) => (
        <section key={position} className="mb-6 last:mb-0">
          {group[0]?.sitting ? (
            <h2 className="mb-2 text-lg font-bold">
              <bdi>{nameOf(group[0].sitting)}</bdi>
            </h2>
          ) : null}
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4 print:grid-cols-2">
            {group.map((host) => (
              <li key={host.gameId} className="flex min-w-0 break-inside-avoid">
                <HostCard host={host} onRenew={() => setRenewing(host)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        open={renewing !== null}
        danger
        title={t('renewAsk', { number: renewing?.table ?? 0 })}
        confirmLabel={t('renew')}
        cancelLabel={t('cancel')}
        busy={busy}
        onCancel={() => setRenewing(null)}
        onConfirm={() => {
          if (!renewing) return;
          void run({ eventId: event.id, gameId: renewing.gameId }).then((renewed) => {
            if (!renewed?.ok) return;
            toast(t('renewed', { number: renewing.table }));
            setRenewing(null);
          });
        }}
      >
        <p>{t('renewText')}</p>
        <ProblemNotice problem={problem} className="mt-3" />
      </ConfirmDialog>
    </>
  );
}

function HostCard({ host, onRenew }: { host: HostsPanelProps['hosts'][number]; onRenew: () => void }) {
  const t = useTranslations('hosts');
  const nameOf = useSittingName();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(host.url);
      toast(t('copied'));
    } catch {
      // Over plain http there is no clipboard: the link below can be copied by hand.
      toast(t('copyByHand'), 'bad');
    }
  };
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-xl font-bold wrap-anywhere">
          {host.sitting ? <bdi className="mr-2 hidden print:inline">{nameOf(host.sitting)}</bdi> : null}
          {t('table', { number: host.table })}
          {host.tableName === '' ? null : (
            <span className="ml-2 text-base font-normal text-ink-2">{host.tableName}</span>
          )}
        </h2>
        <span className="print:hidden">
          <HostState host={host} />
        </span>
      </div>
      <div className="flex items-center gap-4">
        {host.code}
        <div className="min-w-0">
          <p className="text-sm text-ink-2">{t('pin')}</p>
          <p className="text-3xl font-bold tracking-wider tabular-nums">{host.pin}</p>
        </div>
      </div>
      {host.sets > 1 ? (
        <p className="text-sm text-ink-2">
          {t('sets', { count: host.sets })}
          <span className="print:hidden"> {t('current', { ordinal: host.current })}</span>
        </p>
      ) : null}
      <p className="min-w-0 text-sm break-all text-ink-2 select-all">{host.url}</p>
      <div className="mt-auto flex flex-wrap gap-2 print:hidden">
        <Button size="small" onClick={() => void copy()}>
          <Icon name="copy" className="size-4" />
          {t('copy')}
        </Button>
        <IconButton size="small" label={t('renewNamed', { number: host.table })} onClick={onRenew}>
          <Icon name="refresh" className="size-4" />
        </IconButton>
      </div>
    </Card>
  );
}

function HostState({ host }: { host: HostAccess }) {
  const t = useTranslations('hosts');
  if (host.devices.length === 0) return <Badge>{t('nobody')}</Badge>;
  const hasPen = host.devices.some((device) => device.hasPen);
  return (
    <Badge tone={hasPen ? 'good' : 'gold'}>
      {hasPen ? t('writing', { count: host.devices.length }) : t('watching', { count: host.devices.length })}
    </Badge>
  );
}
