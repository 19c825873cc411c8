import type { ComponentProps, ComponentType } from 'react';
import { Suspense } from 'react';
import { chargeTexts } from '../../../features/pricing/charge-words.ts';
import { pricingTexts } from '../../../features/pricing/pricing-words.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { Loading } from '../../kit/ui/states.tsx';
import { chargesTexts } from '../screen-words.ts';

/** A part that comes with its words when it is first shown; what stands around it stays where it is meanwhile. */
function charges<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Part } = onDemand<Props>(async () => {
    const [part] = await Promise.all([load(), chargesTexts.load(), chargeTexts.load(), pricingTexts.load()]);
    return part;
  });
  return (props: ComponentProps<typeof Part>) => (
    <Suspense fallback={<Loading />}>
      <Part {...props} />
    </Suspense>
  );
}

/** Why a parcel costs what it does. */
export const ParcelCharge = charges(async () => (await import('./parcel-charge.tsx')).ParcelCharge);

/** The same for each parcel of an order. */
export const OrderCharge = charges(async () => (await import('./order-charge.tsx')).OrderCharge);

/** The panel that answers what a load costs on any day. */
export const PriceCheck = charges(async () => (await import('./price-check.tsx')).PriceCheck);
