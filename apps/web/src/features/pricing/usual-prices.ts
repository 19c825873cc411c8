import { addDays } from '@rohi/contract/dushanbe-time';
import { factValue, fillTexts } from '../../shared/facts/site-facts.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { PricingTexts } from './texts/ru.ts';

/** A line of the price list; `next` is its price from the day of the next change on, when it has another then. */
export type UsualPrice = { title: string; price: string; remarks: string[]; next: string | undefined };

/** The amount of a mark with the currency behind it. */
function amount(mark: string): string {
  return fillTexts(`${mark}\u00a0{{currency}}`);
}

/** The price from the next change on; in the build, which knows none, its mark. */
function nextPrice(today: string, next: string, write: (price: string) => string): string | undefined {
  const coming = factValue(next);
  return coming === null || (coming !== undefined && coming === factValue(today))
    ? undefined
    : write(amount(next));
}

/** The day of the next change; in the build its mark, null when none is announced. */
export function servedDay(): string | null {
  const day = factValue('{{upcomingDay}}');
  if (day === undefined) return '{{upcomingDay}}';
  return typeof day === 'string' ? day : null;
}

function lastDay(next: string | undefined, { changes }: PricingTexts['table']): string[] {
  const day = factValue('{{upcomingDay}}');
  return next === undefined || typeof day !== 'string' ? [] : [changes(formatDate(addDays(day, -1)))];
}

/**
 * The two prices as the page was served with them, as the tariffs say them: what stands there until those have come.
 */
export function usualPrices({ tariffs, table }: PricingTexts): UsualPrice[] {
  const perKg = nextPrice('{{pricePerKg}}', '{{upcomingPricePerKg}}', table.perKg);
  const perM3 = nextPrice('{{pricePerCubicMetre}}', '{{upcomingPricePerCubicMetre}}', table.perM3);
  const heavy = typeof factValue('{{cargoPricePerKg}}') === 'number';
  return [
    {
      title: tariffs.PARCEL.title,
      price: table.perKg(amount('{{pricePerKg}}')),
      remarks: [table.byLargerWeight, ...lastDay(perKg, table)],
      next: perKg,
    },
    {
      title: tariffs.CARGO.title,
      price: table.perM3(amount('{{pricePerCubicMetre}}')),
      remarks: [
        table.forCargo(fillTexts('{{cargoFromM3}}')),
        ...(heavy ? [table.heavyCargo(table.perKg(amount('{{cargoPricePerKg}}')))] : []),
        ...lastDay(perM3, table),
      ],
      next: perM3,
    },
  ];
}
