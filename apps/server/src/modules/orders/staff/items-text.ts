/** What a declaration lists, as one cell of a file: goods, pieces, value, HS code and parcel of each item. */
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { DeclaredItem } from '../orders/declared-items.ts';

/** A cell of a workbook holds 32,767 characters. */
const longestText = 32_000;

/** The items as text, null without any; `priced`: with what they are worth. */
export function itemsText(items: readonly DeclaredItem[], { priced }: { priced: boolean }): string | null {
  if (items.length === 0) return null;
  const text = items
    .map(({ goods, pieces, valueMinor, valueCurrency, hsCode, trackingCode }) => {
      const value =
        priced && valueMinor !== null && valueCurrency !== null
          ? toWireMoney({ amountMinor: valueMinor, currency: valueCurrency })
          : undefined;
      const worth = value && `${value.amount} ${value.currency}`;
      return [`${goods} × ${pieces}`, worth, hsCode && `HS ${hsCode}`, trackingCode]
        .filter(Boolean)
        .join(', ');
    })
    .join('; ');
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
