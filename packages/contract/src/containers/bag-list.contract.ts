import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { daysInQuery, manyInQuery } from '../lists/list-filters.ts';
import { staffList, type RowOf } from '../lists/staff-list.ts';
import { parcelProblems } from '../tracking/parcel-status.ts';
import { bagFields } from './bag.fields.ts';
import { bagKinds } from './bag-kinds.ts';
import { bagStates } from './bag-names.ts';

const nullableText = z.nullable(z.string());
const bagCode = z.string().check(z.maxLength(40));

const { find, get, history, file } = staffList({
  name: 'bags',
  of: 'bags',
  read: 'parcel:read',
  edit: 'parcel:pack',
  id: bagCode,
  dictionary: bagFields,
  fields: {},
  extra: {
    /** The code. */
    id: z.string(),
    kind: z.enum(bagKinds),
    state: z.enum(bagStates),
    /** Where it was opened, and the hub or pickup point that it goes to, in the caller's language. */
    warehouse: z.string(),
    destination: nullableText,
    /** That of the outermost bag around it. */
    cell: nullableText,
    /** The code of the bag that it lies in. */
    holder: nullableText,
    /** In it and in the bags in it. */
    parcels: z.int(),
    /** As it was closed. */
    weightKg: nullableText,
    seal: nullableText,
    openedAt: z.string(),
    openedBy: z.string(),
    closedAt: nullableText,
    closedBy: nullableText,
  },
  filters: {
    state: z.optional(manyInQuery(bagStates)),
    kind: z.optional(manyInQuery(bagKinds)),
    /** When it was opened. */
    ...daysInQuery,
  },
  sorts: ['openedAt', 'closedAt'],
});

/** What bags there are; they are filled at the station and never edited here. */
export const bagList = { find, get, history, file };

export type StaffBag = RowOf<typeof bagList>;

export const bagContents = endpoint({
  method: 'GET',
  path: '/staff/bags/{id}/contents',
  summary:
    'What lies directly in a bag, the last put in first; the bags in it are asked for by their own codes',
  access: { kind: 'staff', authority: 'parcel:read' },
  params: z.object({ id: bagCode }),
  data: z.object({
    list: z.array(
      z.object({
        /** Of a parcel its tracking code, of a bag its own. */
        code: z.string(),
        /** Null for a parcel. */
        kind: z.nullable(z.enum(bagKinds)),
        customerCode: nullableText,
        goods: nullableText,
        weightKg: nullableText,
        flags: z.array(z.enum(parcelProblems)),
        /** When it was put in. */
        since: z.string(),
      }),
    ),
  }),
  errors: ['list.notFound'],
});
