import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';
import { wireText } from '../wire-text.ts';
import { reasonsOfDoubles } from './reasons-of-doubles.ts';

const access = { kind: 'staff', authority: 'customer:create' } as const;

export type ReasonOfDouble = (typeof reasonsOfDoubles)[number];

const alikeBy = ['PHONE', 'NAME', 'CODE'] as const;

/** A customer who may be the same person: masked, with what there is of that customer. */
const alike = z.object({
  id: z.string(),
  customerCode: z.string(),
  nameMasked: z.string(),
  phoneMasked: z.nullable(z.string()),
  by: z.array(z.enum(alikeBy)),
  /** Parcels that can be collected, and open ones that have not come so far. */
  waiting: z.int(),
  coming: z.int(),
  /** When a parcel was handed over last. */
  lastCollectedAt: z.nullable(z.string()),
  /** Whether anybody can log in as this customer. */
  hasAccount: z.boolean(),
});
export type AlikeCustomer = z.output<typeof alike>;

const person = {
  name: wireText({ min: 1, max: 120 }),
  phone: z.optional(wireText({ max: 40 })),
  /** As it is written on labels; without it the next one, as the office has set it. */
  code: z.optional(wireText({ min: 1, max: 40 })),
};

export const lookForAlike = endpoint({
  method: 'POST',
  path: '/staff/customers/alike',
  summary:
    'Who is alike, before a customer is made: the same phone, a name that sounds the same, or the code. With the code that comes next, and why a code that was named cannot be given. Nothing is written',
  access,
  body: z.strictObject({ ...person, name: wireText({ max: 120 }) }),
  data: z.object({
    alike: z.array(alike),
    /** The code that comes next; null where codes are drawn. */
    nextCode: z.nullable(z.string()),
    codeRefused: z.nullable(z.enum(['customers.badCode', 'customers.codeKeptBack', 'customers.codeTaken'])),
    /** How many parcels lie under the code that was named, so far without an owner. */
    parcelsUnder: z.int(),
  }),
  errors: ['request.invalid', 'accounts.badPhone', 'server.busy'],
});

export const createCustomer = endpoint({
  method: 'POST',
  path: '/staff/customers',
  summary:
    'Makes a customer who has no account: nobody can log in as one until it is claimed. Whoever is alike is asked about first: nothing is made while one of them is not named in `anyway.seen`. Parcels that lie under the code become the customer’s in the same act. A repeated `requestId` gets the customer made before',
  access,
  body: z.strictObject({
    requestId: z.uuid(),
    ...person,
    locale: z.enum(locales),
    /** Where the customer collects. */
    pickupPointId: z.optional(z.int()),
    /** A note of the office on the customer’s record. */
    note: z.optional(wireText({ max: 2000 })),
    /** All the same: why, and the codes of those who were seen to be alike. */
    anyway: z.optional(
      z.strictObject({
        reason: z.enum(reasonsOfDoubles),
        seen: z.array(wireText({ max: 20 })).check(z.maxLength(20)),
      }),
    ),
  }),
  data: z.object({
    /** Null while it is asked about those who are alike. */
    made: z.nullable(
      z.object({
        id: z.string(),
        customerCode: z.string(),
        /** Of the customer, also where the request is repeated with another name. */
        name: z.string(),
        /** Parcels that lay under the code. */
        parcels: z.int(),
      }),
    ),
    alike: z.array(alike),
  }),
  errors: [
    'request.invalid',
    'accounts.badPhone',
    'customers.badCode',
    'customers.codeTaken',
    'customers.codeKeptBack',
    'orders.pickupPointNeeded',
    'server.busy',
  ],
});

/** A text that stands on parcels and is no customer's code. */
const unknownCode = z.object({
  written: z.string(),
  parcels: z.int(),
  lastAt: z.nullable(z.string()),
  /** Customers with a code that it may be: the same digits, or signs that look alike. */
  guesses: z.array(
    z.object({
      customerCode: z.string(),
      nameMasked: z.string(),
      by: z.enum(['NOUGHTS', 'LOOKS_ALIKE', 'DIGITS']),
    }),
  ),
});

export const listUnknownCodes = endpoint({
  method: 'GET',
  path: '/staff/codes-of-nobody',
  summary:
    'Customer codes that stand on open parcels and belong to nobody, as they were written, those with most parcels first',
  access,
  data: z.object({ list: z.array(unknownCode), codes: z.int(), parcels: z.int() }),
  errors: [],
});

export const nameUnknownCode = endpoint({
  method: 'POST',
  path: '/staff/codes-of-nobody/alias',
  summary:
    'Says that a code which belongs to nobody is another one of this customer’s: it leads there for ever, and all parcels under it become the customer’s in the same act',
  access: { kind: 'staff', authority: 'customer:edit' },
  body: z.strictObject({
    written: wireText({ min: 1, max: 40 }),
    customerCode: wireText({ min: 1, max: 40 }),
  }),
  data: z.object({ customerCode: z.string(), parcels: z.int() }),
  errors: [
    'request.invalid',
    'orders.customerNotFound',
    'customers.badCode',
    'customers.codeTaken',
    'customers.codeAmbiguous',
    'server.busy',
  ],
});

export const newCustomerEndpoints = [
  lookForAlike,
  createCustomer,
  listUnknownCodes,
  nameUnknownCode,
] as const;
