import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { numberId, staffList, type RowOf } from '../lists/staff-list.ts';

const day = z.string().check(z.refine(isDay));

/**
 * What of a person somebody has seen: an order with whole phones, the picture of a claim, a photo of a parcel, an
 * account, where it is logged in, what is owed and paid.
 */
export const lookKinds = ['ORDER', 'PICTURE', 'PHOTO', 'ACCOUNT', 'LOGINS', 'MONEY'] as const;
export type LookKind = (typeof lookKinds)[number];

const { find, get, file } = staffList({
  name: 'looks',
  of: 'who looked at the data of people',
  read: 'audit:read',
  edit: 'audit:read',
  id: numberId,
  dictionary: {},
  fields: {},
  extra: {
    id: z.int(),
    at: z.string(),
    viewer: z.string(),
    viewerId: z.string(),
    kind: z.enum(lookKinds),
    /** Customer code or user name as it was then; null for an order without an owner. */
    person: z.nullable(z.string()),
    personId: z.nullable(z.string()),
    /** Code of the order, claim or parcel, id of the account. */
    subjectId: z.string(),
    address: z.nullable(z.string()),
  },
  filters: {
    kind: z.optional(z.enum(lookKinds)),
    viewer: z.optional(z.uuid()),
    person: z.optional(z.uuid()),
    /** Days of Dushanbe, both with it. */
    from: z.optional(day),
    to: z.optional(day),
  },
  sorts: ['at'],
});

/** Who looked at what, and the owner of it; read only. */
export const lookList = { find, get, file };

export type StaffLook = RowOf<typeof lookList>;
