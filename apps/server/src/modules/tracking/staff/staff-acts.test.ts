import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel } from '../tracking.service.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

async function clerk(role: Role, options: { locale?: string; unit?: string } = {}) {
  const account = await newAccount(
    service.context,
    role,
    options.unit === undefined ? {} : { unit: options.unit },
  );
  const { token } = await logIn(service.app, account);
  const headers = { 'x-local': options.locale ?? 'ru' };
  return {
    account,
    act: (path: string, body: unknown) =>
      call(service.app, 'POST', `/staff/parcels/${path}`, { token, body, headers }),
    acts: async (...ids: string[]) => {
      const { json } = await call(service.app, 'POST', '/staff/parcels/acts', {
        token,
        body: { ids },
        headers,
      });
      return (json['data'] as { list: Record<string, unknown>[] }).list;
    },
    history: async (code: string) => {
      const { json } = await call(service.app, 'GET', `/staff/parcels/${code}/history`, { token, headers });
      return (json['data'] as { list: { action: string; title: string; changes: unknown[] }[] }).list;
    },
  };
}

const records = (code: string) => service.context.sql<{ action: string; actor_name: string }[]>`
  select action, actor_name from audit_event where subject_type = 'parcel' and subject_id = ${code} order by seq`;

const heldFor = (reason: string) => ({ requestId: randomUUID(), flag: 'HELD', reason });

describe('a flag', () => {
  test('is raised and taken down with a reason that stands in the history, once however often it is asked', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const { account, act, history } = await clerk('support');
    const body = heldFor('владелец просит подождать');
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(`${code}/flag`, body)));
    const results = answers.map(({ json }) => (json['data'] as { result: string }).result);
    expect(results.toSorted()).toEqual(['moved', 'repeated', 'repeated', 'repeated', 'repeated']);
    expect(answers[0]?.json['data']).toMatchObject({
      event: 'FLAG_RAISED',
      actor: account.username,
      parcel: { id: code, problems: ['HELD'] },
    });
    const down = { ...heldFor('владелец согласен'), requestId: randomUUID() };
    expect((await act(`${code}/unflag`, down)).json['data']).toMatchObject({ parcel: { problems: [] } });
    expect((await history(code)).slice(0, 2)).toMatchObject([
      {
        action: 'event:FLAG_CLEARED',
        changes: expect.arrayContaining([expect.objectContaining({ after: 'владелец согласен' })]),
      },
      {
        action: 'event:FLAG_RAISED',
        changes: expect.arrayContaining([expect.objectContaining({ after: body.reason })]),
      },
    ]);
    expect(await records(code)).toEqual([
      { action: 'parcel:flag', actor_name: account.username },
      { action: 'parcel:unflag', actor_name: account.username },
    ]);
  });

  test('a flag that two clerks raise at once is raised by one, and the other gets that name', async () => {
    const code = await builders(service.context).parcelAtHub();
    const clerks = await Promise.all([clerk('support'), clerk('hub-operator')]);
    const answers = await Promise.all(clerks.map(({ act }) => act(`${code}/flag`, heldFor('проверить'))));
    const verdicts = answers.map(({ json }) => json['data'] as { result: string; actor: string });
    expect(verdicts.map(({ result }) => result).toSorted()).toEqual(['duplicate', 'moved']);
    expect(new Set(verdicts.map(({ actor }) => actor)).size).toBe(1);
    expect(await records(code)).toHaveLength(1);
  });

  test('needs the right, a reason, and a parcel that is open', async () => {
    const { parcelOnTheRoad, collectedParcel } = builders(service.context);
    const code = await parcelOnTheRoad();
    const cashier = await clerk('cashier', { unit: 'PP-KHUJAND' });
    expect((await cashier.act(`${code}/flag`, heldFor('x'))).json['error']).toBe('tracking.parcelNotFound');
    const { act } = await clerk('support');
    expect((await act(`${code}/flag`, heldFor('  '))).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'reason', error: 'required' }],
    });
    expect((await act(`${await collectedParcel()}/flag`, heldFor('поздно'))).json['error']).toBe(
      'tracking.parcelClosed',
    );
    expect(await records(code)).toEqual([]);
  });

  test('does not stand in the way of taking back the event before it', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const { act, acts } = await clerk('manager');
    await act(`${code}/cancel`, { requestId: randomUUID(), reason: 'LOST' });
    const [before] = await acts(code);
    expect(before).toMatchObject({ undo: { fits: true }, cancel: { fits: false } });
    await act(`${code}/undo`, { requestId: randomUUID(), version: before?.['version'] });
    await act(`${code}/flag`, heldFor('ищем владельца'));
    const [after] = await acts(code);
    expect(after).toMatchObject({ undo: { event: expect.stringMatching(/./) }, clear: { flags: ['HELD'] } });
  });

  test('the act to take back is called as the timeline calls it, with its place and user', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const { account, acts, history } = await clerk('manager');
    const { sql } = service.context;
    const [station] = await sql<{ id: number }[]>`select min(id) as id from place`;
    const scan = { actor: { ...systemPrincipal('test'), name: account.username }, source: 'office' } as const;
    await moveParcel(service.context, code, { ...scan, type: 'HUB_PASSED', placeId: station?.id ?? 0 });
    await sql`update user_account set name = 'Зарина Шарипова' where id = ${account.id}`;
    const [first] = await history(code);
    expect((await acts(code))[0]).toMatchObject({ undo: { event: first?.title, actor: 'Зарина Шарипова' } });
  });
});

