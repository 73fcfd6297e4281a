import { AccountMenu } from '../components/frame/account-menu';
import { LanguageSwitcher } from '../components/frame/language-switcher';
import { requireUser } from '../lib/auth/actor';
import { signOut } from './actions';

/** The language's and the account's menus, for the top of every organiser's page. */
export async function FrameMenus() {
  const { name } = await requireUser();
  return (
    <div className="flex items-center">
      <LanguageSwitcher />
      <AccountMenu name={name} signOut={signOut} />
    </div>
  );
}
