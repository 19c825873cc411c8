import * as z from 'zod/mini';

const unit = z.object({ id: z.int(), name: z.string() });

/** Open parcels that are flagged as going back to their senders. */
export const flaggedParcels = z.object({
  count: z.int(),
  list: z.array(
    z.object({
      trackingCode: z.string(),
      statusName: z.string(),
      pickupPoint: z.nullable(unit),
      /** The office has ordered its return: it stands in the list of those too, at its point. */
      isOrdered: z.boolean(),
      /** Where a station has reported that it lies; null where none has. */
      lies: z.nullable(z.object({ unit, since: z.string(), by: z.string() })),
    }),
  ),
});
