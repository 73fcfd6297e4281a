'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button, Card, Notice, Spinner, useToast } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import type { ImportOptions, RosterPreview } from '@/lib/schemas/roster-import';
import { fetchPreview, sendImport } from './import-client';
import { ImportColumns } from './import-columns';
import { ImportDrop } from './import-drop';
import { ImportOptionsCard } from './import-options';
import { ImportProblems } from './import-problems';
import { ImportSummary } from './import-summary';
import { ProblemNotice } from './problem-notice';

/** Choosing a file, seeing what importing it would do, and doing just that. */
export function ImportPanel({ eventId }: { eventId: string }) {
  const t = useTranslations('roster');
  const toast = useToast();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState<ImportOptions | null>(null);
  const [preview, setPreview] = useState<RosterPreview | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<'reading' | 'saving' | null>(null);
  // Only the answer to the latest question counts.
  const asked = useRef(0);

  const look = async (chosen: File, wanted: ImportOptions) => {
    const question = ++asked.current;
    setOptions(wanted);
    setProblem(null);
    setBusy('reading');
    const answer = await fetchPreview(eventId, chosen, wanted);
    if (question !== asked.current) return;
    setBusy(null);
    if (answer.ok) setPreview(answer.value);
    else {
      setProblem(answer.error);
      if (answer.error.code !== 'unreachable') setPreview(null);
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    void look(chosen, { fileName: chosen.name, seat: true, createTables: true, removeMissing: false });
  };
  const change = (part: Partial<ImportOptions>) => {
    if (file && options) void look(file, { ...options, ...part });
  };
  const save = async () => {
    if (!file || !options || !preview) return;
    setBusy('saving');
    setProblem(null);
    const answer = await sendImport(eventId, file, options, preview.digest);
    setBusy(null);
    if (!answer.ok) {
      setProblem(answer.error);
      if (answer.error.code === 'roster-changed') void look(file, options);
      return;
    }
    toast(t('imported', { ...answer.value }));
    router.push(`/events/${eventId}/roster`);
    router.refresh();
  };

  return (
    <div className="flex flex-col gap-4">
      <ImportDrop file={file} busy={busy !== null} onChoose={choose} />
      <ProblemNotice problem={problem} />
      {busy === 'reading' && !preview ? (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {t('reading')}
        </p>
      ) : null}
      {preview && options ? (
        <>
          {preview.refused ? null : <ImportSummary preview={preview} options={options} />}
          <ImportProblems preview={preview} />
          <ImportOptionsCard preview={preview} options={options} disabled={busy !== null} onChange={change} />
          <ImportColumns preview={preview} disabled={busy !== null} onChange={change} />
          {preview.refused ? null : (
            <Card className="sticky bottom-2 z-10 flex flex-wrap items-center justify-between gap-3 shadow-lift">
              <p className="text-ink-2">
                {isNothingToDo(preview, options)
                  ? t('nothingToDo')
                  : t('confirmText', { count: preview.guests })}
              </p>
              <Button
                variant="primary"
                busy={busy === 'saving'}
                disabled={busy !== null || isNothingToDo(preview, options)}
                onClick={() => void save()}
              >
                {t('confirm')}
              </Button>
            </Card>
          )}
        </>
      ) : file || busy ? null : (
        <Notice>{t('formats')}</Notice>
      )}
    </div>
  );
}

function isNothingToDo({ counts }: RosterPreview, { removeMissing }: ImportOptions): boolean {
  return counts.add === 0 && counts.change === 0 && (!removeMissing || counts.missing === 0);
}
