'use client';

import { useTranslations } from 'next-intl';
import { handName } from '@/components/table/use-words';
import { DiceRow } from '@/components/dice/dice-row';
import { Checkbox } from '@/components/ui';
import { LIUHEI_FACES, type Rules, type ZhuangyuanClass } from '@/lib/rules';
import { diceOfClass } from '@/lib/rules/rule-sheet-dice';
import { Example } from '../example';
import { ChoiceCard } from './choice-editor';
import type { EditorProps } from './editing';

/** Some of the classes that are 状元, the greatest first, each with what it does in or out. */
export function ClassesEditor({ option, value, rules, draft, words, disabled, onChange }: EditorProps) {
  const t = useTranslations('options');
  const chosen = value as readonly ZhuangyuanClass[];
  const { order } = (draft as unknown as Rules).zhuangyuan;
  const unlisted = chosen.filter((hand) => !order.includes(hand));
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{words.titleOf(option)}</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {[...[...order].reverse(), ...unlisted].map((hand) => (
          <ChoiceCard key={hand}>
            <Checkbox
              label={<Named name={words.hand(hand)} dice={diceOfClass(hand)} />}
              hint={order.includes(hand) ? undefined : t('edit.notListed')}
              checked={chosen.includes(hand)}
              onChange={() => onChange(toggled(chosen, hand))}
            />
            {order.includes(hand) ? <Example rules={rules} option={option} value={chosen} of={hand} /> : null}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** Which six blacks do what six blacks do. */
export function FacesEditor({ option, value, rules, words, disabled, onChange }: EditorProps) {
  const names = useTranslations('rules');
  const chosen = value as readonly (typeof LIUHEI_FACES)[number][];
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{words.titleOf(option)}</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {LIUHEI_FACES.map((face) => (
          <ChoiceCard key={face}>
            <Checkbox
              label={<Named name={handName(names, 'liuhei', { face })} dice={String(face).repeat(6)} />}
              checked={chosen.includes(face)}
              onChange={() => onChange(toggled(chosen, face).sort())}
            />
            <Example rules={rules} option={option} value={chosen} of={face} />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** A throw's name with its dice, which are only looked at. */
export function Named({ name, dice }: { name: string; dice: string }) {
  const t = useTranslations('options');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <b className="font-semibold">{name}</b>
      <DiceRow dice={dice} label={t('example.dice', { dice })} className="size-5" />
    </span>
  );
}
