import { AccountMenu } from '../components/frame/account-menu';
import { LanguageMenu } from '../components/frame/language-menu';
import { requireUser } from '../lib/auth/actor';
import { chooseLocale, signOut } from './actions';

/** The language's and the account's menus, for the top of every organiser's page. */
export async function FrameMenus() {
  const { name } = await requireUser();
  return (
    <div className="flex items-center">
      <LanguageMenu chooseLocale={chooseLocale} />
      <AccountMenu name={name} signOut={signOut} />
    </div>
  );
}
