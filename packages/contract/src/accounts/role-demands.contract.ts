import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roles } from '../roles.ts';
import { wireText } from '../wire-text.ts';

/** Customers choose for themselves. */
const staffRoles = roles.filter((role) => role !== 'customer');

const roleDemands = z.object({
  role: z.enum(staffRoles),
  /** True when who holds the role must have one-time codes. */
  oneTimeCodes: z.boolean(),
  /** So many days after the first log-in that asks for them. */
  graceDays: z.int(),
  /** Open accounts that hold the role, and how many of them have no one-time codes yet. */
  holders: z.int(),
  withoutCodes: z.int(),
  version: z.int(),
});

export const listRoleDemands = endpoint({
  method: 'GET',
  path: '/staff/roles',
  summary: 'What each role demands of who holds it',
  access: { kind: 'staff', authority: 'user:read' },
  data: z.array(roleDemands),
  errors: [],
});

export const changeRoleDemands = endpoint({
  method: 'PUT',
  path: '/staff/roles/{role}',
  summary:
    'Demand one-time codes of who holds a role, or no longer; counts from the next request on, or after the days of grace of the role',
  access: { kind: 'staff', authority: 'user:edit' },
  params: z.object({ role: z.enum(staffRoles) }),
  body: z.strictObject({ oneTimeCodes: z.boolean(), version: z.int() }),
  data: roleDemands,
  errors: ['list.changedMeanwhile'],
});

/** Of a reason that somebody gives. */
const reasonLetters = { min: 3, max: 300 } as const;

export const admitWithoutCodes = endpoint({
  method: 'POST',
  path: '/staff/users/{id}/admit',
  leaves: 'little',
  summary: 'Let somebody who owes one-time codes work without them for 24 hours; not oneself',
  access: { kind: 'staff', authority: 'user:edit' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: wireText(reasonLetters) }),
  data: z.object({ until: z.string() }),
  errors: ['list.notFound', 'accounts.codesNotOwed', 'auth.notAllowed'],
});

export const roleDemandEndpoints = [listRoleDemands, changeRoleDemands, admitWithoutCodes] as const;

export type RoleDemands = z.output<typeof roleDemands>;
