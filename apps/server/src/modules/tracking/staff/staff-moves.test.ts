import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { newOwnRole } from '../../../../test/own-roles.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});

async function mover(role: Role = 'manager', locale = 'ru', { app, context }: TestApp = service) {
  const account = await newAccount(context, role);
  const { token } = await logIn(app, account);
  const headers = { 'x-local': locale };
  return {
    account,
    ask: (path: string, body: unknown) =>
      call(app, 'POST', `/staff/parcels/${path}`, { token, body, headers }),
    history: async (code: string) => {
      const { json } = await call(app, 'GET', `/staff/parcels/${code}/history`, { token });
      return (json['data'] as { total: number; list: { action: string; actor: string }[] }).list;
    },
  };
}

const records = (code: string, { context }: TestApp = service) => context.sql<
  { action: string; actor_name: string }[]
>`
  select action, actor_name from audit_event where subject_type = 'parcel' and subject_id = ${code} order by seq`;

const versionOf = async (code: string) => {
  const [row] = await service.context.sql<{ version: number }[]>`
    select version from parcel where tracking_code = ${code} and is_current`;
  return row?.version ?? 0;
};

describe('a parcel cancelled by the office', () => {
  test('is told in the words of the caller, stands once in history and audit, however often it is asked', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const { account, ask, history } = await mover();
    const body = { requestId: randomUUID(), reason: 'LOST' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(`${code}/cancel`, body)));
    const results = answers.map(({ json }) => (json['data'] as { result: string }).result);
    expect(results.toSorted()).toEqual(['moved', 'repeated', 'repeated', 'repeated', 'repeated']);
    expect(answers[0]?.json['data']).toMatchObject({
      event: 'CANCELLED',
      actor: account.username,
      parcel: { id: code, status: 'YQX', statusName: 'Отменено' },
    });
    expect((await history(code)).filter(({ action }) => action.includes('ancel'))).toHaveLength(0);
    expect((await history(code))[0]).toMatchObject({ action: 'event:CANCELLED', actor: account.username });
    expect(await records(code)).toEqual([{ action: 'parcel:cancel', actor_name: account.username }]);
    const again = await ask(`${code}/cancel`, { requestId: randomUUID(), reason: 'LOST' });
    expect(again.json['data']).toMatchObject({ result: 'duplicate', actor: account.username });
    expect(await records(code)).toHaveLength(1);
  });

  test('needs the right that the table names for where it is, and one of its reasons', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const body = { requestId: randomUUID(), reason: 'LOST' };
    const support = await mover('support', 'en');
    const refused = await support.ask(`${code}/cancel`, body);
    expect(refused.json).toMatchObject({ error: 'tracking.roleNotAllowed' });
    expect(await records(code)).toEqual([]);
    const holder = await newOwnRole(service);
    await holder.grant('parcel:read');
    await holder.grant('parcel:cancel');
    const ask = (reason: string) => holder.ask('POST', `/staff/parcels/${code}/cancel`, { ...body, reason });
    expect((await ask('CUSTOMER_REQUEST')).json['error']).toBe('tracking.reasonRequired');
    expect((await ask('LOST')).json['data']).toMatchObject({ result: 'moved' });
  });

  test('is put off while somebody else holds it, in the words of the caller, and nothing is written', async () => {
    const hasty = await createTestApp({ lockWaitMs: 200 });
    const code = await builders(hasty.context).parcelOnTheRoad();
    const { context: other } = await openTestContext(hasty.address);
    const line = await other.sql.reserve();
    await line`begin`;
    await line`select from parcel where tracking_code = ${code} for update`;
    const { ask } = await mover('manager', 'ru', hasty);
    const body = { requestId: randomUUID(), reason: 'LOST' };
    const { status, json } = await ask(`${code}/cancel`, body);
    expect({ status, error: json['error'] }).toEqual({ status: 503, error: 'server.busy' });
    expect(json['msg']).toMatch(/[а-я]/i);
    await line`rollback`;
    line.release();
    expect(await records(code, hasty)).toEqual([]);
    expect((await ask(`${code}/cancel`, body)).json['data']).toMatchObject({ result: 'moved' });
  });
});

describe('a wrong event', () => {
  test('is taken back over the version that was read, once, with its record', async () => {
    const code = await builders(service.context).parcelAtHub();
    const { account, ask } = await mover();
    const cancelled = { requestId: randomUUID(), reason: 'LOST' };
    await ask(`${code}/cancel`, cancelled);
    const version = await versionOf(code);
    const body = { requestId: randomUUID(), version, reason: 'не та посылка' };
    const stale = { ...body, requestId: randomUUID(), version: version - 1 };
    expect((await ask(`${code}/undo`, stale)).json['error']).toBe('list.changedMeanwhile');
    for (const result of ['moved', 'repeated'])
      expect((await ask(`${code}/undo`, body)).json['data']).toMatchObject({
        result,
        event: 'CORRECTED',
        title: 'Запись исправлена',
        parcel: { status: 'DHWCCK' },
      });
    expect(await records(code)).toEqual([
      { action: 'parcel:cancel', actor_name: account.username },
      { action: 'parcel:undo', actor_name: account.username },
    ]);
  });
});
