'use client';

import { useTranslations } from 'next-intl';
import { PageHeading } from '@/components/frame/page-heading';
import { Card } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { MEMBER_ROLES, type MemberView } from '@/lib/schemas/members';
import { AddMember } from './add-member';
import type { MemberActions } from './member-actions';
import { MemberRow } from './member-row';

export interface MembersPanelProps {
  event: EventHead;
  members: readonly MemberView[];
  actions: MemberActions;
}

/** Who organises the event together, as what, and what each role may. */
export function MembersPanel({ event, members, actions }: MembersPanelProps) {
  const t = useTranslations('members');
  const mayChange = event.role === 'owner' && !event.archived;
  return (
    <>
      <PageHeading title={t('title')} text={mayChange ? t('lead') : t('leadLook')} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {mayChange ? <AddMember eventId={event.id} add={actions.add} /> : null}
          <ul
            aria-label={t('title')}
            className="divide-y divide-line-2 rounded-card border border-line bg-card"
          >
            {members.map((member) => (
              <MemberRow
                key={member.userId}
                event={event}
                member={member}
                mayChange={mayChange}
                actions={actions}
              />
            ))}
          </ul>
        </div>
        <Card title={t('roles')}>
          <dl className="flex flex-col gap-4">
            {MEMBER_ROLES.map((role) => (
              <div key={role}>
                <dt className="font-semibold">{t(`role.${role}`)}</dt>
                <dd className="text-ink-2">{t(`may.${role}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}