describe('a declaration', () => {
  test('that was submitted is accepted by the warehouse, and one that was not says why not', async () => {
    const { parcelIn, newParcel } = builders(service.context);
    const [submitted, fresh] = [await parcelIn('WAIT_FORECAST'), await newParcel()];
    const { act, acts, history, account } = await clerk('china-operator', { locale: 'zh', unit: 'YIWU-WH' });
    expect(await acts(submitted, fresh)).toMatchObject([
      { id: submitted, accept: { fits: true, why: null } },
      { id: fresh, accept: { fits: false, why: expect.stringMatching(/待提交/) } },
    ]);
    const body = { requestId: randomUUID() };
    for (const result of ['moved', 'repeated'])
      expect((await act(`${submitted}/accept`, body)).json['data']).toMatchObject({
        result,
        parcel: { status: 'DTH' },
      });
    const refused = (await act(`${fresh}/accept`, { requestId: randomUUID() })).json;
    expect(refused).toMatchObject({ error: 'tracking.moveNotAllowed', msg: expect.stringMatching(/待提交/) });
    expect((await history(submitted))[0]).toMatchObject({ action: 'event:FORECAST_ACCEPTED' });
    expect(await records(submitted)).toEqual([{ action: 'parcel:accept', actor_name: account.username }]);
  });
});

describe('what may be done to several parcels', () => {
  test('is told for each, by the right and the place it is at, and for none that is not seen', async () => {
    const { parcelOnTheRoad, newParcel } = builders(service.context);
    const [road, fresh] = [await parcelOnTheRoad(), await newParcel()];
    const support = await clerk('support');
    expect(await support.acts(road, fresh, 'YT0000000000000')).toMatchObject([
      { id: road, cancel: { fits: false, why: expect.stringMatching(/[а-я]/) }, raise: { fits: true } },
      { id: fresh, cancel: { fits: true, reasons: expect.arrayContaining(['CUSTOMER_REQUEST']) } },
    ]);
    const manager = await clerk('manager');
    expect(await manager.acts(road)).toMatchObject([
      { cancel: { fits: true, reasons: ['LOST', 'SEIZED', 'DESTROYED', 'RETURNED', 'ABANDONED'] } },
    ]);
    const cashier = await clerk('cashier', { unit: 'PP-KHUJAND' });
    expect(await cashier.acts(road, fresh)).toEqual([]);
  });
});
