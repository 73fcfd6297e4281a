import { redirect } from 'next/navigation';
import { requireUser } from '../lib/auth/actor';

export default async function StartPage() {
  await requireUser();
  redirect('/events');
}
