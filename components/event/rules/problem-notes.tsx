'use client';

import { LinkButton } from '@/components/frame/link-button';
import { Button, Notice } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { OptionKey } from '@/lib/schemas/rule-options/options';
import type { RuleProblem } from '@/lib/schemas/rule-options/problems';
import { useMendWords, useProblemWords } from './use-problem-words';

interface Props {
  problems: readonly RuleProblem[];
  rules: Rules;
  prizes: string;
  onMend: (key: OptionKey, value: unknown) => void;
}

/** Why an option can't be so beside the others, and the ways out. */
export function ProblemNotes({ problems, rules, prizes, onMend }: Props) {
  const tell = useProblemWords(rules);
  const name = useMendWords();
  return problems.map((problem) => (
    <Notice
      key={`${problem.key} ${problem.code}`}
      tone="error"
      className="mb-4"
      actions={problem.mends.map((mend) =>
        mend.kind === 'prizes' ? (
          <LinkButton key="prizes" size="small" href={prizes}>
            {name(mend, problem)}
          </LinkButton>
        ) : (
          <Button key={mend.code} size="small" onClick={() => onMend(problem.key, mend.value)}>
            {name(mend, problem)}
          </Button>
        ),
      )}
    >
      {tell(problem)}
    </Notice>
  ));
}
