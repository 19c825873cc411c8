import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flagInQuery } from '../lists/reference-list.ts';
import { pagingQuery } from '../paging.ts';
import { businessLines } from '../reference-data/business-lines.ts';
import { wireText } from '../wire-text.ts';

const line = z.enum(businessLines);

/** A customer as the office sees one: of phone and e-mail only what tells two people apart. */
const customer = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  username: z.string(),
  phoneMasked: z.nullable(z.string()),
  emailMasked: z.nullable(z.string()),
  businessLine: line,
  enabled: z.boolean(),
  createdAt: z.string(),
});

const sorts = ['code', 'name', 'createdAt', '-code', '-name', '-createdAt'] as const;
const read = { kind: 'staff', authority: 'customer:read' } as const;
const byId = z.object({ id: z.uuid() });

/** Customers register themselves: the office finds them, and changes their line and whether they may log in. */
export const customerList = {
  find: endpoint({
    method: 'GET',
    path: '/staff/customers',
    summary: 'A page of customers',
    access: read,
    query: z.object({
      ...pagingQuery,
      search: z.optional(wireText({ max: 100 })),
      sort: z.optional(z.enum(sorts)),
      line: z.optional(line),
      enabled: z.optional(flagInQuery),
    }),
    data: z.object({ total: z.int(), list: z.array(customer) }),
    errors: ['request.invalid'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/staff/customers/{id}',
    summary: 'One customer',
    access: read,
    params: byId,
    data: customer,
    errors: ['list.notFound'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/staff/customers/{id}',
    summary: 'Change a customer’s line, or disable the account, which ends its log-ins',
    access: { kind: 'staff', authority: 'customer:edit' },
    params: byId,
    body: z.strictObject({ version: z.int(), businessLine: line, enabled: z.boolean() }),
    data: customer,
    errors: ['list.notFound', 'list.changedMeanwhile'],
  }),
} as const;

export type StaffCustomer = z.output<typeof customer>;
