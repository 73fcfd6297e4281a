import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui';
import type { PrintsView } from '@/lib/schemas/prints';

/** Which characters come out as boxes, so that nobody finds out at the door. */
export function UnprintableNotice({ unprintable }: Pick<PrintsView, 'unprintable'>) {
  const t = useTranslations('prints.panel');
  const list = useTranslations('export');
  if (unprintable === null) return null;
  const { texts, count } = unprintable;
  // The screen may have no glyph for it either.
  const signs = [...unprintable.signs]
    .map((sign) => `${sign} (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`)
    .join(list('separator'));
  return (
    <Notice tone="warning" title={t('unprintable')} className="mb-4">
      <p className="wrap-anywhere">
        {t('unprintableText', { signs, texts: texts.join(list('separator')), more: count - texts.length })}
      </p>
    </Notice>
  );
}
