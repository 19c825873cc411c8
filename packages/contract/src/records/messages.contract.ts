import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorName } from '../errors.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';

/** Staff who may read customers may write to them. */
const writesToCustomers = { kind: 'staff', authority: 'customer:read' } as const;
const text = wireText({ max: 2_000, min: 1 });

/** What it is about; `code` is null for what is about no parcel and no order. */
const about = z.object({ kind: z.enum(['parcel', 'order', 'customer']), code: z.nullable(z.string()) });

const thread = z.object({
  /** The owner of the record; null while it has none, and then there is no one to write to. */
  customer: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** The oldest first; at the record of a customer also what was written about parcels and orders. */
  list: z.array(
    z.object({
      id: z.string(),
      about,
      fromOffice: z.boolean(),
      author: z.string(),
      text: z.string(),
      at: z.string(),
      /** When the customer has read it; null for what the customer wrote. */
      readAt: z.nullable(z.string()),
    }),
  ),
});

/** What is written between the office and the customer about one record. */
function threadCalls<
  const Path extends string,
  Params extends z.ZodMiniType,
  const Missing extends ErrorName,
>(record: { path: Path; of: string; params: Params; missing: Missing }) {
  const { params, of, missing } = record;
  const path: Path = record.path;
  return {
    messages: endpoint({
      method: 'GET',
      path: `/staff/${path}/messages` as const,
      summary: `What was written to the customer about ${of}, and the answers`,
      access: writesToCustomers,
      params,
      data: thread,
      errors: [missing],
    }),
    write: endpoint({
      method: 'POST',
      path: `/staff/${path}/messages` as const,
      summary: `Writes to the customer about ${of}: in the cabinet, and by one letter. May be repeated with the same requestId`,
      access: writesToCustomers,
      params,
      body: z.object({
        requestId: z.uuid(),
        text,
        /** The newest message that the writer has seen: what the customer wrote after it goes on waiting. */
        seen: z.optional(z.uuid()),
      }),
      data: thread,
      errors: [missing, 'orders.customerNotFound', 'request.invalid'],
    }),
  };
}

export const parcelThread = threadCalls({
  path: 'parcels/{id}',
  of: 'a parcel',
  params: z.object({ id: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  missing: 'tracking.parcelNotFound',
});

export const orderThread = threadCalls({
  path: 'orders/{code}',
  of: 'an order',
  params: z.object({ code: wireText({ max: 40, min: 1 }) }),
  missing: 'orders.notFound',
});

export const customerThread = threadCalls({
  path: 'customers/{id}',
  of: 'a customer',
  params: z.object({ id: z.uuid() }),
  missing: 'list.notFound',
});

const ownMessages = z.object({
  unread: z.int(),
  /** The newest first. */
  list: z.array(
    z.object({
      id: z.string(),
      about,
      fromOffice: z.boolean(),
      text: z.string(),
      at: z.string(),
      isRead: z.boolean(),
    }),
  ),
});

export const listOwnMessages = endpoint({
  method: 'GET',
  path: '/profile/messages',
  summary: 'What the office has written to the customer, and the own answers',
  access: customerAccess,
  data: ownMessages,
  errors: [],
});

export const answerOffice = endpoint({
  method: 'POST',
  path: '/profile/messages',
  summary: 'Answers a message of the office. May be repeated with the same requestId',
  access: customerAccess,
  body: z.object({ requestId: z.uuid(), messageId: z.uuid(), text }),
  data: ownMessages,
  errors: ['list.notFound', 'request.invalid'],
});

export const readOwnMessages = endpoint({
  method: 'POST',
  path: '/profile/messages/read',
  summary: 'Marks all that the office has written as read',
  access: customerAccess,
  data: ownMessages,
  errors: [],
});

export const messageEndpoints = [
  ...Object.values(parcelThread),
  ...Object.values(orderThread),
  ...Object.values(customerThread),
  listOwnMessages,
  answerOffice,
  readOwnMessages,
] as const;
