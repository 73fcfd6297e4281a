'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Card, ConfirmDialog, Notice, useToast } from '@/components/ui';
import { isolate } from '@/lib/schemas/isolate';
import type { Problem } from '@/lib/schemas/problem';
import type { ImportOptions, ImportProgress, RosterPreview } from '@/lib/schemas/roster-import';
import { ProblemNotice } from '../problem-notice';
import { fetchPreview, sendImport } from './import-client';
import { ImportColumns } from './import-columns';
import { ImportDrop } from './import-drop';
import { ImportOptionsCard } from './import-options';
import { ImportPaste } from './import-paste';
import { ImportProblems } from './import-problems';
import { ImportProgressBar } from './import-progress';
import { ImportSummary } from './import-summary';
import { isPasted } from './use-paste';

export interface ImportPanelProps {
  eventId: string;
  /** What was pasted on another page; otherwise a file is chosen, or cells are pasted, here. */
  given?: File;
  /** Where to go on after importing; without it, to the roster. */
  onImported?: () => void;
}

/** Choosing a file or pasting cells, seeing what importing them would do, and doing just that. */
export function ImportPanel({ eventId, given, onImported }: ImportPanelProps) {
  const t = useTranslations('roster');
  const toast = useToast();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState<ImportOptions | null>(null);
  const [preview, setPreview] = useState<RosterPreview | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<ImportProgress | null>(null);
  const [asking, setAsking] = useState(false);
  // Only the answer to the latest question counts.
  const asked = useRef(0);

  const ask = () => {
    const question = ++asked.current;
    setProblem(null);
    setBusy({ stage: 'sending', share: 0 });
    const latest = () => question === asked.current;
    return { latest, report: (progress: ImportProgress) => (latest() ? setBusy(progress) : undefined) };
  };
  const look = async (chosen: File, wanted: ImportOptions) => {
    const { latest, report } = ask();
    setOptions(wanted);
    const answer = await fetchPreview(eventId, chosen, wanted, report);
    if (!latest()) return;
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
    void look(chosen, {
      ...{ fileName: chosen.name, pasted: isPasted(chosen) },
      ...{ seat: true, createTables: true, removeMissing: false },
    });
  };
  const begin = useEffectEvent(choose);
  useEffect(() => {
    if (given) begin(given);
  }, [given]);
  const change = (part: Partial<ImportOptions>) => {
    if (file && options) void look(file, { ...options, ...part });
  };
  const pasted = options?.pasted === true;
  const save = async () => {
    setAsking(false);
    if (!file || !options || !preview) return;
    const { report } = ask();
    const answer = await sendImport(eventId, file, options, preview.digest, report);
    setBusy(null);
    if (!answer.ok) {
      setProblem(answer.error);
      if (answer.error.code === 'roster-changed')
        void look(file, options).then(() => setProblem(answer.error));
      return;
    }
    toast(t('imported', { ...answer.value }));
    if (onImported) onImported();
    else router.push(`/events/${eventId}/roster`);
    router.refresh();
  };

  return (
    <div className="flex flex-col gap-4">
      {given ? null : <ImportDrop eventId={eventId} file={file} busy={busy !== null} onChoose={choose} />}
      {given || file ? null : <ImportPaste onPaste={choose} />}
      <ProblemNotice problem={problem} />
      {busy && !preview ? <ImportProgressBar progress={busy} /> : null}
      {preview && options ? (
        <>
          {preview.renamed ? (
            <Notice tone="error" title={t('renamed.title', { count: preview.renamed.count })}>
              <RenamedText renamed={preview.renamed} />
            </Notice>
          ) : null}
          {preview.refused ? null : <ImportSummary preview={preview} options={options} />}
          <ImportProblems preview={preview} pasted={pasted} />
          <ImportOptionsCard preview={preview} options={options} disabled={busy !== null} onChange={change} />
          <ImportColumns preview={preview} pasted={pasted} disabled={busy !== null} onChange={change} />
          <Card className="sticky bottom-2 z-10 flex flex-wrap items-center justify-between gap-3 shadow-lift">
            {busy ? (
              <ImportProgressBar progress={busy} />
            ) : (
              <p className="text-ink-2">
                {preview.refused
                  ? t('cannotImport', { pasted: String(pasted) })
                  : isNothingToDo(preview, options)
                    ? t('nothingToDo')
                    : t('confirmText', { pasted: String(pasted), count: preview.guests })}
              </p>
            )}
            <Button
              variant="primary"
              busy={busy?.stage === 'saving'}
              disabled={busy !== null || preview.refused || isNothingToDo(preview, options)}
              onClick={() => (preview.renamed ? setAsking(true) : void save())}
            >
              {t('confirm')}
            </Button>
          </Card>
          <ConfirmDialog
            danger
            open={asking}
            title={t('renamed.ask', { count: preview.renamed?.count ?? 0 })}
            confirmLabel={t('renamed.confirm')}
            cancelLabel={t('cancel')}
            onConfirm={() => void save()}
            onCancel={() => setAsking(false)}
          >
            {preview.renamed ? <RenamedText renamed={preview.renamed} /> : null}
          </ConfirmDialog>
        </>
      ) : null}
    </div>
  );
}

/** Who would be called otherwise, and why that is probably not meant. */
function RenamedText({ renamed }: { renamed: NonNullable<RosterPreview['renamed']> }) {
  const t = useTranslations('roster');
  const examples = renamed.some.map(({ employeeNumber: number, from, to }) =>
    t('renamed.example', { number, from: isolate(from), to: isolate(to) }),
  );
  return (
    <p>
      {t('renamed.text', {
        count: renamed.count,
        matched: renamed.matched,
        examples: examples.join(t('comma')),
      })}
    </p>
  );
}

function isNothingToDo({ counts }: RosterPreview, { removeMissing }: ImportOptions): boolean {
  return counts.add === 0 && counts.change === 0 && (!removeMissing || counts.missing === 0);
}
