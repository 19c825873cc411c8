import * as z from 'zod/mini';

/** A pickup point as orders and parcels name it. */
export const shownPickupPoint = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
});
