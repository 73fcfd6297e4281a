'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import type { EndSessionInput } from '../../lib/schemas/account';
import type { Answer } from '../../lib/schemas/problem';
import { LocalTime } from '../frame/local-time';
import { useProblemText } from '../frame/use-problem-text';
import { Badge, Button, useToast } from '../ui';
import { deviceOf } from './device';

interface Session {
  id: string;
  userAgent: string;
  createdAt: string;
  own: boolean;
}

export interface SessionListProps {
  sessions: readonly Session[];
  endSession: (input: EndSessionInput) => Promise<Answer<null>>;
}

/** Where one is signed in; each but the one in use can be ended. */
export function SessionList({ sessions, endSession }: SessionListProps) {
  return (
    <ul className="divide-y divide-line-2">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} endSession={endSession} />
      ))}
    </ul>
  );
}

function SessionRow({ session, endSession }: { session: Session } & Pick<SessionListProps, 'endSession'>) {
  const t = useTranslations('account.sessions');
  const toast = useToast();
  const problemText = useProblemText();
  const [busy, start] = useTransition();
  const { browser, system } = deviceOf(session.userAgent);

  const end = () =>
    start(async () => {
      const answer = await endSession({ sessionId: session.id });
      if (answer.ok) toast(t('ended'));
      else toast(problemText(answer.error), 'bad');
    });

  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-semibold">
          {t('device', { browser: t(`browser.${browser}`), system: t(`system.${system}`) })}
        </p>
        <p className="text-sm text-ink-2">
          {t.rich('since', { time: () => <LocalTime at={session.createdAt} /> })}
        </p>
      </div>
      {session.own ? (
        <Badge tone="good">{t('this')}</Badge>
      ) : (
        <Button size="small" busy={busy} onClick={end}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
