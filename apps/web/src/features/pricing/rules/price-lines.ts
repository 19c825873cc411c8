import type { WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { formatMoney, formatPrice, formatShortDecimal } from '../../../shared/format/numbers.ts';
import type { PricingTexts } from '../texts/ru.ts';

type Rule = WireTariff['rules'][number];

/** A tariff in the price list: its prices, and what is to be known of them. */
export type PriceLines = { prices: string[]; remarks: string[] };

/** What stands in the price list for a tariff, all of it from the call. */
export function priceLines(
  tariff: WireTariff,
  texts: PricingTexts,
  formatDate: (day: string) => string,
): PriceLines {
  const { table } = texts;
  const main = tariff.rules.filter(({ chargeMode }) => chargeMode !== 'ACTUAL_WEIGHT');
  const byActualWeight = tariff.rules.filter(({ chargeMode }) => chargeMode === 'ACTUAL_WEIGHT');
  const leading = main.length > 0 ? main : byActualWeight;
  const fromM3 = tariff.usualFromVolumeM3 === null ? undefined : formatShortDecimal(tariff.usualFromVolumeM3);
  const remarks = leading.some(({ chargeMode }) => chargeMode === 'VOLUME')
    ? [table.forCargo(fromM3)]
    : [table.byLargerWeight];
  if (main.length > 0)
    remarks.push(...byActualWeight.map((rule) => table.heavyCargo(priceText(rule, tariff, texts))));
  const minimum = leading.find(({ minCharge }) => Number(minCharge) > 0)?.minCharge;
  if (minimum !== undefined)
    remarks.push(table.minimum(formatMoney({ amount: minimum, currency: tariff.currency })));
  for (const { name, amount } of tariff.surcharges)
    remarks.push(`${name}: ${formatMoney({ amount, currency: tariff.currency })}`);
  if (tariff.effectiveTo !== null) remarks.push(table.changes(formatDate(tariff.effectiveTo)));
  const prices = leading.map((rule) =>
    leading.length === 1
      ? priceText(rule, tariff, texts)
      : `${rangeText(rule, texts)}: ${priceText(rule, tariff, texts)}`,
  );
  return { prices, remarks };
}

function priceText(rule: Rule, { currency }: WireTariff, { table }: PricingTexts): string {
  const price = formatPrice({ amount: rule.unitPrice, currency });
  return rule.unit === 'KG' ? table.perKg(price) : table.perM3(price);
}

function rangeText({ from, to, unit }: Rule, { table, units }: PricingTexts): string {
  return table.range(
    from === '0' ? undefined : formatShortDecimal(from),
    to === null ? undefined : formatShortDecimal(to),
    unit === 'KG' ? units.kg : units.m3,
  );
}
