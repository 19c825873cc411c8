import type { ComponentType } from 'react';
import { accountTexts } from '../../features/accounts/account-words.ts';
import { ProfileScreen } from '../../features/accounts/profile/profile-screen.tsx';
import { AddressCard } from '../../features/cabinet/address/address-card.tsx';
import { cabinetTexts } from '../../features/cabinet/cabinet-words.ts';
import { PointCard } from '../../features/cabinet/point/point-card.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function ProfilePage() {
  const { pageTitles } = useSiteTexts();
  return <ProfileScreen heading={pageTitles.profile} pickupPoint={<PointCard />} address={<AddressCard />} />;
}

/** The page with its texts. Not in one piece with the log-in, which needs neither point nor address. */
export async function loadProfilePage(): Promise<ComponentType> {
  await Promise.all([accountTexts.load(), cabinetTexts.load()]);
  return ProfilePage;
}
