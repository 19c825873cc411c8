import type { ComponentType } from 'react';
import { accountTexts } from '../../features/accounts/account-words.ts';
import { ClaimScreen } from '../../features/accounts/claim/claim-screen.tsx';
import { claimTexts } from '../../features/accounts/claim/claim-words.ts';
import { LoginScreen } from '../../features/accounts/login/login-screen.tsx';
import { RegisterScreen } from '../../features/accounts/register/register-screen.tsx';
import { ResetScreen } from '../../features/accounts/reset/reset-screen.tsx';
import { UndoEmailScreen } from '../../features/accounts/undo/undo-email-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

const screens = {
  login: LoginScreen,
  register: RegisterScreen,
  resetPassword: ResetScreen,
  claim: ClaimScreen,
  undoEmail: UndoEmailScreen,
};

type AccountPageName = keyof typeof screens;

function AccountPage({ page }: { page: AccountPageName }) {
  const { pageTitles } = useSiteTexts();
  const Screen = screens[page];
  return <Screen heading={pageTitles[page]} />;
}

/**
 * A page of accounts with its texts. They stand in one piece: a user who logs in registers or forgets the password
 * soon, and the first load of every other page names one file instead of ten.
 */
export async function loadAccountPage(page: AccountPageName): Promise<ComponentType> {
  await Promise.all([accountTexts.load(), ...(page === 'claim' ? [claimTexts.load()] : [])]);
  return () => <AccountPage page={page} />;
}
