import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { typedAmount, wholeDollars } from './amounts.ts';
import { cashCurrencies } from './cash.ts';
import { changeCurrencies } from './debt-sums.ts';
import { chargeId, wirePayment } from './payments.contract.ts';

const mostDebts = 100;

export const payDebts = endpoint({
  method: 'POST',
  path: '/staff/payments/debts',
  summary:
    'Takes money for debts of one currency from before the move-in, whole or a part of each, at the drawer of the own open shift: a debt in somoni by as many somoni, dollars by the rate of the day. A repeated `requestId` changes nothing',
  access: { kind: 'staff', authority: 'payment:take' },
  body: z.strictObject({
    requestId: z.uuid(),
    customerCode: wireText({ max: 20, min: 1 }),
    currency: z.enum(cashCurrencies),
    /** What is owed as it was shown, and how much of it is paid, in the currency of the debts. */
    debts: z.array(z.strictObject({ id: chargeId, owed: typedAmount, amount: typedAmount })).check(
      z.minLength(1),
      z.maxLength(mostDebts),
      z.refine((debts) => new Set(debts.map(({ id }) => id)).size === debts.length, {
        params: { error: 'notAllowed' },
      }),
    ),
    /** Dollars of the balance. */
    balance: z.optional(typedAmount),
    card: z.optional(z.strictObject({ amount: typedAmount, reference: wireText({ max: 40, min: 1 }) })),
    cash: z.optional(z.strictObject({ TJS: z.optional(typedAmount), USD: z.optional(wholeDollars) })),
    /** The rate that was shown; needed wherever money of the other currency is taken or given back. */
    rate: z.optional(
      z.strictObject({ rate: wireText({ max: 20 }), rateDate: z.string().check(z.refine(isDay)) }),
    ),
    /** What change is given in. */
    over: z.enum(changeCurrencies),
  }),
  data: wirePayment,
  errors: [
    'request.invalid',
    'billing.customerNotFound',
    'customers.codeAmbiguous',
    'request.tooMany',
    'billing.noOpenShift',
    'billing.owedChanged',
    'billing.partTooSmall',
    'billing.moreThanOwed',
    'billing.rateChanged',
    'billing.paidTooLittle',
    'billing.paidTooMuch',
    'billing.balanceTooSmall',
    'billing.drawerTooEmpty',
    'billing.requestReused',
    'pricing.noRate',
    'server.busy',
  ],
});

export const debtEndpoints = [payDebts] as const;
