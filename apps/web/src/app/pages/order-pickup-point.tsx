import { cabinetTexts } from '../../features/cabinet/cabinet-words.ts';
import { PointScreen } from '../../features/cabinet/point/point-screen.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

function OrderPickupPointPage() {
  const { pageTitles } = useSiteTexts();
  return <PointScreen heading={pageTitles.orderPickupPoint} />;
}

/** The self pickup point of a customer, with its texts. */
export async function loadOrderPickupPointPage(): Promise<typeof OrderPickupPointPage> {
  await cabinetTexts.load();
  return OrderPickupPointPage;
}
