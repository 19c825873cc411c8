import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';

const part = z.object({ left: money, limit: money });

/**
 * What one person may still decide alone for a customer, in dollars: refunds, corrections of charges, points at what
 * they are worth, and compensations together. Above it an act waits for a second person.
 */
export const soleAllowance = z.object({
  /** The least of the three. */
  left: money,
  /** Of this payment, by any user; null without a payment. */
  ofPayment: z.nullable(part),
  /** Of this customer within so many days, by any user. */
  ofCustomer: z.extend(part, { days: z.int() }),
  /** Of the caller today, for all customers. */
  ofPerson: part,
});
export type SoleAllowance = z.output<typeof soleAllowance>;

export const readSoleAllowance = endpoint({
  method: 'GET',
  path: '/staff/sole-allowance',
  summary:
    'How much the caller may still give to a customer alone today, by corrections, points and compensations; more waits for a second person',
  access: { kind: 'staff', authority: 'payment:confirm' },
  query: z.object({ customerCode: wireText({ max: 20, min: 1 }) }),
  data: soleAllowance,
  errors: ['request.invalid', 'billing.customerNotFound', 'customers.codeAmbiguous', 'request.tooMany'],
});
