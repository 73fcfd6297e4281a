'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/frame/link-button';
import { optionOf, splitKey } from '@/lib/schemas/rule-options/options';
import type { RuleProblem } from '@/lib/schemas/rule-options/problems';
import { ChoiceEditor } from './editors/choice-editor';
import type { EditorProps } from './editors/editing';
import { ClassesEditor, FacesEditor } from './editors/list-editors';
import { NumberEditor } from './editors/number-editor';
import { OrderEditor } from './editors/order-editor';
import { TierEditor } from './editors/tier-editor';
import { Example } from './example';
import { useProblemWords } from './use-problem-words';

export interface OptionEditorProps extends EditorProps {
  problem: RuleProblem | undefined;
  /** The page of the prizes. */
  prizes: string;
}

/** What changes an option: one editor for each kind. */
export function OptionEditor({ problem, prizes, ...props }: OptionEditorProps) {
  const t = useTranslations('options');
  const tell = useProblemWords(props.rules);
  const parts = splitKey(props.option);
  if (!parts) return null;
  switch (optionOf(parts.id).editor.kind) {
    case 'choice':
      return <ChoiceEditor {...props} />;
    case 'order':
      return <OrderEditor {...props} />;
    case 'classes':
      return <ClassesEditor {...props} />;
    case 'faces':
      return <FacesEditor {...props} />;
    case 'number':
      return <NumberEditor {...props} error={problem && tell(problem)} />;
    case 'tier':
      return <TierEditor {...props} />;
    case 'prizes':
      return (
        <div className="flex flex-col items-start gap-4">
          <p>{props.words.summary(props.option, props.value)}</p>
          <Example rules={props.rules} option={props.option} value={props.value} />
          <LinkButton href={prizes}>{t('edit.toPrizes')}</LinkButton>
        </div>
      );
  }
}
