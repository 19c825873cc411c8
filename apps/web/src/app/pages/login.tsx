import { accountTexts } from '../../features/accounts/account-words.ts';
import { LoginScreen } from '../../features/accounts/login/login-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function LoginPage() {
  const { pageTitles } = useSiteTexts();
  return <LoginScreen heading={pageTitles.login} />;
}

/** The page with its texts. */
export async function loadLoginPage(): Promise<typeof LoginPage> {
  await accountTexts.load();
  return LoginPage;
}
