import { accountTexts } from '../../features/accounts/account-words.ts';
import { ProfileScreen } from '../../features/accounts/profile/profile-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function ProfilePage() {
  const { pageTitles } = useSiteTexts();
  return <ProfileScreen heading={pageTitles.profile} />;
}

/** The page with its texts. */
export async function loadProfilePage(): Promise<typeof ProfilePage> {
  await accountTexts.load();
  return ProfilePage;
}
