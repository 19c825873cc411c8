import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { locales } from '../locales.ts';
import { wireText } from '../wire-text.ts';
import { accountFields } from './account.fields.ts';
import { listLogins } from './own-logins.contract.ts';
import { longestEmail } from './login-names.ts';
import { roles } from '../roles.ts';
import { longestSealedPassword } from './sealed-password.ts';
import { newAccountErrors } from './new-account-errors.ts';

/** Accounts as an administrator edits them. */
export const userList = staffList({
  name: 'users',
  of: 'accounts',
  read: 'user:read',
  edit: 'user:edit',
  id: z.uuid(),
  dictionary: accountFields,
  fields: {
    username: wireText({ min: 1, max: 64 }),
    name: wireText({ min: 1, max: 120 }),
    email: z.nullable(wireText({ max: longestEmail })),
    phone: z.nullable(wireText({ max: 32 })),
    locale: z.enum(locales),
    roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
    /** Code of the operation unit that limits what the account sees; null: none. */
    unit: z.nullable(wireText({ max: 32 })),
    enabled: z.boolean(),
    /** Sealed or plain; needed for a new account, sets a new password of one that is there. Never shown. */
    password: z.nullable(wireText({ max: longestSealedPassword })),
  },
  extra: {
    id: z.string(),
    customerCode: z.nullable(z.string()),
    openLogins: z.int(),
    lastSeenAt: z.nullable(z.string()),
    oneTimeCodes: z.boolean(),
    /** Since or from when on they are owed by who has none; null: never, or not counted yet. */
    codesDueAt: z.nullable(z.string()),
    /** Until when an administrator lets them work without. */
    admittedUntil: z.nullable(z.string()),
    createdAt: z.string(),
  },
  filters: {
    role: z.optional(z.enum(roles)),
    enabled: z.optional(z.enum(['true', 'false'])),
    /** Whether they have one-time codes, or lack those that a role of theirs demands. */
    codes: z.optional(z.enum(['have', 'lack'])),
  },
  sorts: ['username', 'name', 'createdAt', 'lastSeenAt'],
  errors: [...newAccountErrors, 'auth.unreadablePassword'],
});

export const endUserLogins = endpoint({
  method: 'POST',
  path: '/staff/users/{id}/end-logins',
  leaves: 'little',
  summary: 'End every login of an account, but for the one that asks',
  access: { kind: 'staff', authority: 'user:edit' },
  params: z.object({ id: z.uuid() }),
  data: z.object({ ended: z.int() }),
  errors: ['list.notFound'],
});

export const userLogins = endpoint({
  method: 'GET',
  path: '/staff/users/{id}/logins',
  summary: 'Where an account is logged in, the newest use first',
  access: { kind: 'staff', authority: 'user:read' },
  params: z.object({ id: z.uuid() }),
  data: listLogins.data,
  errors: ['list.notFound'],
});

export type StaffUser = RowOf<typeof userList>;
export type UserFields = FieldsOf<typeof userList>;
