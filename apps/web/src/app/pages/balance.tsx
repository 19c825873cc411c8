import type { ComponentType } from 'react';
import { BalanceScreen } from '../../features/balance/balance-screen.tsx';
import { balanceTexts } from '../../features/balance/balance-words.ts';
import { useSiteTexts } from '../texts/site-texts.ts';

function BalancePage() {
  const { pageTitles } = useSiteTexts();
  return <BalanceScreen heading={pageTitles.balance} />;
}

/** The page with its texts. */
export async function loadBalancePage(): Promise<ComponentType> {
  await balanceTexts.load();
  return BalancePage;
}
