import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { daysInQuery, manyInQuery } from '../lists/list-filters.ts';
import { staffList, type RowOf } from '../lists/staff-list.ts';
import { transferFields } from './transfer.fields.ts';
import { transferStates } from './transfer-words.ts';

const nullableText = z.nullable(z.string());
const transferCode = z.string().check(z.maxLength(40));

const { find, get, history, file } = staffList({
  name: 'transfers',
  of: 'transfers from hubs to pickup points',
  read: 'parcel:read',
  edit: 'parcel:transfer',
  id: transferCode,
  dictionary: transferFields,
  fields: {},
  extra: {
    /** The code. */
    id: z.string(),
    state: z.enum(transferStates),
    /** Where it is filled and where it goes, in the caller's language. */
    hub: z.string(),
    point: z.string(),
    /** In it, also in whole bags. */
    parcels: z.int(),
    /** Of what is in it and was weighed. */
    weightKg: z.string(),
    driver: nullableText,
    vehicle: nullableText,
    openedAt: z.string(),
    /** Colleagues by their names. */
    openedBy: z.string(),
    departedAt: nullableText,
    departedBy: nullableText,
    arrivedAt: nullableText,
    finishedAt: nullableText,
  },
  filters: {
    state: z.optional(manyInQuery(transferStates)),
    /** When it was opened. */
    ...daysInQuery,
  },
  sorts: ['openedAt', 'departedAt', 'finishedAt'],
});

/** What transfers there are; they are filled and accepted at stations and never edited here. */
export const transferList = { find, get, history, file };

export type StaffTransfer = RowOf<typeof transferList>;

export const transferContents = endpoint({
  method: 'GET',
  path: '/staff/transfers/{id}/contents',
  summary: 'What is in a transfer, in the order in which it was put there',
  access: { kind: 'staff', authority: 'parcel:read' },
  params: z.object({ id: transferCode }),
  data: z.object({
    list: z.array(
      z.object({
        code: z.string(),
        customerCode: nullableText,
        /** The bag with which it was taken. */
        bagCode: nullableText,
        weightKg: nullableText,
      }),
    ),
  }),
  errors: ['list.notFound'],
});
