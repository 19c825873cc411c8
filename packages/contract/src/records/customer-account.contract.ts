import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { debtsOfCurrency } from '../billing/payments.contract.ts';
import { customerTerms } from '../billing/customer-terms.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);

export const customerAccount = endpoint({
  method: 'GET',
  path: '/staff/customers/{id}/account',
  summary:
    'How a customer stands: when they pay, their parcels by status, and what is to be paid where something can be collected; never by which code',
  access: { kind: 'staff', authority: 'customer:read' },
  params: z.object({ id: z.uuid() }),
  data: z.object({
    terms: customerTerms,
    /** In the order of the statuses; those without a parcel are left out. */
    /** `received`: how many of them the warehouse in China has received, which their status does not say. */
    parcels: z.array(
      z.object({ status, statusName: z.string(), parcels: z.int(), received: z.int(), problems: z.int() }),
    ),
    places: z.array(
      z.object({
        pickupPoint: z.object({ id: z.int(), name: z.string(), city: z.string() }),
        ready: z.int(),
        /** How many of them have no price yet: they are not in the sums. */
        unpriced: z.int(),
        delivery: money,
        storage: money,
        total: money,
        /** At the rate of the day; null while there is none. */
        totalTjs: z.nullable(money),
        /** What storage comes to tomorrow. */
        storageTomorrow: money,
      }),
    ),
    /** Debts from before the firm moved in, in their own currency. */
    debts: z.array(debtsOfCurrency),
  }),
  errors: ['list.notFound'],
});
