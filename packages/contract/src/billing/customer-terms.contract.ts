import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { reasonLetters } from './money-limits.ts';

/** When a customer pays: once a parcel can be collected, or before it leaves China. */
export const paymentTerms = ['WHEN_READY', 'PREPAID'] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

/** The terms of a customer. Since when, the author and the reason are null while the terms were never set. */
export const customerTerms = z.object({
  terms: z.enum(paymentTerms),
  since: z.nullable(z.string()),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type WireCustomerTerms = z.output<typeof customerTerms>;

export const setCustomerTerms = endpoint({
  method: 'POST',
  path: '/staff/customers/{id}/terms',
  summary:
    'Sets when a customer pays, with a reason. Who pays before departure owes for parcels as soon as China has received and weighed them; what is under way is charged anew. A repeated `requestId` changes nothing',
  access: { kind: 'staff', authority: 'customer:edit' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    requestId: z.uuid(),
    terms: z.enum(paymentTerms),
    reason: wireText(reasonLetters),
  }),
  data: customerTerms,
  errors: ['request.invalid', 'list.notFound', 'billing.termsStand', 'billing.requestReused', 'server.busy'],
});

export const customerTermsEndpoints = [setCustomerTerms] as const;
