import { useTranslations } from 'next-intl';

/** The first stop of the tab key: past the navigation to the page's own content. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-white focus:translate-y-0 print:hidden"
    >
      {t('skipToContent')}
    </a>
  );
}
