import * as z from 'zod/mini';
import { userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { longestSealedPassword } from './sealed-password.ts';

const password = wireText({ max: longestSealedPassword, min: 1 });
const oneTimeCode = wireText({ max: 16, min: 6 });

export const startOneTimeCodes = endpoint({
  method: 'POST',
  path: '/auth/one-time-codes',
  summary: 'A new secret for an authenticator app; counts once it is confirmed',
  access: userAccess,
  whileOwed: ['one-time-codes'],
  body: z.strictObject({ password }),
  data: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['auth.wrongOldPassword', 'auth.oneTimeCodesOn', 'auth.tooManyFailures', 'auth.unreadablePassword'],
});

export const confirmOneTimeCodes = endpoint({
  method: 'PUT',
  path: '/auth/one-time-codes',
  summary:
    'Confirm the secret with a code of the app: from now on a log-in asks for one, or for one of the recovery codes, each once; nobody can read these again',
  access: userAccess,
  whileOwed: ['one-time-codes'],
  body: z.strictObject({ oneTimeCode }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['auth.wrongOneTimeCode', 'auth.tooManyFailures'],
});

export const stopOneTimeCodes = endpoint({
  method: 'POST',
  path: '/auth/one-time-codes/stop',
  summary: 'Log in without one-time codes again',
  access: userAccess,
  body: z.strictObject({ password, oneTimeCode }),
  data: z.null(),
  errors: [
    'auth.wrongOldPassword',
    'auth.wrongOneTimeCode',
    'auth.oneTimeCodesDemanded',
    'auth.tooManyFailures',
    'auth.unreadablePassword',
    'accounts.passwordTooShort',
  ],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  summary: 'Ten new recovery codes in the place of those that are left',
  access: userAccess,
  body: z.strictObject({ password, oneTimeCode }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [
    'auth.wrongOldPassword',
    'auth.wrongOneTimeCode',
    'auth.tooManyFailures',
    'auth.unreadablePassword',
  ],
});

export const oneTimeCodeEndpoints = [
  startOneTimeCodes,
  confirmOneTimeCodes,
  stopOneTimeCodes,
  renewRecoveryCodes,
] as const;
