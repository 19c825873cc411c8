import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { moveToChannel, previewChannelMove } from '@rohi/contract/linehaul/channel-moves.contract';
import type { tripBoard } from '@rohi/contract/linehaul/trip-board.contract';
import type { readTripPlan } from '@rohi/contract/linehaul/trip-plan.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { addWarehouse, dataOf, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf, putAboard } from '../../../../test/trips.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import { inTransaction } from '../../../platform/database.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let ids: Record<string, number>;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  office = await dispatcherOf(service);
  const { sql, db, changes } = service.context;
  await sql`
    update channel set suspended_from = '2026-11-01', suspension_texts = '{"ru":"-","en":"-","zh":"-","tg":"-"}'
    where code in ('CARGO', 'CARGO-RAIL')`;
  await inTransaction(db, (tx) => announceChanges(changes, tx, ['list:channel']));
  const rows = await sql<{ code: string; id: number }[]>`select code, id from channel`;
  ids = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
});

const idOf = (code: string) => ids[code] ?? -1;
const received = (facts: object = {}) =>
  builders(service.context).parcelReceivedInChina({
    facts: { businessLine: 'FBA', weightG: 3_000, orderCode: null, ...facts },
  });
const preview = async (body: object) =>
  dataOf<DataOf<typeof previewChannelMove>>(
    await office.dispatcher.post('/trips/channel-moves/preview', body),
  );
const move = (body: object) =>
  office.dispatcher.post('/trips/channel-moves', { requestId: randomUUID(), ...body });
const moved = async (body: object) => dataOf<DataOf<typeof moveToChannel>>(await move(body));
const waiting = async (code: string) =>
  dataOf<DataOf<typeof tripBoard>>(await office.dispatcher.get('/trips/board')).waiting.find(
    ({ channelId }) => channelId === idOf(code),
  );
const readPlan = async (code: string) =>
  dataOf<DataOf<typeof readTripPlan>>(await office.dispatcher.get(`/trips/${code}/plan`));

