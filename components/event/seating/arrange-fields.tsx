'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Field, FieldGroup, Icon, Input, Radio } from '@/components/ui';
import { MAX_TABLES } from '@/lib/schemas/event';
import { MAX_SEED, TABLE_SIZE } from '@/lib/schemas/seating';
import { METHODS, type Wish } from '@/lib/seating/arrange';
import type { SeatingTable } from '@/lib/seating/view';

export interface ArrangeFieldsProps {
  wish: Wish;
  onWish: (wish: Wish) => void;
  /** How many tables it is to use. */
  count: number;
  onCount: (count: number) => void;
  /** Fewer would leave somebody without a table who keeps theirs. */
  least: number;
  guests: number;
  unseated: number;
  /** Who sits at a locked table, and stays there. */
  staying: number;
  tables: readonly SeatingTable[];
}

/** Whom to seat, by what rule, and at how many tables. */
export function ArrangeFields(props: ArrangeFieldsProps) {
  const { wish, onWish, guests, unseated, staying, tables } = props;
  const t = useTranslations('seating');
  const locked = tables.filter((table) => table.locked).length;
  const seated = guests - unseated;
  return (
    <div className="flex flex-col gap-5">
      <FieldGroup legend={t('arrange.who')}>
        <Radio
          name="who"
          label={t('arrange.everybody', { count: guests - staying })}
          hint={locked > 0 ? t('arrange.lockedStay', { count: locked, guests: staying }) : undefined}
          checked={wish.who === 'everybody'}
          onChange={() => onWish({ ...wish, who: 'everybody' })}
        />
        <Radio
          name="who"
          label={t('arrange.unseated', { count: unseated })}
          hint={seated > 0 ? t('arrange.seatedStay', { count: seated }) : undefined}
          disabled={unseated === 0}
          checked={wish.who === 'unseated'}
          onChange={() => onWish({ ...wish, who: 'unseated' })}
        />
      </FieldGroup>
      <FieldGroup legend={t('arrange.how')}>
        {METHODS.map((method) => (
          <Radio
            key={method}
            name="method"
            label={t(`arrange.method.${method}`)}
            hint={t(`arrange.methodHint.${method}`)}
            checked={wish.method === method}
            onChange={() => onWish({ ...wish, method })}
          />
        ))}
      </FieldGroup>
      {wish.method === 'drawn' ? <Seed wish={wish} onWish={onWish} /> : null}
      <TableNumbers {...props} />
    </div>
  );
}

/** The number that the draw is made from: the same number, the same seating. */
function Seed({ wish, onWish }: Pick<ArrangeFieldsProps, 'wish' | 'onWish'>) {
  const t = useTranslations('seating');
  const draw = () => onWish({ ...wish, seed: Math.floor(Math.random() * (MAX_SEED + 1)) });
  return (
    <div className="flex items-end gap-2">
      <Field label={t('arrange.seed')} hint={t('arrange.seedHint')} className="flex-1">
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_SEED}
          value={Number.isNaN(wish.seed) ? '' : wish.seed}
          onChange={({ target }) => onWish({ ...wish, seed: target.valueAsNumber })}
        />
      </Field>
      <Button onClick={draw} className="mb-[1.625rem]">
        <Icon name="shuffle" />
        {t('arrange.draw')}
      </Button>
    </div>
  );
}

/** How many tables, or how many people at each: one follows from the other. */
function TableNumbers({ count, onCount, least, guests }: ArrangeFieldsProps) {
  const t = useTranslations('seating');
  const [typed, setTyped] = useState<{ tables: string; each: string } | null>(null);
  const each = count === 0 ? 0 : Math.ceil(guests / count);
  const take = (tables: number) => {
    if (Number.isInteger(tables) && tables >= 1) onCount(Math.min(MAX_TABLES, tables));
  };
  const unusual = each > 0 && (each < TABLE_SIZE.fewest || each > TABLE_SIZE.most);
  const advised = each >= TABLE_SIZE.advisedFrom && each <= TABLE_SIZE.advisedTo;
  return (
    <FieldGroup
      legend={t('arrange.tables')}
      error={unusual ? t('arrange.unusual', { count: each }) : undefined}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('arrange.tableCount')}>
          <Input
            type="number"
            inputMode="numeric"
            min={least}
            max={MAX_TABLES}
            value={typed?.tables ?? count}
            onBlur={() => setTyped(null)}
            onChange={({ target }) => {
              setTyped({ tables: target.value, each: String(each) });
              take(Number(target.value));
            }}
          />
        </Field>
        <Field label={t('arrange.each')}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={TABLE_SIZE.limit}
            value={typed?.each ?? each}
            onBlur={() => setTyped(null)}
            onChange={({ target }) => {
              setTyped({ tables: String(count), each: target.value });
              if (Number(target.value) >= 1) take(Math.ceil(guests / Number(target.value)));
            }}
          />
        </Field>
      </div>
      {unusual ? null : (
        <p className="text-sm text-ink-2">{t(advised ? 'arrange.advised' : 'arrange.advice')}</p>
      )}
    </FieldGroup>
  );
}
