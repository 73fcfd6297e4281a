'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { refusalSentence, tellEntry } from '@/components/table/sentences';
import { tableView, type TableView } from '@/components/table/table-view';
import type { Words } from '@/components/table/use-words';
import { Button, Dialog, Notice, useToast } from '@/components/ui';
import { difference, explain } from '@/lib/rules';
import type { GameView } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import { appendStored, toIds, type StoredLog, type LogRefusal } from '@/lib/schemas/stored-log';
import { CorrectProblem } from './correct-problem';
import { DifferenceView } from './difference-view';
import { correctionOf, draftOf, type Correcting, type DraftKind } from './entry-draft';
import { EntryForm } from './entry-form';
import { useCorrect, type CorrectAction } from './use-correct';

export interface CorrectDialogProps {
  game: GameView;
  view: TableView;
  words: Words;
  wanted: Correcting;
  correct: CorrectAction;
  onClose: () => void;
}

const CORRECTABLE: readonly DraftKind[] = [
  'throw',
  'called',
  'miss',
  'rethrow',
  'pass',
  'leave',
  'return',
  'claim',
  'end',
];

/** One correction: what it would say, what it would change, and only then whether it counts. */
export function CorrectDialog({ game, view, words, wanted, correct, onClose }: CorrectDialogProps) {
  const t = useTranslations('game');
  const toast = useToast();
  const { save, busy, problem } = useCorrect(game, correct);
  const { log } = view;
  const { state } = log;
  const [draft, setDraft] = useState(() => startDraft(view, wanted));
  const preview = useMemo(() => {
    const entry = correctionOf(wanted, draft);
    if (!entry.ok) return entry;
    const stored = toIds(log, entry.value);
    const after = appendStored(log, newId(), stored);
    return after.ok ? { ok: true as const, value: { stored, after: after.value } } : after;
  }, [wanted, draft, log]);

  const confirm = async () => {
    if (!preview.ok || !(await save([preview.value.stored]))) return;
    toast(t('correct.done'));
    onClose();
  };

  const told = wanted.mode === 'amend' ? wanted.target : state.length + 1;
  const wording = isUndo(view, wanted) ? 'undo' : wanted.mode;
  const number = 'target' in wanted ? wanted.target : 'before' in wanted ? wanted.before : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`correct.title.${wording}`, { number })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => void confirm()} busy={busy} disabled={!preview.ok}>
            {t(`correct.action.${wording}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CorrectProblem problem={problem} words={words} />
        {wanted.mode === 'remove' ? null : (
          <EntryForm
            view={view}
            words={words}
            draft={draft}
            kinds={kindsFor(wanted, draft.kind)}
            onChange={setDraft}
          />
        )}
        <section aria-live="polite">
          <h3 className="mb-2 font-bold">{t('correct.changes')}</h3>
          {preview.ok ? (
            <>
              {wanted.mode === 'remove' ? null : (
                <EntryPreview game={game} after={preview.value.after} words={words} number={told} />
              )}
              <DifferenceView difference={difference(state, preview.value.after.state)} words={words} />
            </>
          ) : (
            <Notice tone={isUnfinished(preview.error) ? 'info' : 'warning'}>
              {refusalSentence(words, preview.error)}
            </Notice>
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** What the entry would say then. */
function EntryPreview(props: { game: GameView; after: StoredLog; words: Words; number: number }) {
  const { game, after, words, number } = props;
  const told = tellEntry(words, tableView(game, after), explain(after.state, number));
  return (
    <p className="mb-2">
      {told.who === null ? null : <b>{told.who} </b>}
      <span className="font-semibold text-lacquer">{told.heading}</span>
      {told.lines.length > 0 ? <span className="block text-ink-2">{told.lines.join(' · ')}</span> : null}
    </p>
  );
}

/** Whether a correction is taken back, rather than something that happened. */
function isUndo({ log: { state } }: TableView, wanted: Correcting): boolean {
  const kind = wanted.mode === 'remove' ? state.log[wanted.target - 1]?.kind : undefined;
  return kind === 'amend' || kind === 'remove' || kind === 'insert';
}

/** What is only not yet typed to the end. */
function isUnfinished({ code }: LogRefusal): boolean {
  return code === 'dice-value' || code === 'reason-empty' || code === 'name-empty' || code === 'value-wrong';
}

function startDraft({ log: { state } }: TableView, wanted: Correcting) {
  const lowest = state.rules.tiers[0]?.id ?? '';
  if (wanted.mode === 'amend') {
    const { plain } = explain(state, wanted.target);
    return draftOf(plain, 1, lowest);
  }
  if (wanted.mode === 'insert') return draftOf(null, explain(state, wanted.before).seat ?? 1, lowest);
  const draft = draftOf(null, state.next ?? 1, lowest);
  if (wanted.mode === 'end') return { ...draft, kind: 'end' as const };
  return state.phase === 'scramble' ? { ...draft, kind: 'claim' as const, tier: lowest } : draft;
}

/** An entry can't become a join, nor a join anything else (RULES 6.3). */
function kindsFor(wanted: Correcting, kind: DraftKind): readonly DraftKind[] {
  if (wanted.mode === 'end') return ['end'];
  if (wanted.mode === 'amend' && kind === 'join') return ['join'];
  return wanted.mode === 'append' ? [...CORRECTABLE.filter((one) => one !== 'end'), 'join'] : CORRECTABLE;
}
