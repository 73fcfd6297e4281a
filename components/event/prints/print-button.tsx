'use client';

import type { ReactNode } from 'react';
import { Button, Icon } from '@/components/ui';

/** Opens the browser's own print dialog for this page. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="primary" onClick={() => window.print()}>
      <Icon name="print" className="size-4" />
      {children}
    </Button>
  );
}
