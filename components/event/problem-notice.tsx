'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button, Notice } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import { useProblemText } from '@/components/frame/use-problem-text';

/** Why something was refused; after a conflict also the way to what others have saved, keeping what was typed. */
export function ProblemNotice({ problem, className }: { problem: Problem | null; className?: string }) {
  const t = useTranslations('events');
  const text = useProblemText();
  const router = useRouter();
  if (!problem) return null;
  const conflict = problem.code === 'conflict';
  return (
    <Notice
      tone={conflict ? 'warning' : 'error'}
      className={className}
      actions={
        conflict ? (
          <Button size="small" onClick={() => router.refresh()}>
            {t('conflict.reload')}
          </Button>
        ) : undefined
      }
    >
      {text(problem)}
    </Notice>
  );
}
