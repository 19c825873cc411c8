import { accountTexts } from '../../features/accounts/account-words.ts';
import { RegisterScreen } from '../../features/accounts/register/register-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function RegisterPage() {
  const { pageTitles } = useSiteTexts();
  return <RegisterScreen heading={pageTitles.register} />;
}

/** The page with its texts. */
export async function loadRegisterPage(): Promise<typeof RegisterPage> {
  await accountTexts.load();
  return RegisterPage;
}
