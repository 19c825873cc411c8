import type { ComponentType } from 'react';
import { cabinetTexts } from '../../features/cabinet/cabinet-words.ts';
import { HomeScreen } from '../../features/cabinet/home/home-screen.tsx';
import { PointScreen } from '../../features/cabinet/point/point-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function OrderPickupPointPage() {
  const { pageTitles } = useSiteTexts();
  return <PointScreen heading={pageTitles.orderPickupPoint} />;
}

const screens = { platform: HomeScreen, orderPickupPoint: OrderPickupPointPage };

/** A page of the cabinet with its texts. */
export async function loadCabinetPage(page: keyof typeof screens): Promise<ComponentType> {
  await cabinetTexts.load();
  return screens[page];
}
