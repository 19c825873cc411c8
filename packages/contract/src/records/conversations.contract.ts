import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import { conversationStates } from './conversation-states.ts';

const readsMessages = { kind: 'staff', authority: 'customer:read' } as const;

/** What is written with one customer about one record. */
const conversation = z.object({
  /** Id of its first message. */
  id: z.string(),
  /** How many messages there are. */
  version: z.int(),
  state: z.enum(conversationStates),
  customer: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  /** What it is about; `code` is null for what is about no parcel and no order. */
  about: z.object({ kind: z.enum(['parcel', 'order', 'customer']), code: z.nullable(z.string()) }),
  /** The newest message. */
  text: z.string(),
  fromOffice: z.boolean(),
  at: z.string(),
  /** When the customer wrote the oldest unanswered message. */
  waitingSince: z.nullable(z.string()),
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/staff/messages',
  summary:
    'What customers and the office write to each other, the newest first, those that wait for an answer by age; `search` finds customers and codes',
  access: readsMessages,
  query: z.object({
    ...pagingQuery,
    search: z.optional(wireText({ max: 100 })),
    state: z.optional(z.enum(conversationStates)),
  }),
  data: z.object({ total: z.int(), list: z.array(conversation) }),
  errors: ['request.invalid'],
});

const params = z.object({ id: z.uuid() });

export const getConversation = endpoint({
  method: 'GET',
  path: '/staff/messages/{id}',
  summary: 'One conversation by the id of its first message',
  access: readsMessages,
  params,
  data: conversation,
  errors: ['list.notFound'],
});

export const closeConversation = endpoint({
  method: 'POST',
  path: '/staff/messages/{id}/close',
  summary:
    'Says that what the customer has written up to `version` needs no answer; refused where more was written since. May be repeated',
  access: readsMessages,
  params,
  body: z.strictObject({ version: z.int() }),
  data: conversation,
  current: conversation,
  errors: ['list.notFound', 'list.changedMeanwhile'],
});

export const conversationEndpoints = [listConversations, getConversation, closeConversation] as const;
