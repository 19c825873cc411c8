import * as z from 'zod/mini';
import { daysInQuery } from '../lists/list-filters.ts';
import { flagInQuery } from '../lists/reference-list.ts';
import { staffList, type RowOf } from '../lists/staff-list.ts';
import { declaredCodeLimits } from './declared-code-limits.ts';
import { businessLines } from '../business-lines.ts';
import { accountFields } from './account.fields.ts';

const line = z.enum(businessLines);

const { create: _none, ...calls } = staffList({
  name: 'customers',
  of: 'customers',
  read: 'customer:read',
  edit: 'customer:edit',
  id: z.uuid(),
  dictionary: accountFields,
  /**
   * A customer who is disabled is logged out everywhere. `newCodesDaily`: at least so many new tracking codes a day,
   * null for what everybody has.
   */
  fields: {
    businessLine: line,
    enabled: z.boolean(),
    newCodesDaily: z.nullable(z.int().check(z.minimum(1), z.maximum(declaredCodeLimits.mostSet))),
  },
  /** Of phone and e-mail only what distinguishes two people. */
  extra: {
    id: z.string(),
    code: z.string(),
    name: z.string(),
    /** Null for a customer of the office who has no account yet. */
    username: z.nullable(z.string()),
    phoneMasked: z.nullable(z.string()),
    emailMasked: z.nullable(z.string()),
    createdAt: z.string(),
  },
  /** `from` and `to` are days of registration. */
  filters: { line: z.optional(line), enabled: z.optional(flagInQuery), ...daysInQuery },
  sorts: ['code', 'name', 'createdAt'],
});

/**
 * Customers register themselves: the office finds them, and changes their line, how much they may declare and whether
 * they may log in.
 */
export const customerList = calls;

export type StaffCustomer = RowOf<typeof customerList>;
