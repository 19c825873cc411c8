import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { newClaim, newPicture, ownerlessParcel, sendPicture } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

const parcels = (count: number) => Promise.all(Array.from({ length: count }, () => ownerlessParcel(service)));

test('one picture for six claims at once makes one; the others are told that it is in use', async () => {
  const farhod = await newCustomer(service);
  const pictureId = await newPicture(service, farhod);
  const codes = await parcels(6);
  const answers = await Promise.all(
    codes.map((trackingCode) =>
      farhod.ask('POST', '/profile/claims', {
        requestId: randomUUID(),
        trackingCode,
        pictureId,
        marketplace: 'TAOBAO',
      }),
    ),
  );
  const reported = answers.map(
    ({ status, json }) => `${status} ${(json['error'] as string | undefined) ?? ''}`,
  );
  expect(reported.toSorted()).toEqual([
    '200 ',
    ...Array.from({ length: 5 }, () => '409 claims.pictureTaken'),
  ]);
  expect((await farhod.ask('GET', '/profile/claims')).json['data']).toMatchObject({ total: 1 });
});

test('sixteen claims at once come to ten open ones', async () => {
  const farhod = await newCustomer(service);
  const codes = await parcels(16);
  const pictures: string[] = [];
  for (const _ of codes) pictures.push(await newPicture(service, farhod));
  const answers = await Promise.all(
    codes.map((trackingCode, index) =>
      farhod.ask('POST', '/profile/claims', {
        requestId: randomUUID(),
        trackingCode,
        pictureId: pictures[index],
        marketplace: 'TAOBAO',
      }),
    ),
  );
  const errors = answers.map(({ json }) => json['error'] ?? 'made');
  expect(errors.filter((error) => error === 'made')).toHaveLength(10);
  expect(errors.filter((error) => error === 'claims.tooManyOpen')).toHaveLength(6);
});

test('pictures sent to two processes at once are twenty a day together', async () => {
  const farhod = await newCustomer(service);
  const other = await buildApp((await openTestContext(service.address)).context);
  const bytes = await screenshot(20, 20);
  for (let sent = 0; sent < 17; sent += 1) await sendPicture(service, farhod, bytes);
  const answers = await Promise.all(
    [service, { app: other }].flatMap(({ app }) =>
      Array.from({ length: 4 }, () => sendPicture({ app }, farhod, bytes)),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  const rows = await service.context.sql`select from attachment where subject_id = ${farhod.account.id}`;
  expect(rows).toHaveLength(20);
  await other.close();
});

test('pictures that find no place to wait are put off with a warning, not with an error and its stack', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...service.context, log });
  const farhod = await newCustomer(service);
  const bytes = await screenshot(1_080, 3_000);
  const answers = await Promise.all(Array.from({ length: 24 }, () => sendPicture({ app }, farhod, bytes)));
  const putOff = answers.filter(({ json }) => json['error'] === 'server.busy');
  expect(putOff.length).toBeGreaterThan(0);
  for (const { status, headers } of putOff)
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '2' });
  const reported = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(reported).toHaveLength(putOff.length);
  for (const line of reported) {
    expect(line).toMatchObject({ level: 40, error: 'server.busy', msg: 'request put off' });
    expect(line).not.toHaveProperty('err');
  }
  await app.close();
});

test('a claim that is repeated after its answer was lost is no eleventh', async () => {
  const farhod = await newCustomer(service);
  for (const code of await parcels(9)) await newClaim(service, farhod, code);
  const [code = ''] = await parcels(1);
  const body = {
    requestId: randomUUID(),
    trackingCode: code,
    pictureId: await newPicture(service, farhod),
    marketplace: 'JD',
  };
  const made = await farhod.ask('POST', '/profile/claims', body);
  expect((await farhod.ask('POST', '/profile/claims', body)).json['data']).toEqual(made.json['data']);
});
