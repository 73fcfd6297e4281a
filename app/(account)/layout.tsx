import type { ReactNode } from 'react';
import { requireUser } from '../../lib/auth/actor';
import { AppPage } from '../app-page';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  await requireUser();
  return <AppPage>{children}</AppPage>;
}
