import { accountTexts } from '../../features/accounts/account-words.ts';
import { ResetScreen } from '../../features/accounts/reset/reset-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function ResetPasswordPage() {
  const { pageTitles } = useSiteTexts();
  return <ResetScreen heading={pageTitles.resetPassword} />;
}

/** The page with its texts. */
export async function loadResetPasswordPage(): Promise<typeof ResetPasswordPage> {
  await accountTexts.load();
  return ResetPasswordPage;
}
