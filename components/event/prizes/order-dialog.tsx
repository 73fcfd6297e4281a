'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { tierName } from '@/components/table/use-words';
import { Button, Dialog, Icon, IconButton, Notice, useToast } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import { OUTCOMES } from '@/lib/rules/odds';
import type { EventHead } from '@/lib/schemas/event-view';
import { withOrder } from '@/lib/schemas/prize-tiers';
import type { OrderTiersInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { chances } from '@/lib/schemas/tier-chance';
import { ProblemNotice } from '../problem-notice';
import { usePart } from '../use-part';
import { ConflictNotice } from './conflict-notice';
import { moved } from './goods';
import { TierMatch } from './tier-match';

export interface OrderDialogProps {
  event: EventHead;
  rules: Rules;
  save: (input: OrderTiersInput) => Promise<Answer<unknown>>;
  onClose: () => void;
}

/** The tiers' order, the highest first: a throw takes the highest that it matches. */
export function OrderDialog({ event, rules, save, onClose }: OrderDialogProps) {
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  const format = useFormatter();
  const toast = useToast();
  const saved = rules.tiers.map(({ id }) => id).reverse();
  const [order, setOrder] = useState(saved);
  const part = usePart(save, { revision: event.revision, part: saved });
  // What others have removed is gone, what they have added stands on top.
  const shown = [...saved.filter((id) => !order.includes(id)), ...order.filter((id) => saved.includes(id))];
  const ordered = withOrder(rules, [...shown].reverse()) ?? rules;
  const odds = chances(ordered);
  const name = (id: string) => tierName(names, rules, id);
  const submit = async () => {
    const answer = await part.submit((revision) => ({
      ...{ eventId: event.id, revision },
      order: [...shown].reverse(),
    }));
    if (!answer?.ok) return;
    toast(t('order.saved'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order.title')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={part.busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={part.busy} onClick={() => void submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {part.theirs ? (
          <ConflictNotice
            onMine={part.accept}
            onTheirs={() => {
              setOrder(saved);
              part.accept();
            }}
          >
            <p>{format.list(part.theirs.part.map(name))}</p>
          </ConflictNotice>
        ) : null}
        <ProblemNotice problem={part.problem} />
        <p className="text-ink-2">{t('order.text')}</p>
        <ol className="flex flex-col gap-2">
          {shown.map((id, at) => {
            const share = (odds.get(id) ?? 0) / OUTCOMES;
            return (
              <li
                key={id}
                className="flex items-center gap-2 rounded-control border border-line py-1 pr-1 pl-4"
              >
                <span className="min-w-0 flex-1">
                  <b className="wrap-anywhere">{name(id)}</b>
                  <span className="block text-sm text-ink-2">
                    <TierMatch rules={rules} tier={id} />
                  </span>
                </span>
                <span className={share === 0 ? 'text-sm font-semibold text-lacquer' : 'text-sm text-ink-2'}>
                  {share === 0
                    ? t('chance.never')
                    : format.number(share, { style: 'percent', maximumSignificantDigits: 2 })}
                </span>
                <IconButton
                  label={t('item.up', { name: name(id) })}
                  disabled={at === 0}
                  onClick={() => setOrder(moved(shown, at, -1))}
                >
                  <Icon name="arrow-up" />
                </IconButton>
                <IconButton
                  label={t('item.down', { name: name(id) })}
                  disabled={at === shown.length - 1}
                  onClick={() => setOrder(moved(shown, at, 1))}
                >
                  <Icon name="arrow-down" />
                </IconButton>
              </li>
            );
          })}
        </ol>
        {shown.some((id) => (odds.get(id) ?? 0) === 0) ? (
          <Notice tone="warning">{t('order.never')}</Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
