/** One line of defence, and the test that must turn red when it is gone. */
export type Defence = {
  name: string;
  /** From the root of the checkout. */
  file: string;
  /** What stands there; must be found, or the run says so instead of proving nothing. */
  code: string;
  without: string;
  test: { file: string; name: string };
};

const accounts = 'apps/server/src/modules/accounts';
const registrationTest = `${accounts}/registration/registration.test.ts`;
const sessionsTest = `${accounts}/log-in/sessions.test.ts`;

/** Each is taken out alone. */
export const defences: readonly Defence[] = [
  {
    name: 'one successor of a refresh token',
    file: `${accounts}/log-in/login.store.ts`,
    code: ".where('rotated_at', 'is', null)",
    without: '',
    test: { file: `${accounts}/log-in/refresh-race.test.ts`, name: 'T07' },
  },
  {
    name: 're-use of a refresh token ends its login',
    file: `${accounts}/log-in/sessions.service.ts`,
    code: 'await endReusedLogin(tx, found, user, client, now);',
    without: '',
    test: { file: sessionsTest, name: 'T07: a later re-use' },
  },
  {
    name: 'an ended login opens nothing',
    file: `${accounts}/log-in/login.store.ts`,
    code: "and (ended_at is null or end_reason in ('IDLE', 'TOO_LONG'))",
    without: '',
    test: { file: sessionsTest, name: 'logging out' },
  },
  {
    name: 'a disabled account opens nothing',
    file: `${accounts}/log-in/login.store.ts`,
    code: 'and disabled_at is null\n      and (ended_at',
    without: 'and (ended_at',
    test: { file: sessionsTest, name: 'T24: a disabled account' },
  },
  {
    name: 'disabling ends all logins',
    file: `${accounts}/users/administration.service.ts`,
    code: "if (disabled) await endLogins(tx, user.id, { reason: 'DISABLED' }, now);",
    without: '',
    test: { file: `${accounts}/log-in/disabled-account.test.ts`, name: 'T24' },
  },
  {
    name: 'a log-in looks at the password again',
    file: `${accounts}/log-in/login.service.ts`,
    code: 'await requireUnchanged(tx, user);',
    without: '',
    test: { file: `${accounts}/log-in/login-races.test.ts`, name: 'T09|T24' },
  },
  {
    name: 'a change of password looks at the account again',
    file: `${accounts}/passwords/password.service.ts`,
    code: 'await lockUnchanged(tx, session, user);',
    without: '',
    test: { file: `${accounts}/passwords/password-races.test.ts`, name: 'passwords changed at once' },
  },
  {
    name: 'newcomers stand in a line of their own',
    file: `${accounts}/passwords/password.service.ts`,
    code: 'hashPassword(normalizePassword(password), newcomerPasswords)',
    without: 'hashPassword(normalizePassword(password))',
    test: { file: `${accounts}/registration/registration-flood.test.ts`, name: 'has a queue of its own' },
  },
  {
    name: 'a code to log in with goes to the right password only',
    file: `${accounts}/log-in/login-code.service.ts`,
    code: 'if (user !== undefined && isRight && user.disabledAt === null) {',
    without: 'if (user !== undefined && user.disabledAt === null) {',
    test: { file: `${accounts}/log-in/login-by-letter.test.ts`, name: 'lacks the password' },
  },
  {
    name: 'the last administrator stays',
    file: `${accounts}/users/user-list.store.ts`,
    code: "await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx);",
    without: '',
    test: { file: `${accounts}/users/user-list.test.ts`, name: 'two administrators who disable' },
  },
  {
    name: 'a given password opens nothing',
    file: 'apps/server/src/http/session-guard.ts',
    code: 'if (session.mustDo !== null && !whileOwed.includes(session.mustDo))',
    without: 'if (session.mustDo !== session.mustDo)',
    test: { file: `${accounts}/log-in/staff-logins.test.ts`, name: 'opens nothing but its own change' },
  },
  {
    name: 'five tries of a letter code',
    file: `${accounts}/log-in/letter-code.store.ts`,
    code: ".where('tries_left', '>', 0)",
    without: '',
    test: { file: registrationTest, name: 'five tries, then even' },
  },
  {
    name: 'a letter code is used once',
    file: `${accounts}/log-in/letter-code.store.ts`,
    code: ".where('id', '=', id)\n    .where('used_at', 'is', null)",
    without: ".where('id', '=', id)",
    test: { file: registrationTest, name: 'is used once' },
  },
  {
    name: 'a letter code is bound to its address',
    file: `${accounts}/log-in/letter-code.store.ts`,
    code: ".where('scene', '=', code.scene)\n    .where('target', '=', code.target)\n    .where('user_id', 'is not distinct from', code.userId)\n    .where('used_at', 'is', null)\n    .where('expires_at'",
    without: ".where('used_at', 'is', null)\n    .where('expires_at'",
    test: { file: registrationTest, name: 'is good for its own' },
  },
  {
    name: 'a letter code ends',
    file: `${accounts}/log-in/letter-code.store.ts`,
    code: ".where('expires_at', '>', now)",
    without: '',
    test: { file: registrationTest, name: 'ends after ten' },
  },
  {
    name: 'letters to one address are few',
    file: `${accounts}/log-in/letter-code.service.ts`,
    code: 'if (seconds > 0)',
    without: 'if (seconds > 1e9)',
    test: { file: registrationTest, name: '100 asks send' },
  },
  {
    name: 'wrong passwords make wait',
    file: `${accounts}/log-in/throttle.service.ts`,
    code: 'if (waitMs > 0)',
    without: 'if (waitMs > 1e12)',
    test: { file: `${accounts}/registration/profile.test.ts`, name: 'after five wrong ones' },
  },
  {
    name: 'tries are counted one after the other',
    file: `${accounts}/log-in/throttle.store.ts`,
    code: '.forUpdate()',
    without: '',
    test: { file: `${accounts}/registration/profile.test.ts`, name: '50 guesses at once' },
  },
  {
    name: 'a time step of an app is good once',
    file: `${accounts}/users/user.store.ts`,
    code: ".where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))",
    without: '',
    test: { file: `${accounts}/registration/profile.test.ts`, name: 'once confirmed, a log-in' },
  },
  {
    name: "nobody ends another's login",
    file: `${accounts}/log-in/login.store.ts`,
    code: ".where('id', '=', login.id)\n    .where('user_id', '=', login.userId)",
    without: ".where('id', '=', login.id)",
    test: { file: 'apps/server/src/http/access-matrix.test.ts', name: 'DELETE /auth/logins' },
  },
  {
    name: 'a call needs what its access says',
    file: 'apps/server/src/http/session-guard.ts',
    code: "if (!mayCall(session, access)) throw new AppError('auth.notAllowed');",
    without: '',
    test: { file: 'apps/server/src/http/access-matrix.test.ts', name: 'T06: the kinds of access' },
  },
  {
    name: 'a call that is not public needs a session',
    file: 'apps/server/src/http/serve.ts',
    code: "if (endpoint.access.kind === 'public') return [];",
    without: "if (endpoint.access.kind !== 'staff') return [];",
    test: { file: 'apps/server/src/http/access-matrix.test.ts', name: 'GET /auth/userinfo' },
  },
  {
    name: 'only the named fields of a profile',
    file: 'packages/contract/src/accounts/accounts.contract.ts',
    code: 'body: z.strictObject({\n    username: z.optional(',
    without: 'body: z.looseObject({\n    username: z.optional(',
    test: { file: `${accounts}/registration/profile.test.ts`, name: 'T12' },
  },
  {
    name: 'rows stay out of the log',
    file: 'apps/server/src/platform/log.ts',
    code: 'serializers: { err: describeError },',
    without: '',
    test: { file: `${accounts}/log-in/secrets-in-logs.test.ts`, name: 'T18' },
  },
  {
    name: 'addresses of calls stay out of the log',
    file: 'apps/server/src/http/request-log.ts',
    code: "route: request.routeOptions.url ?? 'unknown',",
    without: 'route: request.url,',
    test: { file: `${accounts}/log-in/secrets-in-logs.test.ts`, name: 'T18' },
  },
  {
    name: 'a trusted proxy is counted from the service',
    file: 'apps/server/src/app.ts',
    code: 'hop < setting',
    without: 'hop < setting + 9',
    test: { file: `${accounts}/log-in/forged-headers.test.ts`, name: 'T22: X-Forwarded-For' },
  },
];
