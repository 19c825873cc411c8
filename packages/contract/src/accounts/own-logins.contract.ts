import * as z from 'zod/mini';
import { userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const listLogins = endpoint({
  method: 'GET',
  path: '/auth/logins',
  summary: 'Where the user is logged in, the newest use first',
  access: userAccess,
  data: z.array(
    z.object({
      id: z.string(),
      /** True for the login of this very request. */
      current: z.boolean(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      address: z.string(),
      /** Browser and system as far as they can be recognised, e.g. `Chrome, Android`; null when unknown. */
      device: z.nullable(z.string()),
    }),
  ),
  errors: [],
});

export const endLogin = endpoint({
  method: 'DELETE',
  path: '/auth/logins/{id}',
  summary: 'End one login of the own account',
  access: userAccess,
  params: z.object({ id: z.uuid() }),
  data: z.null(),
  errors: ['auth.loginNotFound'],
});

export const endOtherLogins = endpoint({
  method: 'DELETE',
  path: '/auth/logins',
  summary: 'End every login of the own account but the one that asks',
  access: userAccess,
  data: z.object({ ended: z.int() }),
  errors: [],
});

export const ownLoginEndpoints = [listLogins, endLogin, endOtherLogins] as const;
