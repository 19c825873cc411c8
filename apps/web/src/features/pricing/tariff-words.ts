import type { WireTariff } from '@rohi/contract/pricing/pricing.contract';
import type { PricingTexts } from './texts/ru.ts';

/** What a tariff goes by and who gets it; one that is newer than this page is shown by its own name. */
export function tariffWords(tariff: WireTariff, { tariffs }: PricingTexts): { title: string; who: string } {
  const { code, name } = tariff;
  return code === 'PARCEL' || code === 'CARGO' ? tariffs[code] : { title: name, who: '' };
}
