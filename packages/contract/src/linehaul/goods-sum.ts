import * as z from 'zod/mini';

/**
 * Parcels with what they weigh and take; what was not measured counts as nothing, and `unweighed` is how many were not.
 */
export const goodsSum = z.object({
  parcels: z.int(),
  weightKg: z.string(),
  volumeM3: z.string(),
  unweighed: z.int(),
});
export type GoodsSum = z.output<typeof goodsSum>;
