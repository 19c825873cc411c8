import * as z from 'zod/mini';
import { publicAccess, userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';
import { offerDate } from '../site/offer.ts';
import { wireText } from '../wire-text.ts';
import { authorities } from '../authorities.ts';
import { duties } from '../duties.ts';
import { longestEmail, loginNameKinds } from './login-names.ts';
import { roles } from '../roles.ts';
import { oneTimeCodeEndpoints } from './one-time-codes.contract.ts';
import { ownLoginEndpoints } from './own-logins.contract.ts';
import { longestSealedPassword } from './sealed-password.ts';
import { staffMenuGroups } from './staff-menu.ts';
import { newAccountErrors } from './new-account-errors.ts';

const loginName = wireText({ max: longestEmail, min: 1 });
const password = wireText({ max: longestSealedPassword, min: 1 });
const letterCode = wireText({ max: 16, min: 1 });
const oneTimeCode = wireText({ max: 16, min: 6 });
const token = wireText({ max: 200, min: 1 });

/** A new session. `expiration_time` is the access token's end in epoch milliseconds. */
export const session = z.object({
  token: z.string(),
  refresh_token: z.string(),
  expiration_time: z.int(),
  user: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    locale: z.enum(locales),
  }),
  /** What must be done before anything else is allowed; null: nothing. */
  mustDo: z.nullable(z.enum(duties)),
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  inBrowserLanguage: true,
  leaves: 'little',
  summary: 'Log in by user name, e-mail or phone',
  access: publicAccess,
  body: z.object({
    username: loginName,
    password,
    /** The one-time code of an account that asks for one. */
    oneTimeCode: z.optional(oneTimeCode),
    /** The code that `/auth/login-code` sends: with it, the attempts of strangers cause no waiting. */
    letterCode: z.optional(letterCode),
  }),
  data: session,
  repeatsDataAtTop: true,
  errors: [
    'auth.wrongLogin',
    'auth.wrongLoginOrCode',
    'auth.accountClosed',
    'auth.accountMerged',
    'auth.letterCodeOver',
    'auth.oneTimeCodeNeeded',
    'auth.wrongOneTimeCode',
    'auth.tooManyFailures',
    'auth.unreadablePassword',
  ],
});

export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/auth/login-code',
  summary:
    'Instead of waiting after too many tries: send a code to the address of the account, if name and password are right; the answer is the same if not',
  access: publicAccess,
  body: z.strictObject({ username: loginName, password }),
  data: z.object({ resendAfterSec: z.int(), expiresSec: z.int() }),
  errors: ['auth.tooManyFailures', 'auth.unreadablePassword'],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/auth/refresh_token',
  inBrowserLanguage: true,
  leaves: 'little',
  summary:
    'A new access token for a refresh token, which is replaced; the body may carry it instead of the query',
  access: publicAccess,
  query: z.object({ refresh_token: z.optional(token), username: z.optional(loginName) }),
  body: z.optional(z.object({ refresh_token: z.optional(token), username: z.optional(loginName) })),
  data: session,
  repeatsDataAtTop: true,
  errors: ['auth.refreshFailed', 'auth.loginIdle', 'auth.loginTooLong'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/loginout',
  inBrowserLanguage: true,
  leaves: 'little',
  summary: 'End the login of a refresh token or of the token header; always succeeds',
  access: publicAccess,
  body: z.optional(z.unknown()),
  data: z.null(),
  errors: [],
});

/** Entries of the staff console's menu, see `staff-menu.ts`. */
const menu = z.array(z.object({ key: z.string(), route: z.string(), group: z.enum(staffMenuGroups) }));

export const userInfo = endpoint({
  method: 'GET',
  path: '/auth/userinfo',
  summary: 'Who is logged in, and what they may do',
  access: userAccess,
  data: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    customerCode: z.nullable(z.string()),
    locale: z.enum(locales),
    roles: z.array(z.enum(roles)),
    authorities: z.array(z.enum(authorities)),
    operationUnit: z.nullable(z.object({ id: z.int(), code: z.string(), name: z.string() })),
    menus: z.object({ BSC: menu, FBA: menu }),
    /** Where the customer collects; null for staff and until one is bound. */
    pickupPoint: z.nullable(z.object({ id: z.int(), code: z.string(), name: z.string(), city: z.string() })),
    /** The China warehouse that the customer sends to, where there is one only. */
    warehouse: z.nullable(z.object({ id: z.int(), code: z.string(), name: z.string() })),
    /** What was published and what the office has written to the customer, and the latter alone. */
    unread: z.int(),
    unreadMessages: z.int(),
    /** True when a log-in asks for a one-time code. */
    oneTimeCodes: z.boolean(),
    /** Recovery codes that were not used yet. */
    recoveryCodes: z.int(),
    /**
     * What the roles of a person without one-time codes demand; null: nothing. From `dueAt` on a log-in leads to
     * nothing but them, in so many days that have begun (0: the next one); until `admittedUntil` an administrator lets
     * them work all the same.
     */
    codesDue: z.nullable(
      z.object({ dueAt: z.string(), daysLeft: z.int(), admittedUntil: z.nullable(z.string()) }),
    ),
    /** How customer codes in use look, by which they differ from other codes. */
    customerCodeShapes: z.array(
      z.object({
        letters: z.string(),
        separator: z.enum(['', '-']),
        digits: z.object({ least: z.int(), most: z.int() }),
        mayEndInLetter: z.boolean(),
        isAlone: z.boolean(),
      }),
    ),
    /** True for a customer who gets letters when a parcel comes to another main status. */
    parcelLetters: z.boolean(),
  }),
  errors: [],
});

