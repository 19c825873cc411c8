import type { DataOf } from '@rohi/contract/endpoint';
import type { bagSnapshot } from '@rohi/contract/stations/bag-snapshot.contract';
import type { listBags } from '@rohi/contract/stations/bags.contract';
import { beforeAll, expect, test } from 'vitest';
import { bagStation, newBagCode, type BagStation } from '../../../../test/bags.ts';
import { dataOf } from '../../../../test/stations.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import { inTransaction } from '../../../platform/database.ts';

type Channel = { id: number; line: string; name: string };

let service: TestApp;
let station: BagStation;
let own: Channel;
let other: Channel;
beforeAll(async () => {
  service = await createTestApp();
  station = await bagStation(service);
  const channels = await service.context.sql<Channel[]>`
    select id, business_line as line, names->>'en' as name from channel where enabled order by sort, id`;
  const firstOf = (line: string) => channels.find((each) => each.line === line) ?? { id: -1, line, name: '' };
  [own, other] = [firstOf('BSC'), firstOf('FBA')];
});

const refusal = { verdict: 'WRONG_PLACE', say: 'OTHER_CHANNEL' };
/** A parcel of the other line. */
const cargo = () => station.received({ facts: { businessLine: 'FBA' } });
const bagOf = async (code: string) => {
  const path = `/stations/bags/${code}?deviceId=${station.device}`;
  return dataOf<{ channel: string | null }>(await station.clerk.get(path)).channel;
};
const listed = async () => {
  const { open } = dataOf<DataOf<typeof listBags>>(
    await station.clerk.get(`/stations/bags?deviceId=${station.device}`),
  );
  return new Map(open.map(({ code, channel }) => [code, channel]));
};

test('an empty bag takes goods of the channel that it was opened for alone, and its card names it', async () => {
  const { put, received, openBag } = station;
  const [chosen, free] = [await openBag({ channelId: other.id }), await openBag()];
  expect([await bagOf(chosen), await bagOf(free)]).toEqual([other.name, null]);
  const parcel = await received();
  expect(await put(parcel, chosen)).toMatchObject(refusal);
  expect(await put(await cargo(), chosen)).toMatchObject({ say: 'BAGGED' });
  await put(parcel, free);
  expect(await bagOf(free)).toBe(own.name);
});

test('what an empty bag was opened for holds for the bags around it and in it as well', async () => {
  const { put, received, openBag } = station;
  const pallet = await openBag({ kind: 'PALLET', channelId: own.id });
  const [empty, full, fitting] = [await openBag({ channelId: other.id }), await openBag(), await openBag()];
  await put(await cargo(), full);
  await put(await received(), fitting);
  expect(await put(empty, pallet)).toMatchObject(refusal);
  expect(await put(full, pallet)).toMatchObject(refusal);
  const around = await openBag({ kind: 'PALLET' });
  expect(await put(empty, around)).toMatchObject({ say: 'BAGGED' });
  expect(await put(fitting, around)).toMatchObject(refusal);
  expect(await put(fitting, pallet)).toMatchObject({ say: 'BAGGED' });
  const inner = await openBag();
  await put(inner, around);
  const names = await listed();
  expect([pallet, fitting, around, empty, inner, full].map((code) => names.get(code))).toEqual([
    ...[own.name, own.name, other.name, other.name, other.name, other.name],
  ]);
});

test('goods that lie in a bag decide alone: where the office moves them, their bag goes with them', async () => {
  const { put, takeOut, received, openBag } = station;
  const [bag, parcel] = [await openBag({ channelId: own.id }), await received()];
  await put(parcel, bag);
  await service.context.sql`
    insert into channel_move (parcel_id, channel_id, moved_at, moved_by)
    select id, ${other.id}, now(), 'dispatcher' from parcel where tracking_code = ${parcel}`;
  expect(await put(parcel, bag)).toMatchObject({ say: 'ALREADY_IN_BAG' });
  expect(await bagOf(bag)).toBe(other.name);
  expect(await put(await received(), bag)).toMatchObject(refusal);
  await takeOut(parcel);
  expect(await bagOf(bag)).toBe(own.name);
});

test('a chosen channel that is replaced stands for the other; one that is in use no more stands for nothing', async () => {
  const { put, received, openBag, scan } = station;
  const { sql, db, changes } = service.context;
  const write = async (state: {
    enabled: boolean;
    suspendedFrom: string | null;
    replacedById: number | null;
  }) => {
    await sql`
      update channel set enabled = ${state.enabled}, suspended_from = ${state.suspendedFrom},
        replaced_by = ${state.replacedById},
        suspension_texts = case when ${state.suspendedFrom}::text is null then null
          else '{"ru":"-","en":"-","zh":"-","tg":"-"}'::jsonb end
      where id = ${other.id}`;
    await inTransaction(db, (tx) => announceChanges(changes, tx, ['list:channel']));
  };
  const sent = async (code: string) => {
    const path = `/stations/bag-snapshot?deviceId=${station.device}`;
    const { bags, channels } = dataOf<DataOf<typeof bagSnapshot>>(await station.clerk.get(path));
    const offered = channels.some(({ id, name }) => id === other.id && name !== '');
    return { openedFor: bags.find((each) => each.code === code)?.channelId, offered };
  };
  const [bag, second] = [await openBag({ channelId: other.id }), await openBag({ channelId: other.id })];
  expect(await sent(bag)).toEqual({ openedFor: other.id, offered: true });
  await write({ enabled: true, suspendedFrom: '2020-01-01', replacedById: own.id });
  expect(await bagOf(bag)).toBe(own.name);
  expect(await sent(bag)).toEqual({ openedFor: own.id, offered: false });
  expect(await put(await received(), bag)).toMatchObject({ say: 'BAGGED' });
  await write({ enabled: false, suspendedFrom: null, replacedById: null });
  expect(await bagOf(second)).toBeNull();
  expect(await put(await received(), second)).toMatchObject({ say: 'BAGGED' });
  for (const channelId of [other.id, -1])
    expect(await scan('BAG_OPEN', newBagCode(), { channelId })).toMatchObject({
      verdict: 'BLOCKED',
      say: 'NO_SUCH_CHANNEL',
    });
});
