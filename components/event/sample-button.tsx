'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button, useToast } from '@/components/ui';
import type { Answer } from '@/lib/schemas/problem';
import { useAct } from './use-act';
import { useProblemText } from '@/components/frame/use-problem-text';

export type SampleAction = () => Promise<Answer<{ eventId: string }>>;

/** Makes the sample event with one click and goes there. */
export function SampleButton({ makeSample }: { makeSample: SampleAction }) {
  const t = useTranslations('events');
  const text = useProblemText();
  const toast = useToast();
  const router = useRouter();
  const { run, busy } = useAct(() => makeSample());
  return (
    <Button
      busy={busy}
      onClick={() =>
        void run(undefined).then((made) => {
          if (made?.ok) router.push(`/events/${made.value.eventId}`);
          else if (made) toast(text(made.error), 'bad');
        })
      }
    >
      {busy ? t('sample.making') : t('sample.make')}
    </Button>
  );
}
