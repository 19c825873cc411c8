import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp } from '../../../../test/test-app.ts';

async function manager() {
  const { app, context } = await createTestApp();
  const account = await newAccount(context, 'manager');
  const { token } = await logIn(app, account);
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    (await call(app, method, path, { token, ...(body === undefined ? {} : { body }) })).json[
      'data'
    ] as Record<string, unknown> & { id: string; list: Record<string, unknown>[] };
  const file = async (path: string) => {
    const answer = await app.inject({ url: `/api${path}`, headers: { token, 'x-local': 'en' } });
    return answer.rawPayload.toString('utf8').trim().split('\r\n');
  };
  return { account, ask, file };
}

test('a rate shows who entered it, and the file has the rates of the pair', async () => {
  const { account, ask, file } = await manager();
  const rate = { from: 'USD', to: 'TJS', rate: '9,55', rateDate: '2026-11-20' };
  const { id } = await ask('POST', '/price/rates', { requestId: randomUUID(), ...rate });
  expect((await ask('GET', `/price/rates/${id}/history`)).list).toMatchObject([
    { action: 'rate:enter', actor: account.username },
  ]);
  const lines = await file('/price/rates/file?format=csv&from=USD&to=TJS');
  expect(lines.filter((line) => line.startsWith('2026-11-20,1,USD,9.55,TJS'))).toHaveLength(1);
  expect(await file('/price/rates/file?format=csv&from=CNY&to=TJS')).toHaveLength(1);
});

test('a version shows what was done with it, and the file has the versions of the state', async () => {
  const { ask, file } = await manager();
  const { list: versions } = await ask('GET', '/price/versions');
  const draft = await ask('POST', '/price/drafts', {
    requestId: randomUUID(),
    channelCode: versions[0]?.['channelCode'],
  });
  expect((await ask('GET', `/price/versions/${draft.id}/history`)).list).toMatchObject([
    { action: 'tariff:draft' },
  ]);
  expect(await file('/price/versions/file?format=csv&state=DRAFT')).toHaveLength(2);
  expect(await file('/price/versions/file?format=csv')).toHaveLength(versions.length + 2);
});
