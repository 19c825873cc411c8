import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { cashCurrencies } from '../billing/cash.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { longestSealedPassword } from '../accounts/sealed-password.ts';

/**
 * What keeps an account open. `PARCELS`: received and not handed over. `ANNOUNCED`: orders that have not come yet.
 * `OWED`: by the customer. `BALANCE`: by the firm. `TRANSFERS`, `REFUNDS`, `COMPENSATIONS`, `CLAIMS`: not decided yet.
 */
export const closingHindrances = [
  'PARCELS',
  'ANNOUNCED',
  'OWED',
  'BALANCE',
  'TRANSFERS',
  'REFUNDS',
  'COMPENSATIONS',
  'CLAIMS',
] as const;
export type ClosingHindrance = (typeof closingHindrances)[number];

const hindrance = z.object({
  kind: z.enum(closingHindrances),
  /** Things, or currencies of money. */
  count: z.int(),
  /** Of money alone, by currency. */
  amounts: z.array(z.object({ amount: z.string(), currency: z.enum(cashCurrencies) })),
});

export const readClosing = endpoint({
  method: 'GET',
  path: '/profile/closing',
  summary:
    'What keeps the own account open; none: it can be closed. `points`: those that would be lost with it',
  access: customerAccess,
  data: z.object({ hindrances: z.array(hindrance), points: z.int() }),
  errors: [],
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/profile/closing',
  leaves: 'little',
  summary:
    'Close the own account for good, with the password or a one-time code: log-in, name, addresses, recipients and names of parcels are deleted; what the law demands stays under the customer code. Ends all logins',
  access: customerAccess,
  body: z.strictObject({
    password: z.optional(wireText({ max: longestSealedPassword, min: 1 })),
    oneTimeCode: z.optional(wireText({ max: 16, min: 6 })),
  }),
  data: z.null(),
  errors: [
    'accounts.closingHindered',
    'accounts.proofNeeded',
    'auth.wrongOldPassword',
    'auth.wrongOneTimeCode',
    'auth.tooManyFailures',
    'auth.unreadablePassword',
    'auth.sessionExpired',
  ],
});

export const closingEndpoints = [readClosing, closeAccount] as const;
