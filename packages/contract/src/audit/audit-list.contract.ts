import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { historyEntry, numberId, staffList, type RowOf } from '../lists/staff-list.ts';
import { wireText } from '../wire-text.ts';
import { auditGroups } from './words/audit-words.ts';

const day = z.string().check(z.refine(isDay));

const { find, get, file } = staffList({
  name: 'audit',
  of: 'the audit record',
  read: 'audit:read',
  edit: 'audit:read',
  id: numberId,
  dictionary: {},
  fields: {},
  extra: {
    /** Number of the entry in the chain. */
    id: z.int(),
    ...historyEntry.shape,
    subjectType: z.string(),
    subjectId: z.string(),
    address: z.nullable(z.string()),
    device: z.nullable(z.string()),
    /** Null for a visitor and for the service itself. */
    actorId: z.nullable(z.string()),
  },
  filters: {
    /** `notice`: everything that was done to notices. */
    thing: z.optional(wireText({ max: 40 })),
    /** `access`: log-ins, passwords. */
    group: z.optional(z.enum(auditGroups)),
    /** Who did it: an account, somebody who was not logged in, or the service by itself. */
    person: z.optional(z.union([z.uuid(), z.enum(['visitor', 'system'])])),
    /** Days of Dushanbe, both with it. */
    from: z.optional(day),
    to: z.optional(day),
  },
  sorts: ['at'],
});

/** Who did what, when and from where; it is only read. */
export const auditList = { find, get, file };

export type StaffAuditEntry = RowOf<typeof auditList>;