/** What a letter code is for; it opens nothing else. `change-email` needs a session. */
export const letterScenes = ['register', 'reset', 'change-email'] as const;
export type LetterScene = (typeof letterScenes)[number];

export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/send-code',
  leaves: 'little',
  summary: 'Send a code of six digits by letter; the answer is the same whether the address is known or not',
  access: publicAccess,
  body: z.object({
    channel: z.literal('email'),
    target: wireText({ max: longestEmail, min: 1 }),
    scene: z.enum(letterScenes),
  }),
  data: z.object({ codeId: z.string(), resendAfterSec: z.int(), expiresSec: z.int() }),
  errors: ['accounts.badEmail', 'request.tooMany'],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Open a customer account with the code from the letter; logs in',
  access: publicAccess,
  body: z.strictObject({
    username: wireText({ max: 64, min: 1 }),
    password,
    email: wireText({ max: longestEmail, min: 1 }),
    phone: wireText({ max: 32, min: 1 }),
    code: letterCode,
    codeId: z.uuid(),
    /** Specification, section 9: the customer declares to be of age. */
    over18: z.literal(true),
    /** The date of the offer that was accepted, as `sysinfo.offer.version` gives it. */
    offerVersion: z.literal(offerDate),
  }),
  data: session,
  repeatsDataAtTop: true,
  errors: [
    ...newAccountErrors,
    'auth.wrongLetterCode',
    'auth.letterCodeOver',
    'auth.unreadablePassword',
    'request.tooMany',
  ],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  leaves: 'little',
  summary: 'Set a new password with the code from the letter; ends all logins of the user',
  access: publicAccess,
  body: z.strictObject({
    email: wireText({ max: longestEmail, min: 1 }),
    code: letterCode,
    codeId: z.uuid(),
    password,
  }),
  data: z.null(),
  errors: [
    'accounts.badEmail',
    'accounts.passwordTooShort',
    'accounts.passwordTooLong',
    'accounts.passwordTooCommon',
    'accounts.passwordIsName',
    'auth.wrongLetterCode',
    'auth.letterCodeOver',
    'auth.unreadablePassword',
    'request.tooMany',
  ],
});

export const checkLoginName = endpoint({
  method: 'POST',
  path: '/sys-user/check/{type}',
  leaves: 'nothing',
  summary:
    'Whether a user name is free; of an e-mail and a phone only the form is told, never whether they are taken',
  access: publicAccess,
  params: z.object({ type: z.enum(loginNameKinds) }),
  body: z.object({ value: wireText({ max: longestEmail }) }),
  data: z.object({
    available: z.boolean(),
    normalized: z.nullable(z.string()),
    reason: z.optional(z.enum(['badFormat', 'taken'])),
  }),
  errors: ['request.tooMany'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/sys-user/password',
  summary: 'Change the own password; ends the other logins of the user',
  access: userAccess,
  whileOwed: duties,
  body: z.strictObject({ oldPassword: password, password }),
  data: z.null(),
  errors: [
    'auth.wrongOldPassword',
    'auth.tooManyFailures',
    'accounts.passwordIsGiven',
    'accounts.passwordTooShort',
    'accounts.passwordTooLong',
    'accounts.passwordTooCommon',
    'accounts.passwordIsName',
    'auth.unreadablePassword',
  ],
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/sys-user/profile',
  summary:
    'Change the own profile; user name, e-mail (with the code sent to it) and phone want the password or a one-time code',
  access: userAccess,
  body: z.strictObject({
    username: z.optional(wireText({ max: 64, min: 1 })),
    email: z.optional(wireText({ max: longestEmail, min: 1 })),
    code: z.optional(letterCode),
    codeId: z.optional(z.uuid()),
    phone: z.optional(wireText({ max: 32, min: 1 })),
    locale: z.optional(z.enum(locales)),
    parcelLetters: z.optional(z.boolean()),
    /** Once more, when user name, e-mail or phone change. */
    password: z.optional(password),
    /** Instead of the password, for an account with one-time codes switched on. */
    oneTimeCode: z.optional(oneTimeCode),
  }),
  data: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    locale: z.enum(locales),
  }),
  errors: [
    'accounts.badUsername',
    'accounts.usernameTaken',
    'accounts.badEmail',
    'accounts.emailTaken',
    'accounts.badPhone',
    'accounts.emailCodeNeeded',
    'accounts.proofNeeded',
    'auth.wrongOldPassword',
    'auth.wrongOneTimeCode',
    'auth.tooManyFailures',
    'auth.unreadablePassword',
    'auth.wrongLetterCode',
    'auth.letterCodeOver',
  ],
});

const undoToken = z.strictObject({ token });

export const readEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  summary: 'What the link in the letter to the old e-mail address would undo; changes nothing',
  access: publicAccess,
  body: undoToken,
  data: z.object({
    oldAddress: z.string(),
    /** Masked, e.g. `m***@mail.ru`. */
    newAddress: z.string(),
    changedAt: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['accounts.undoOver'],
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/undo',
  summary: 'Take the old e-mail address back: ends all logins, and the password must be set anew by letter',
  access: publicAccess,
  body: undoToken,
  data: z.object({ email: z.string() }),
  errors: ['accounts.undoOver', 'accounts.emailTaken'],
});

export const accountEndpoints = [
  login,
  sendLoginCode,
  refreshToken,
  logout,
  userInfo,
  sendCode,
  register,
  resetPassword,
  checkLoginName,
  changePassword,
  changeProfile,
  readEmailChange,
  undoEmailChange,
  ...ownLoginEndpoints,
  ...oneTimeCodeEndpoints,
] as const;

export type Session = z.output<typeof session>;
