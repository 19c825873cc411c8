import { ordersTexts } from '../../features/orders/orders-words.ts';
import { OrdersScreen } from '../../features/orders/orders-screen.tsx';
import { chargeTexts } from '../../features/pricing/charge-words.ts';
import { pricingTexts } from '../../features/pricing/pricing-words.ts';
import { useTrackingTexts } from '../../features/tracking/texts/tracking-texts.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { useSiteTexts } from '../texts/site-texts.ts';

const history = onDemand(
  async () => (await import('../../features/tracking/parcels/parcel-history.tsx')).ParcelHistory,
);

const price = onDemand(async () => {
  const [{ ChargeExplained }] = await Promise.all([
    import('../../features/pricing/charge-explained.tsx'),
    pricingTexts.load(),
    chargeTexts.load(),
  ]);
  return ChargeExplained;
});

function OrderManagementPage() {
  const { pageTitles } = useSiteTexts();
  const { words } = useTrackingTexts();
  return (
    <OrdersScreen
      heading={pageTitles.orderManagement}
      orderParts={{ problemNames: words.problemNames, History: history.Part, Price: price.Part }}
    />
  );
}

/** The page with its texts. */
export async function loadOrderManagementPage(): Promise<typeof OrderManagementPage> {
  await ordersTexts.load();
  return OrderManagementPage;
}
