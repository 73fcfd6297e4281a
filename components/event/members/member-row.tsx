'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Badge, Button, ConfirmDialog, cx, Icon, IconButton, Select, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { MEMBER_ROLES, type MemberView } from '@/lib/schemas/members';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import type { MemberActions } from './member-actions';

export interface MemberRowProps {
  event: EventHead;
  member: MemberView;
  /** Whether who looks may change others. */
  mayChange: boolean;
  actions: MemberActions;
}

/** A member: an owner changes the role here or takes them out; everybody may leave by themselves. */
export function MemberRow({ event, member, mayChange, actions }: MemberRowProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const text = useProblemText();
  const changing = useAct(actions.change);
  const [asking, setAsking] = useState(false);
  const { userId, name, email, role, own, disabled } = member;
  const change = async (wanted: MemberView['role']) => {
    const changed = await changing.run({ eventId: event.id, userId, seen: role, role: wanted });
    if (changed?.ok) toast(t('changed', { name, role: t(`role.${wanted}`) }));
    else if (changed) toast(text(changed.error), 'bad');
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className={cx('min-w-40 flex-1', disabled && 'text-ink-2')}>
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {own ? (
            <Badge tone="good" className="ml-2">
              {t('you')}
            </Badge>
          ) : null}
          {disabled ? <Badge className="ml-2">{t('disabled')}</Badge> : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{email}</p>
      </div>
      {mayChange ? (
        <div className="w-36">
          <Select
            aria-label={t('roleOf', { name })}
            value={role}
            disabled={changing.busy}
            onChange={({ target }) => void change(target.value as MemberView['role'])}
            options={MEMBER_ROLES.map((one) => ({ value: one, label: t(`role.${one}`) }))}
          />
        </div>
      ) : (
        <Badge tone={role === 'owner' ? 'gold' : 'neutral'}>{t(`role.${role}`)}</Badge>
      )}
      {event.archived ? null : own ? (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('leave')}
        </Button>
      ) : mayChange ? (
        <IconButton label={t('removeOf', { name })} onClick={() => setAsking(true)}>
          <Icon name="trash" />
        </IconButton>
      ) : null}
      {asking ? <GoingDialog {...{ event, member, actions }} onClose={() => setAsking(false)} /> : null}
    </li>
  );
}

/** Asks before somebody loses their part in the event. */
function GoingDialog({
  event,
  member,
  actions,
  onClose,
}: Omit<MemberRowProps, 'mayChange'> & { onClose: () => void }) {
  const t = useTranslations('members');
  const toast = useToast();
  const router = useRouter();
  const removing = useAct(actions.remove);
  const { own, name } = member;
  const remove = async () => {
    const removed = await removing.run({ eventId: event.id, userId: member.userId });
    if (!removed?.ok) return;
    toast(own ? t('left', { event: event.name }) : t('removed', { name }));
    onClose();
    // Who has left finds the event no more.
    if (own) router.push('/events');
    else router.refresh();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={own ? t('leaveAsk', { event: event.name }) : t('removeAsk', { name })}
      confirmLabel={own ? t('leave') : t('remove')}
      cancelLabel={t('cancel')}
      busy={removing.busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{own ? t('leaveText') : t('removeText')}</p>
      <ProblemNotice problem={removing.problem} className="mt-3" />
    </ConfirmDialog>
  );
}
