import {
  changePassword,
  changeProfile,
  checkLoginName,
  login,
  logout,
  readEmailChange,
  refreshToken,
  register,
  resetPassword,
  sendCode,
  sendLoginCode,
  undoEmailChange,
  userInfo,
} from '@rohi/contract/accounts/accounts.contract';
import {
  confirmOneTimeCodes,
  renewRecoveryCodes,
  startOneTimeCodes,
  stopOneTimeCodes,
} from '@rohi/contract/accounts/one-time-codes.contract';
import { endLogin, endOtherLogins, listLogins } from '@rohi/contract/accounts/own-logins.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addressKey } from '../../platform/address-key.ts';
import { serve } from '../../http/serve.ts';
import { actorOf } from '../../http/request-actor.ts';
import { findCaller } from '../../http/session-guard.ts';
import { createBudget, scaledLimit } from '../../platform/budgets.ts';
import { clientOf, type Client } from './log-in/client.ts';
import * as emailChange from './registration/email-change.service.ts';
import { sendLetterCode } from './log-in/letter-code.service.ts';
import * as loginCode from './log-in/login-code.service.ts';
import { logIn } from './log-in/login.service.ts';
import * as oneTimeCodes from './log-in/one-time-codes.service.ts';
import { changeOwnPassword } from './passwords/password.service.ts';
import { changeOwnProfile, readUserInfo, type OwnFacts } from './registration/profile.service.ts';
import * as registration from './registration/registration.service.ts';
import {
  endOtherOwnLogins,
  endOwnLogin,
  listOwnLogins,
  logOut,
  refreshSession,
} from './log-in/sessions.service.ts';

/** Limits of one address (docs/security.md): asking whether a name is free, and tries to open an account. */
const nameChecksPerHour = 20;
const registrationsPerHour = 60;

export async function registerAccounts(
  app: FastifyInstance,
  context: Context,
  facts: OwnFacts,
): Promise<void> {
  await app.register((rooms, _options, done) => {
    takeAnyBody(rooms);
    serveTokens(rooms, context);
    done();
  });
  serveVisitors(app, context);
  serveOwnAccount(app, context, facts);
  serveOneTimeCodes(app, context);
}

/** Limits and the list of logins know a network by one address. */
function clientOfRequest(request: FastifyRequest): Client {
  return clientOf(addressKey(request.ip), request.headers['user-agent']);
}

/**
 * Clients of the specification send these calls with an empty body or a bare id under a JSON media type: what cannot be
 * read counts as nothing said, and the call still does its work.
 */
function takeAnyBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const value: unknown = JSON.parse(String(body));
      done(
        null,
        typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined,
      );
    } catch {
      done(null, undefined);
    }
  });
}

function serveTokens(app: FastifyInstance, context: Context): void {
  serve(app, refreshToken, ({ query, body, request }) => {
    const token = query.refresh_token ?? body?.refresh_token;
    if (token === undefined) return Promise.reject(new AppError('auth.refreshFailed'));
    const username = query.username ?? body?.username;
    return refreshSession(context, { token, username }, clientOfRequest(request));
  });
  serve(app, logout, async ({ body, request }) => {
    const { refresh_token: refresh } = (body ?? {}) as { refresh_token?: unknown };
    const tokens = [refresh, request.headers['token']].filter(
      (token): token is string => typeof token === 'string' && token !== '' && token.length <= 200,
    );
    await logOut(context, tokens, clientOfRequest(request));
    return null;
  });
}

/**
 * Takes one of an address's tries, or throws `request.tooMany`; an address without tries left costs the database
 * nothing.
 */
function limitTries(context: Context, name: string, tries: number) {
  const budget = createBudget(context, { name, most: scaledLimit(context.config, tries) });
  return async ({ ip }: FastifyRequest): Promise<void> => {
    budget.check(addressKey(ip));
    await budget.take(addressKey(ip), 1);
  };
}

function serveVisitors(app: FastifyInstance, context: Context): void {
  const takeNameCheck = limitTries(context, 'accounts.names', nameChecksPerHour);
  const takeRegistration = limitTries(context, 'accounts.registrations', registrationsPerHour);
  serve(app, login, ({ body, request }) => logIn(context, body, clientOfRequest(request)));
  serve(app, sendLoginCode, ({ body, request }) =>
    loginCode.sendLoginCode(context, body, clientOfRequest(request)),
  );
  serve(app, sendCode, async ({ body, locale, request }) =>
    sendLetterCode(context, { ...body, caller: await findCaller(request) }, clientOfRequest(request), locale),
  );
  serve(app, register, async ({ body, locale, request }) => {
    await takeRegistration(request);
    return registration.registerCustomer(context, body, clientOfRequest(request), locale);
  });
  serve(app, resetPassword, async ({ body, request }) => {
    await registration.resetPassword(context, body, clientOfRequest(request));
    return null;
  });
  serve(app, readEmailChange, ({ body }) => emailChange.lookAtEmailChange(context, body.token));
  serve(app, undoEmailChange, ({ body, request }) =>
    emailChange.undoEmailChange(context, body.token, clientOfRequest(request)),
  );
  serve(app, checkLoginName, async ({ params, body, request }) => {
    await takeNameCheck(request);
    return registration.checkLoginName(context, params.type, body.value);
  });
}

function serveOwnAccount(app: FastifyInstance, context: Context, facts: OwnFacts): void {
  serve(app, userInfo, ({ principal, locale }) => readUserInfo(context, principal, locale, facts));
  serve(app, changePassword, async ({ body, request }) => {
    await changeOwnPassword(context, actorOf(request), body);
    return null;
  });
  serve(app, changeProfile, ({ body, request }) => changeOwnProfile(context, actorOf(request), body));
  serve(app, listLogins, ({ request }) => listOwnLogins(context, actorOf(request)));
  serve(app, endOtherLogins, ({ request }) => endOtherOwnLogins(context, actorOf(request)));
  serve(app, endLogin, async ({ params, request }) => {
    await endOwnLogin(context, actorOf(request), params.id);
    return null;
  });
}

function serveOneTimeCodes(app: FastifyInstance, context: Context): void {
  serve(app, startOneTimeCodes, ({ body, request }) =>
    oneTimeCodes.startOneTimeCodes(context, actorOf(request), body.password),
  );
  serve(app, confirmOneTimeCodes, ({ body, request }) =>
    oneTimeCodes.confirmOneTimeCodes(context, actorOf(request), body.oneTimeCode),
  );
  serve(app, renewRecoveryCodes, ({ body, request }) =>
    oneTimeCodes.renewRecoveryCodes(context, actorOf(request), body),
  );
  serve(app, stopOneTimeCodes, async ({ body, request }) => {
    await oneTimeCodes.stopOneTimeCodes(context, actorOf(request), body);
    return null;
  });
}
