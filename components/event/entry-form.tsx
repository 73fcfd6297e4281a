'use client';

import { useTranslations } from 'next-intl';
import { DiceRow } from '@/components/dice/dice-row';
import type { TableView } from '@/components/table/table-view';
import type { Words } from '@/components/table/use-words';
import { Field, Input, Select } from '@/components/ui';
import type { EntryDraft, DraftKind } from './entry-draft';

export interface EntryFormProps {
  view: TableView;
  words: Words;
  draft: EntryDraft;
  /** What the entry may be; one alone is not asked for. */
  kinds: readonly DraftKind[];
  onChange: (draft: EntryDraft) => void;
}

/** The fields of one log entry. */
export function EntryForm({ view, words, draft, kinds, onChange }: EntryFormProps) {
  const t = useTranslations('game');
  const { state } = view.log;
  const set = (part: Partial<EntryDraft>) => onChange({ ...draft, ...part });
  const hasSeat = draft.kind !== 'join' && draft.kind !== 'end';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {kinds.length > 1 ? (
        <Field label={t('form.kind')}>
          <Select
            value={draft.kind}
            onChange={({ target }) =>
              set({ kind: target.value as DraftKind, tier: firstTier(view, target.value) })
            }
            options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
        </Field>
      ) : null}
      {hasSeat ? (
        <Field label={t('form.seat')}>
          <Select
            value={draft.seat}
            onChange={({ target }) => set({ seat: Number(target.value) })}
            options={state.players.map(({ seat }) => ({ value: String(seat), label: words.seat(seat) }))}
          />
        </Field>
      ) : null}
      <KindFields view={view} words={words} draft={draft} set={set} />
    </div>
  );
}

interface KindFieldsProps extends Pick<EntryFormProps, 'view' | 'words' | 'draft'> {
  set: (part: Partial<EntryDraft>) => void;
}

function KindFields({ view, words, draft, set }: KindFieldsProps) {
  const t = useTranslations('game');
  const { rules } = view.log.state;
  const tiers = rules.tiers.map(({ id }) => ({ value: id, label: words.tier(id) })).reverse();
  switch (draft.kind) {
    case 'throw':
      return (
        <Field label={t('form.dice')} hint={t('form.diceHint')} className="sm:col-span-2">
          <DiceInput dice={draft.dice} onChange={(dice) => set({ dice })} />
        </Field>
      );
    case 'called':
      return (
        <>
          <Field label={t('form.called')}>
            <Select
              value={draft.tier}
              onChange={({ target }) => set({ tier: target.value, fours: '' })}
              options={[{ value: '', label: words.hand('none') }, ...tiers]}
            />
          </Field>
          {rules.extras.sijin ? (
            <Field label={t('form.fours')}>
              <Select
                value={draft.fours}
                onChange={({ target }) => set({ fours: target.value as EntryDraft['fours'] })}
                options={[
                  { value: '', label: t('form.noFours') },
                  { value: '1', label: words.hand('yixiu') },
                  { value: '2', label: words.hand('erju') },
                ]}
              />
            </Field>
          ) : null}
        </>
      );
    case 'miss':
      return (
        <Field label={t('form.reason')}>
          <Select
            value={draft.reason}
            onChange={({ target }) => set({ reason: target.value as EntryDraft['reason'] })}
            options={[
              { value: 'out-of-bowl', label: t('form.outOfBowl') },
              { value: 'foul', label: t('form.foul') },
            ]}
          />
        </Field>
      );
    case 'join':
      return (
        <Field label={t('form.name')}>
          <Input
            value={draft.name}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
      );
    case 'claim':
      return (
        <>
          <Field label={t('form.tier')}>
            <Select
              value={draft.tier}
              onChange={({ target }) => set({ tier: target.value })}
              options={[{ value: 'zhuangyuan', label: words.tier('zhuangyuan') }, ...tiers]}
            />
          </Field>
          <Field label={t('form.count')}>
            <Input
              inputMode="numeric"
              value={draft.count}
              onChange={({ target }) => set({ count: target.value })}
            />
          </Field>
        </>
      );
    case 'end':
      return <EndFields draft={draft} set={set} canRollOff={view.log.state.setup.kind === 'table'} />;
    default:
      return null;
  }
}

function EndFields({
  draft,
  set,
  canRollOff,
}: Pick<KindFieldsProps, 'draft' | 'set'> & { canRollOff: boolean }) {
  const t = useTranslations('game');
  return (
    <>
      <Field label={t('form.endReason')} hint={t('form.endReasonHint')} required className="sm:col-span-2">
        <Input
          value={draft.text}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
      {canRollOff ? (
        <Field label={t('form.then')} className="sm:col-span-2">
          <Select
            value={draft.then}
            onChange={({ target }) => set({ then: target.value as EntryDraft['then'] })}
            options={[
              { value: '', label: t('form.thenNothing') },
              { value: 'roll-off', label: t('form.thenRollOff') },
              { value: 'scramble', label: t('form.thenScramble') },
            ]}
          />
        </Field>
      ) : null}
    </>
  );
}

/** Dice as digits, and as they lie. */
function DiceInput({ dice, onChange }: { dice: string; onChange: (dice: string) => void }) {
  const t = useTranslations('game');
  return (
    <>
      <Input
        value={dice}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="max-w-56 text-xl tracking-[0.3em] tabular-nums"
        onChange={({ target }) =>
          onChange(
            target.value
              .normalize('NFKC')
              .replaceAll(/[^1-6]/g, '')
              .slice(0, 6),
          )
        }
      />
      {dice === '' ? null : (
        <DiceRow dice={dice} label={t('diceLabel', { dice: [...dice].join(' ') })} className="size-8" />
      )}
    </>
  );
}

/** A grab needs a tier; other kinds begin without one. */
function firstTier(view: TableView, kind: string): string {
  return kind === 'claim' ? (view.log.state.rules.tiers[0]?.id ?? '') : '';
}
