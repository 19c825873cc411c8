import { ordersTexts } from '../../features/orders/orders-words.ts';
import { OrdersScreen } from '../../features/orders/orders-screen.tsx';
import { useTrackingTexts } from '../../features/tracking/texts/tracking-texts.ts';
import { useSiteTexts } from '../texts/site-texts.ts';

function OrderManagementPage() {
  const { pageTitles } = useSiteTexts();
  const { words } = useTrackingTexts();
  return <OrdersScreen heading={pageTitles.orderManagement} problemNames={words.problemNames} />;
}

/** The page with its texts. */
export async function loadOrderManagementPage(): Promise<typeof OrderManagementPage> {
  await ordersTexts.load();
  return OrderManagementPage;
}
