import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@rohi/contract/all-endpoints';
import { apiBasePath } from '@rohi/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { callName } from '../../test/access-probes.ts';
import { logIn, newAccount } from '../../test/accounts.ts';
import { editedThings, formOf, inRussian, openEditors, type Editors } from '../../test/edited-things.ts';
import { openTestContext } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

// What one process changes in a list, every other process shows at once: both keep lists in memory for a minute, and
// the clock stands still here.

/** Which services announce a change, and the edit that proves it. */
const announced: Readonly<Record<string, string>> = {
  'pickup-points/staff-units': 'PUT /staff/units/{id}',
  'pricing/catalogue/channels': 'PUT /staff/channels/{id}',
  'pricing/catalogue/products': 'PUT /staff/products/{id}',
  'reference-data/country-list': 'PUT /staff/countries/{id}',
  'reference-data/setting-list': 'PUT /staff/settings/{id}',
  'reference-data/vendors': 'PUT /staff/vendors/{id}',
  'reference-data/words': 'PUT /staff/words/{consValue}',
};

/**
 * Announced too, with tests of their own beside them: notices, commands, tariffs and parcels; trips, of which no
 * process keeps anything; and the shapes of customer codes.
 */
const provedElsewhere = [
  'accounts/customers/complete-customers',
  'accounts/customers/make-customers',
  'accounts/customers/withdraw-customers',
  'content/notice-list',
  'pickup-points/china-address',
  'pickup-points/pickup-points',
  'pricing/tariffs/published-tariffs',
  'reference-data/settings',
  'trips/trips',
];

const rooms = join(import.meta.dirname, '../modules');

/** Everything that is asked for without saying what: lists of the site and of the console. */
const lists = allEndpoints.filter(
  ({ method, path }) => method === 'GET' && !path.includes('{') && /^\/(?:common|price)\//.test(path),
);

let editors: Editors;
let token: string;
let other: FastifyInstance;
beforeAll(async () => {
  editors = await openEditors();
  const { service } = editors;
  ({ token } = await logIn(service.app, await newAccount(service.context, 'admin')));
  const { context } = await openTestContext(service.address);
  other = await buildApp(context);
});

async function answersOf(app: FastifyInstance): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const { path } of lists) {
    const answer = await app.inject({ url: `${apiBasePath}${path}`, headers: { token, 'x-local': 'ru' } });
    if (answer.statusCode === 200 && answer.headers['content-type']?.startsWith('application/json') === true)
      answers[path] = answer.json<{ data: unknown }>().data;
  }
  return answers;
}

/** The note of a partner, which others edit at once, is shown by no cached list. */
const shownEdit = inRussian('names').edit;

describe('a changed list', () => {
  test('is announced by these services', () => {
    const found = globSync('**/*.service.ts', { cwd: rooms }).filter((path) =>
      readFileSync(join(rooms, path), 'utf8').includes('announceChanges('),
    );
    const named = found
      .map((path) => path.replace('.service.ts', ''))
      .filter((name) => !name.startsWith('tracking/'));
    expect(named.toSorted()).toEqual([...Object.keys(announced), ...provedElsewhere].toSorted());
  });

  test.each(Object.values(announced))('is that of every process at once: %s', async (name) => {
    const one = allEndpoints.find((each) => callName(each) === name);
    const thing = editedThings[name];
    if (one === undefined || thing === undefined) throw new Error(`nothing is edited by ${name}`);
    const { admin, service } = editors;
    const path = await thing.make(editors);
    const row = ((await admin('GET', path)).json['data'] ?? {}) as Record<string, unknown>;
    const before = await answersOf(other);
    const edit = name === 'PUT /staff/vendors/{id}' ? shownEdit : thing.edit;
    const saved = await admin('PUT', path, edit(formOf(one, row), 7));
    expect(saved.json).toMatchObject({ success: true });
    const now = await answersOf(service.app);
    expect(now).not.toEqual(before);
    await expect.poll(() => answersOf(other), { timeout: 300_000 }).toEqual(now);
  });
});
