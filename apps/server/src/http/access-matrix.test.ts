import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Access } from '@rohi/contract/access';
import { defaultAuthorities } from '@rohi/contract/authorities';
import { roles, type Role } from '@rohi/contract/roles';
import { allEndpoints } from '@rohi/contract/all-endpoints';
import { endpoint, type Endpoint } from '@rohi/contract/endpoint';
import { fastify, type FastifyInstance, type HTTPMethods, type RouteOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { unwatchedDisk } from '../platform/disk-room.ts';
import * as z from 'zod/mini';
import { accessProbes, callName, idKeysOf } from '../../test/access-probes.ts';
import type { Ask, Probe } from '../../test/probe.ts';
import { createAccessFixture, enter, type Person, type AccessFixture } from '../../test/access-fixture.ts';
import { newAccount } from '../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { findSession } from '../modules/accounts/log-in/sessions.service.ts';
import { handleErrors } from './error-handler.ts';
import { serve, toRouterPath } from './serve.ts';
import { guardSessions } from './session-guard.ts';

// Every route of the running router × visitor and ten roles × own and foreign data. What is expected follows from
// `access` of the contract. A route that the contract does not know, a call that is not served, and a call that takes
// an id and has no probe fail the run: a new call names here how it is asked.

type KnownRoute = { method: string; url: string; endpoint: Endpoint | undefined };

const routes: KnownRoute[] = [];
let service: TestApp;
let fixture: AccessFixture;
let probes: Readonly<Record<string, Probe>>;

/** Notes each route as the router takes it, from any caller. */
function noteRoutes(message: unknown): void {
  const { fastify: app } = message as { fastify: FastifyInstance };
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url, endpoint: config?.endpoint });
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  service = await createTestApp();
  await service.app.ready();
  unsubscribe('fastify.initialization', noteRoutes);
  fixture = await createAccessFixture(service.context);
  probes = accessProbes(service.context, fixture);
});

/** Pages and files that stand beside the calls; open to all, and none shows anything of an account. */
const openPages = [/^\/(?:healthz|readyz|api\/health)$/, /^\/t\/:codes$/, /^\/api\/docs(?:\/|$)/];
const openFiles = /^\/[\w./-]*\*?$/;

const isPage = ({ url }: KnownRoute) => openPages.some((page) => page.test(url));
const personas: readonly (Role | 'visitor')[] = ['visitor', ...roles];

describe('T06: the router', () => {
  test('serves every call of the contract by its own declaration, and nothing else under /api', async () => {
    const served = routes.filter((route) => route.endpoint !== undefined && route.method !== 'HEAD');
    expect(served.map((route) => callName(route.endpoint as Endpoint)).toSorted()).toEqual(
      allEndpoints.map(callName).toSorted(),
    );
    for (const route of served) {
      expect(allEndpoints).toContain(route.endpoint);
      expect(route).toMatchObject({
        method: route.endpoint?.method,
        url: toRouterPath(route.endpoint?.path ?? ''),
      });
    }
    const { token } = await enter(service.context, fixture.byRole.admin.account);
    for (const route of routes.filter((one) => one.endpoint === undefined && !isPage(one))) {
      if (!route.url.startsWith('/api')) {
        expect(route.url).toMatch(openFiles);
        expect(['GET', 'HEAD']).toContain(route.method);
        continue;
      }
      // What is left refuses what a parameter of another path would take.
      const { method, url } = route;
      const answer = await service.app.inject({ method: method as 'GET', url, headers: { token } });
      expect({ method, url, status: answer.statusCode }).toEqual({ method, url, status: 405 });
    }
  });

  const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

  test('refuses every other method of a path, and says which it takes', async () => {
    const { token } = await enter(service.context, fixture.byRole.admin.account);
    const ofCalls = routes.filter(({ endpoint: call }) => call !== undefined);
    for (const [url, taken] of Map.groupBy(ofCalls, (route) => route.url)) {
      const methods = new Set<string>(taken.map(({ method }) => method));
      for (const method of knownMethods.filter((one) => !methods.has(one))) {
        const { statusCode, headers } = await service.app.inject({
          method: method as 'GET',
          url,
          headers: { token },
        });
        const allow = new Set(String(headers['allow']).split(', '));
        expect({ method, url, statusCode, allow }).toEqual({ method, url, statusCode: 405, allow: methods });
      }
    }
  });

  test('a call that takes an id has a probe, and no probe is left of a call that went', () => {
    const needed = allEndpoints.filter((one) => one.params !== undefined || idKeysOf(one).length > 0);
    expect(needed.map(callName).filter((name) => probes[name] === undefined)).toEqual([]);
    const names = new Set(allEndpoints.map(callName));
    expect(Object.keys(probes).filter((name) => !names.has(name))).toEqual([]);
  });

  test('a call of the contract cannot be declared without saying who may make it', () => {
    const shapes = { method: 'GET', path: '/nobody', summary: '', data: z.null(), errors: [] } as const;
    // @ts-expect-error Property 'access' is missing
    endpoint(shapes);
    // @ts-expect-error a staff call names its authority
    endpoint({ ...shapes, access: { kind: 'staff' } });
    // @ts-expect-error an authority that does not exist
    endpoint({ ...shapes, access: { kind: 'staff', authority: 'parcel:steal' } });
    expect(allEndpoints.filter(({ access }) => (access as Access | undefined) === undefined)).toEqual([]);
  });
});