describe('goods of a suspended channel', () => {
  test('are moved whole to another one, once for one request, by the promise that stood; boards, plans and histories say so', async () => {
    const parcels = [await received(), await received(), await received({ customerCode: 'TJ100000' })];
    const toChannelId = idOf('CARGO-IRKESHTAM');
    const trip = await office.newTrip({ channelId: toChannelId });
    const before = await waiting('CARGO');
    const seen = await preview({ fromChannelId: idOf('CARGO'), toChannelId });
    expect(seen).toMatchObject({ parcels: 3, weightKg: '9.000', customers: 1, refused: [] });
    expect(seen.list.map(({ code }) => code).toSorted()).toEqual(parcels.toSorted());
    const body = { requestId: randomUUID(), fromChannelId: idOf('CARGO'), toChannelId, note: 'road closed' };
    const [first, again] = await Promise.all([move(body), move(body)]);
    expect(dataOf(first)).toEqual({ parcels: 3, refused: [] });
    expect(dataOf(again)).toEqual(dataOf(first));
    expect(await waiting('CARGO')).toBeUndefined();
    expect(await waiting('CARGO-IRKESHTAM')).toMatchObject({ parcels: 3, atLimit: before?.atLimit ?? -1 });
    // Undeclared: they hinder a departure, and are nothing to take.
    expect(await readPlan(trip.id)).toMatchObject({
      waiting: { parcels: 0 },
      hindered: [{ kind: 'UNDECLARED', parcels: 3 }],
      otherChannels: [],
    });
    const [code = ''] = parcels;
    const manager = await stationPerson(service, 'manager');
    const { list } = dataOf<{ list: { action: string; title?: string; actor: string }[] }>(
      await manager.get(`/staff/parcels/${code}/timeline`),
    );
    const entry = list.find(({ action }) => action === 'channel:move');
    expect(entry).toMatchObject({ changes: [{ field: 'note', after: 'road closed' }] });
    expect(entry?.title).toMatch(/→/);
    const historyOf = async (channel: string) =>
      dataOf<{ list: { action: string }[] }>(await manager.get(`/staff/channels/${idOf(channel)}/history`))
        .list;
    expect(await historyOf('CARGO')).toMatchObject([{ action: 'channel:give' }]);
    expect(await historyOf('CARGO-IRKESHTAM')).toMatchObject([{ action: 'channel:take' }]);
  });

  test('ticked parcels go, and what cannot is named: planned, aboard, on the road, not received, of another line, unknown', async () => {
    const toChannelId = idOf('CARGO-IRKESHTAM');
    const [free, planned, aboard] = [await received(), await received(), await received()];
    const retail = await received({ businessLine: 'BSC' });
    const build = builders(service.context);
    const road = await build.parcelOnTheRoad({ facts: { businessLine: 'FBA' } });
    const declared = await build.newParcel({ facts: { businessLine: 'FBA' } });
    const trip = await office.newTrip({ channelId: idOf('CARGO') });
    const take = { requestId: randomUUID(), act: 'TAKE', codes: [planned, aboard] };
    await office.dispatcher.post(`/trips/${trip.id}/plan`, take);
    await putAboard(service, trip.id, [aboard]);
    const codes = [free, planned, aboard, retail, road, declared, 'YT0'];
    const answer = await moved({ codes: [...codes, free], toChannelId });
    expect(answer.parcels).toBe(1);
    expect(Object.fromEntries(answer.refused.map(({ why, codes: named }) => [why, named]))).toEqual({
      PLANNED: [planned, aboard],
      OTHER_LINE: [retail],
      LEFT_CHINA: [road],
      NOT_RECEIVED: [declared],
      NOT_FOUND: ['YT0'],
    });
    expect((await preview({ codes: [free], toChannelId })).refused).toMatchObject([{ why: 'SAME_CHANNEL' }]);
    expect((await move({ codes: [free], toChannelId })).json).toMatchObject({
      error: 'linehaul.nothingToMove',
    });
  });

  test('go by the codes of a whole trip, doubled and in small letters; each that is unknown or of another channel is named', async () => {
    const toChannelId = idOf('CARGO-IRKESHTAM');
    const own = await received();
    const unknown = Array.from({ length: 4_998 }, (_, index) => `XX${8_800_000_000_000 + index}`);
    const body = {
      fromChannelId: idOf('CARGO'),
      toChannelId,
      codes: [own, own.toLowerCase(), ...unknown],
    };
    const refused = [{ why: 'NOT_FOUND', parcels: unknown.length, codes: unknown }];
    expect(await preview(body)).toMatchObject({ parcels: 1, refused });
    expect((await move({ ...body, codes: [...body.codes, 'YT0'] })).json).toMatchObject({
      error: 'request.invalid',
    });
    const elsewhere = await preview({ ...body, fromChannelId: idOf('CARGO-RAIL'), codes: [own] });
    expect(elsewhere.refused).toEqual([{ why: 'OTHER_CHANNEL', parcels: 1, codes: [own] }]);
    expect(await moved(body)).toEqual({ parcels: 1, refused });
  });

  test('do not go to a channel that is suspended, nor to their own; a warehouse moves what lies in it alone', async () => {
    const code = await received();
    const refusal = async (body: object) => (await move(body)).json;
    expect(await refusal({ codes: [code], toChannelId: idOf('CARGO-RAIL') })).toMatchObject({
      error: 'linehaul.channelSuspended',
    });
    const toChannelId = idOf('CARGO-IRKESHTAM');
    expect(await refusal({ fromChannelId: toChannelId, toChannelId })).toMatchObject({
      error: 'request.invalid',
    });
    expect(await refusal({ toChannelId })).toMatchObject({ error: 'request.invalid' });
    expect(await refusal({ codes: [code], toChannelId: 999_999 })).toMatchObject({
      error: 'request.invalid',
    });
    await addWarehouse(service);
    const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
    const body = { requestId: randomUUID(), codes: [code], toChannelId };
    expect(await clerk.post('/trips/channel-moves', body)).toMatchObject({ status: 403 });
  });

  test('planned and moved at the same moment have one story', async () => {
    const toChannelId = idOf('CARGO-IRKESHTAM');
    for (let round = 0; round < 3; round += 1) {
      const code = await received();
      const trip = await office.newTrip({ channelId: idOf('CARGO') });
      const take = { requestId: randomUUID(), act: 'TAKE', codes: [code] };
      const [planned, went] = await Promise.all([
        office.dispatcher.post(`/trips/${trip.id}/plan`, take),
        move({ codes: [code], toChannelId }),
      ]);
      expect(planned.status).toBe(200);
      if (went.status !== 200) expect(went.json).toMatchObject({ error: 'linehaul.nothingToMove' });
      const [row] = await service.context.sql<{ moves: number }[]>`
        select count(*)::integer as moves from channel_move join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
      expect(row?.moves).toBe(went.status === 200 ? 1 : 0);
    }
  });
});
