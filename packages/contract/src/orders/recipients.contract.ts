import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { longestRecipientName, longestRecipientNote } from './order-rules.ts';

/** Somebody in Tajikistan who collects what the customer orders. */
const recipient = z.object({
  id: z.string(),
  name: z.string(),
  /** In international form. */
  phone: z.string(),
  /** Where this recipient collects; null where the customer's own point counts. */
  pickupPoint: z.nullable(z.object({ id: z.int(), code: z.string(), name: z.string(), city: z.string() })),
  /** For the customer alone: an order does not take it over. */
  note: z.nullable(z.string()),
  /** Stands in a new order; at most one of the book. */
  isDefault: z.boolean(),
  version: z.int(),
});

const entry = {
  name: wireText({ max: longestRecipientName, min: 1 }),
  phone: wireText({ max: 40, min: 1 }),
  pickupPointId: z.optional(z.nullable(z.int())),
  note: z.optional(wireText({ max: longestRecipientNote })),
  isDefault: z.optional(z.boolean()),
};

const params = z.object({ id: z.uuid() });

export const listRecipients = endpoint({
  method: 'GET',
  path: '/recipients',
  summary: 'The own book of recipients: the usual one first, the others by name',
  access: customerAccess,
  data: z.array(recipient),
  errors: [],
});

export const addRecipient = endpoint({
  method: 'POST',
  path: '/recipients',
  summary:
    'A new entry of the book, the first one as the usual; a repeated `requestId` gets the entry made before',
  access: customerAccess,
  body: z.strictObject({ requestId: z.uuid(), ...entry }),
  data: recipient,
  errors: ['orders.recipientKnown', 'orders.tooManyRecipients', 'orders.pickupPointNeeded'],
});

export const changeRecipient = endpoint({
  method: 'PUT',
  path: '/recipients/{id}',
  summary: 'Change an entry of the book; orders keep what they were made with',
  access: customerAccess,
  params,
  body: z.strictObject({ version: z.int(), ...entry }),
  data: recipient,
  errors: [
    'orders.recipientNotFound',
    'orders.recipientChangedMeanwhile',
    'orders.recipientKnown',
    'orders.pickupPointNeeded',
  ],
});

export const removeRecipient = endpoint({
  method: 'DELETE',
  path: '/recipients/{id}',
  summary: 'Take an entry out of the book; orders keep what they were made with',
  access: customerAccess,
  params,
  data: z.null(),
  errors: ['orders.recipientNotFound'],
});

export const recipientEndpoints = [listRecipients, addRecipient, changeRecipient, removeRecipient] as const;
