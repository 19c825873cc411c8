import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';

/** From where a code came: given with the account, by hand, from a file, or with an account that was joined. */
export const customerCodeSources = ['ISSUED', 'HAND', 'IMPORT', 'MERGE'] as const;
export type CustomerCodeSource = (typeof customerCodeSources)[number];

const codesOfCustomer = z.object({
  /** The code of now first, then the others as they came. */
  codes: z.array(
    z.object({
      code: z.string(),
      isCurrent: z.boolean(),
      since: z.string(),
      source: z.enum(customerCodeSources),
    }),
  ),
});
export type CodesOfCustomer = z.output<typeof codesOfCustomer>;

const params = z.object({ id: z.uuid() });

export const listCustomerCodes = endpoint({
  method: 'GET',
  path: '/staff/customers/{id}/codes',
  summary: 'All codes that lead to a customer, with the day and the way they came',
  access: { kind: 'staff', authority: 'customer:read' },
  params,
  data: codesOfCustomer,
  errors: ['list.notFound'],
});

export const giveCustomerCode = endpoint({
  method: 'POST',
  path: '/staff/customers/{id}/codes',
  summary:
    'Gives a customer another code, as it is written on labels. It leads to this customer for ever: no call takes it away. Numbers that are given by hand only are taken; what leads to somebody else is refused. A code that the customer has already changes nothing',
  access: { kind: 'staff', authority: 'customer:edit' },
  params,
  body: z.strictObject({ code: wireText({ min: 1, max: 40 }) }),
  data: codesOfCustomer,
  errors: ['request.invalid', 'list.notFound', 'customers.badCode', 'customers.codeTaken', 'server.busy'],
});

export const customerCodesEndpoints = [listCustomerCodes, giveCustomerCode] as const;
