import * as z from 'zod/mini';
import { money } from '../pricing/pricing.contract.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { longestItemGoods, mostItemsOfOrder, mostPiecesOfItem } from './declared-items.ts';

/** One kind of goods in an order. */
export const declaredItem = z.object({
  goods: z.string(),
  pieces: z.int(),
  /** Of all its pieces; null while it was not said. */
  value: z.nullable(money),
  /** Four to ten digits. */
  hsCode: z.nullable(z.string()),
  /** The parcel it is in; null where that was not said. */
  trackingCode: z.nullable(z.string()),
});

/** The number of packages; null takes it away, as an empty text does in other fields. */
export const draftPlaces = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(999))));

/**
 * All items of the order, in the currency `valueCurrency`; an empty list takes them away. Goods and value that are sent
 * along with items have to be those of the items.
 */
export const draftItems = z.optional(
  z
    .array(
      z.strictObject({
        goods: wireText({ max: longestItemGoods, min: 1 }),
        pieces: z.int().check(z.gte(1), z.lte(mostPiecesOfItem)),
        /** Of all its pieces. */
        valueAmount: z.optional(wireText({ max: 20 })),
        hsCode: z.optional(wireText({ max: 20 })),
        trackingCode: z.optional(wireText({ max: maxTrackingCodeLength })),
      }),
    )
    .check(z.maxLength(mostItemsOfOrder)),
);
