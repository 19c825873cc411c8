import * as z from 'zod/mini';
import { customerAccess, publicAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';
import { offerDate } from '../site/offer.ts';
import { wireText } from '../wire-text.ts';
import { session } from './accounts.contract.ts';
import { longestSealedPassword } from './sealed-password.ts';

/** What proves that an account is somebody's: a slip of the counter, or a phone. */
export const claimWays = ['slip', 'telegram', 'sms'] as const;
export type ClaimWay = (typeof claimWays)[number];

export const readClaimWays = endpoint({
  method: 'GET',
  path: '/auth/claim-ways',
  summary:
    'By what an account that the office has made can be claimed here: a slip of the counter always, a phone where this installation can prove one',
  access: publicAccess,
  data: z.object({ ways: z.array(z.enum(claimWays)) }),
  errors: [],
});

/** As they stand on the slip, or as they were typed from it. */
const slipProof = {
  customerCode: wireText({ max: 40, min: 1 }),
  slipCode: wireText({ max: 40, min: 1 }),
};

const slipErrors = ['claim.notFitting', 'claim.triesSpent', 'claim.slipOver', 'request.tooMany'] as const;

export const lookAtSlip = endpoint({
  method: 'POST',
  path: '/auth/claim/slip',
  leaves: 'little',
  summary:
    'The customer that a slip of the counter opens the account of, masked; uses nothing up. What does not fit is answered alike whether the code, the slip or neither is known: five tries a code and a slip, ten an hour an address',
  access: publicAccess,
  body: z.strictObject(slipProof),
  data: z.object({
    customerCode: z.string(),
    nameMasked: z.string(),
    phoneMasked: z.nullable(z.string()),
    /** Whether the slip sets a new password of an account that stands. */
    hasAccount: z.boolean(),
  }),
  errors: [...slipErrors],
});

export const claimBySlip = endpoint({
  method: 'POST',
  path: '/auth/claim',
  summary:
    'Claim an account that the office has made, by a slip of the counter: sets a password, accepts the offer, makes a user name, ends the slip and logs in. Of an account without an e-mail, whose owner has forgotten the password, it sets a new one and ends all log-ins; the user name stays',
  access: publicAccess,
  body: z.strictObject({
    ...slipProof,
    password: wireText({ max: longestSealedPassword, min: 1 }),
    /** Specification, section 9: the customer declares to be of age. */
    over18: z.literal(true),
    /** The date of the offer that was accepted, as `sysinfo.offer.version` gives it. */
    offerVersion: z.literal(offerDate),
    /** Of letters and of the cabinet. */
    locale: z.enum(locales),
  }),
  data: session,
  repeatsDataAtTop: true,
  errors: [
    ...slipErrors,
    'accounts.passwordTooShort',
    'accounts.passwordTooLong',
    'accounts.passwordTooCommon',
    'accounts.passwordIsName',
    'auth.unreadablePassword',
  ],
});

export const claimAsUser = endpoint({
  method: 'POST',
  path: '/profile/claim',
  summary:
    'Claim an old code by a slip as somebody who has registered: user name, password, e-mail and phone of an unused account move to the customer of the slip, who is logged in; the former login ends. An account that was used is not joined: after logging out, the slip opens the old code on its own',
  access: customerAccess,
  body: z.strictObject(slipProof),
  data: session,
  errors: [...slipErrors, 'claim.mergeNeeded', 'auth.sessionExpired'],
});

export const claimingEndpoints = [readClaimWays, lookAtSlip, claimBySlip, claimAsUser] as const;