function maySee(access: Access, persona: Role | 'visitor'): 200 | 401 | 403 {
  if (access.kind === 'public') return 200;
  // No log-in is the key of a machine.
  if (persona === 'visitor' || access.kind === 'machine') return 401;
  if (access.kind === 'customer') return persona === 'customer' ? 200 : 403;
  if (access.kind === 'staff') return defaultAuthorities[persona].includes(access.authority) ? 200 : 403;
  return 200;
}

type Cell = { status: number; json: Record<string, unknown>; text: string };

async function ask(
  app: FastifyInstance,
  one: Endpoint,
  person: Person | undefined,
  made: Ask,
): Promise<Cell> {
  const session = person === undefined ? undefined : await enter(service.context, person.account);
  const { body, path = one.path } = made;
  const answer = await app.inject({
    method: one.method as HTTPMethods as 'GET',
    url: `/api${path}`,
    headers: { 'x-local': 'en', ...(session === undefined ? {} : { token: session.token }) },
    ...(one.method === 'GET' || one.method === 'DELETE' ? {} : { payload: (body ?? {}) as object }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const json = isJson ? answer.json<Record<string, unknown>>() : {};
  return { status: answer.statusCode, json: { ...json, requestId: '' }, text: answer.body };
}

const guardErrors: Record<number, string> = { 401: 'auth.sessionExpired', 403: 'auth.notAllowed' };

function expectGuard(cell: Cell, expected: 200 | 401 | 403, { access }: Pick<Endpoint, 'access'>): void {
  if (expected !== 200) {
    const error = access.kind === 'machine' ? 'stations.keyUnknown' : guardErrors[expected];
    expect(cell).toMatchObject({ status: expected, json: { error, success: false } });
    expect(cell.json).not.toHaveProperty('data');
    return;
  }
  expect([401, 403]).not.toContain(cell.status);
  expect(cell.status).toBeLessThan(500);
}

/** Nothing that belongs to the two strangers stands in an answer to anybody else. */
function expectNoLeak(cell: Cell, sent: Ask): void {
  const marks = [...fixture.otherCustomer.marks, ...fixture.otherClerk.marks];
  const text = JSON.stringify(sent);
  // What the caller wrote may be echoed.
  expect(marks.filter((mark) => cell.text.includes(mark) && !text.includes(mark))).toEqual([]);
}

const strangersState = () => service.context.sql`
  select user_account.*, (select json_agg(l order by l.id) from login l where l.user_id = user_account.id) as logins,
    (select json_agg(o order by o.id) from customer_order o where o.customer_id = user_account.id) as orders,
    (select json_agg(r order by r.id) from recipient r where r.customer_id = user_account.id) as recipients,
    (select json_agg(f order by f.id) from sent_file f where f.owner_id = user_account.id) as files
  from user_account where username like 'foreign-%' order by id`;

describe('T06: each role at each call', () => {
  test.each(allEndpoints.map((one) => [callName(one), one] as const))('%s', async (name, one) => {
    const before = await strangersState();
    for (const persona of personas) {
      const person = persona === 'visitor' ? undefined : fixture.byRole[persona];
      const expected = maySee(one.access, persona);
      const probe = probes[name];
      const own = (await probe?.own(person)) ?? {};
      const cell = await ask(service.app, one, person, own);
      expectGuard(cell, expected, one);
      const mayName = probe?.namesPeople === true && one.access.kind === 'staff' && expected === 200;
      if (!mayName) expectNoLeak(cell, own);
      if (probe?.foreign === undefined || probe.missing === undefined) continue;
      const foreign = await probe.foreign(person);
      const foreignCell = await ask(service.app, one, person, foreign);
      const missingCell = await ask(service.app, one, person, probe.missing(person));
      expectGuard(foreignCell, expected, one);
      expectNoLeak(foreignCell, foreign);
      expect(missingCell.json['success']).toBe(false);
      expect({ persona, status: foreignCell.status, json: foreignCell.json }).toEqual({
        persona,
        status: missingCell.status,
        json: missingCell.json,
      });
    }
    expect(await strangersState()).toEqual(before);
  });

  test('the calls that ask for an own id do what they are for', async () => {
    const one = allEndpoints.find((each) => callName(each) === 'DELETE /auth/logins/{id}') as Endpoint;
    for (const person of Object.values(fixture.byRole)) {
      const own = (await probes[callName(one)]?.own(person)) ?? {};
      expect((await ask(service.app, one, person, own)).json).toMatchObject({ code: 0, success: true });
    }
  });
});

describe('T06: the kinds of access that no call of today has', () => {
  const declare = (path: `/${string}`, access: Access) =>
    endpoint({ method: 'GET', path, summary: '', access, data: z.string(), errors: [] });
  const calls = [
    declare('/staff/tariffs', { kind: 'staff', authority: 'tariff:edit' }),
    declare('/staff/users', { kind: 'staff', authority: 'user:edit' }),
    declare('/staff/hand-over', { kind: 'staff', authority: 'parcel:hand-over' }),
    declare('/customer/parcels', { kind: 'customer' }),
  ];
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    app.decorate('servedMethods', new Map<string, string[]>());
    app.decorate('disk', unwatchedDisk);
    handleErrors(app);
    guardSessions(app, (token) => findSession(service.context, token));
    for (const one of calls) serve(app, one, ({ principal }) => Promise.resolve(principal?.name ?? ''));
  });

  test.each(calls.map((one) => [one.path, one] as const))('%s', async (_path, one) => {
    const allowed: string[] = [];
    for (const persona of personas) {
      const person = persona === 'visitor' ? undefined : fixture.byRole[persona];
      const cell = await ask(app, one, person, {});
      const expected = maySee(one.access, persona);
      expectGuard(cell, expected, one);
      if (expected === 200) {
        expect(cell.json).toMatchObject({ data: person?.account.username });
        allowed.push(persona);
      }
    }
    expect(allowed.length).toBeGreaterThan(0);
    expect(allowed.length).toBeLessThan(personas.length - 1);
  });

  test('a customer call needs the customer code as well as the role', async () => {
    const [customerCall] = calls.slice(-1);
    // One without a purse: a customer with money here keeps the code.
    const account = await newAccount(service.context, 'customer');
    const person = { ...fixture.byRole.customer, account };
    await service.context.sql`update user_account set customer_code = null where id = ${person.account.id}`;
    expectGuard(await ask(app, customerCall as Endpoint, person, {}), 403, customerCall as Endpoint);
  });
});
