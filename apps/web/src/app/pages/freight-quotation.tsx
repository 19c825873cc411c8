import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { pricingTexts } from '../../features/pricing/pricing-words.ts';
import { quoteAnswer } from '../../features/pricing/quotation-parts.ts';
import { QuotationScreen } from '../../features/pricing/quotation-screen.tsx';
import { onDemand } from '../../shared/ui/on-demand.ts';

const longText = onDemand(async () => (await import('./freight-quotation-text.tsx')).FreightQuotationText);

function FreightQuotationPage() {
  return (
    <QuotationScreen>
      <Suspense>
        <longText.Part />
      </Suspense>
    </QuotationScreen>
  );
}

/** The page with its words; the long text follows. */
export async function loadFreightQuotationPage(): Promise<ComponentType> {
  void quoteAnswer.start();
  await pricingTexts.load();
  return FreightQuotationPage;
}
