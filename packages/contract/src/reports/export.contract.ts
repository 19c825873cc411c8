import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { businessLines } from '../business-lines.ts';
import { parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';
import { exportColumns } from './export-columns.ts';

export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);
const day = z.string().check(z.refine(isDay, { params: { error: 'badFormat' } }));

export const exportOrders = endpoint({
  method: 'POST',
  path: '/fba-order/export',
  leaves: 'little',
  summary: 'Orders as a file: CSV as it is read, or a workbook; clerks get those of their own point',
  access: { kind: 'staff', authority: 'report:export' },
  body: z.strictObject({
    filter: z.optional(
      z.strictObject({
        /** Dushanbe days on which the orders were made, both included. */
        from: z.optional(day),
        to: z.optional(day),
        stage: z.optional(status),
        /** False leaves cancelled orders out, as reports do. */
        cancelled: z.optional(z.boolean()),
        businessLine: z.optional(z.enum(businessLines)),
        pickupPointId: z.optional(z.int()),
      }),
    ),
    columns: z.optional(
      z.array(z.enum(exportColumns)).check(z.minLength(1), z.maxLength(exportColumns.length)),
    ),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  data: z.unknown(),
  download: [xlsxType, csvType],
  errors: ['request.invalid', 'server.busy'],
});
