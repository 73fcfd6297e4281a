import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import { traitsOf, type Trait } from '@/lib/schemas/rule-traits';
import { tierName } from '@/components/table/use-words';

/** What sets rules apart from the plainest ones, a sentence each. */
export function TraitList({ rules, className }: { rules: Rules; className?: string }) {
  const t = useTranslations('rulebook');
  const traits = traitsOf(rules);
  if (traits.length === 0) return <p className={cx('text-ink-2', className)}>{t('noTraits')}</p>;
  return (
    <ul className={cx('list-disc space-y-0.5 pl-5 marker:text-gold-fill', className)}>
      {traits.map((trait) => (
        <li key={trait.code}>
          <TraitText rules={rules} trait={trait} />
        </li>
      ))}
    </ul>
  );
}

function TraitText({ rules, trait }: { rules: Rules; trait: Trait }) {
  const t = useTranslations('rulebook');
  const words = useTranslations('rules');
  const comma = t('comma');
  const tiers = trait.tiers?.map(({ id, quantity }) =>
    trait.code === 'tiers'
      ? t('tierCount', { tier: tierName(words, rules, id), count: quantity ?? t('unlimited') })
      : tierName(words, rules, id),
  );
  const classes = trait.classes?.map((one) => words(`hand.${one}`));
  return t(`trait.${trait.code}`, {
    tiers: tiers?.join(comma) ?? '',
    classes: classes?.join(comma) ?? '',
    count: trait.count ?? 0,
  });
}
