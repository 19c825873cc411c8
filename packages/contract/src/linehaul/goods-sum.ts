import * as z from 'zod/mini';

/** Parcels with what they weigh and take; what was not measured counts as nothing. */
export const goodsSum = z.object({ parcels: z.int(), weightKg: z.string(), volumeM3: z.string() });
export type GoodsSum = z.output<typeof goodsSum>;
