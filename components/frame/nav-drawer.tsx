'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Dialog, Icon, IconButton } from '../ui';

/** On phones and tablets: the button that opens the navigation, which closes when a page is chosen. */
export function NavDrawer({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('common');
  const path = usePathname() ?? '';
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <IconButton label={t('menu')} onClick={() => setOpenOn(path)}>
        <Icon name="menu" className="size-6" />
      </IconButton>
      <Dialog
        open={openOn === path}
        onClose={() => setOpenOn(null)}
        title={title}
        closeLabel={t('close')}
        size="small"
      >
        <nav aria-label={t('navigation')}>{children}</nav>
      </Dialog>
    </>
  );
}
