import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { pricingTexts } from '../../features/pricing/pricing-words.ts';
import { quotationRules, quoteAnswer, quoteNotes } from '../../features/pricing/quotation-parts.ts';
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

/** The page with its words and all its parts, each of which would push the next; the long text at its end follows. */
export async function loadFreightQuotationPage(): Promise<ComponentType> {
  const parts = [quoteAnswer, quoteNotes, quotationRules];
  await Promise.all([pricingTexts.load(), ...parts.map(({ start }) => start())]);
  return FreightQuotationPage;
}
