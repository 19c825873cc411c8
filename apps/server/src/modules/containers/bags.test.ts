import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { bagStation, newBagCode, type BagStation } from '../../../test/bags.ts';
import { createOrderApp } from '../../../test/orders.ts';
import { dataOf, scanOf, stationPerson } from '../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { bagsOfParcel, findBag, parcelsWithin } from './bags.service.ts';

let service: TestApp;
let second: FastifyInstance;
let station: BagStation;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  station = await bagStation(service);
});

/** Two scans at once, each in a process of its own. */
async function atOnce(scans: readonly [action: string, code: string, facts?: Record<string, unknown>][]) {
  const answers = await Promise.all(
    scans.map(([action, code, facts = {}], index) =>
      call(index % 2 === 0 ? service.app : second, 'POST', '/stations/scans', {
        token: station.clerk.token,
        body: { deviceId: station.device, scans: [scanOf(service, code, { action, ...facts })] },
      }),
    ),
  );
  return answers.map((answer) => dataOf<{ list: ScanAnswer[] }>(answer).list[0]?.say);
}

const idOf = async (code: string) => (await findBag(service.context.db, code))?.id ?? '';
const within = async (code: string) =>
  (await parcelsWithin(service.context.db, await idOf(code))).map(({ trackingCode }) => trackingCode);

describe('two at once', () => {
  test('put two bags into each other: one lies in the other at most, and never a cycle', async () => {
    for (const kinds of [
      ['SACK', 'SACK'],
      ['PALLET', 'SACK'],
      ['SACK', 'POUCH'],
    ]) {
      const [first, other] = [
        await station.openBag({ kind: kinds[0] }),
        await station.openBag({ kind: kinds[1] }),
      ];
      const says = await atOnce([
        ['BAG_PUT', first, { bag: other }],
        ['BAG_PUT', other, { bag: first }],
      ]);
      expect(says).toEqual(
        kinds[0] === kinds[1] ? ['BAG_DOES_NOT_FIT', 'BAG_DOES_NOT_FIT'] : ['BAG_DOES_NOT_FIT', 'BAGGED'],
      );
    }
  });

  test('put goods of two channels into an empty bag, loose or in bags: it holds those of one', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const bag = await station.openBag({ kind: 'PALLET' });
      const pouch = await station.openBag({ kind: 'POUCH' });
      const parcel = await station.received();
      const cargo = await station.received({ facts: { businessLine: 'FBA' } });
      if (turn > 0) await station.put(cargo, pouch);
      const says = await atOnce([
        ['BAG_PUT', parcel, { bag }],
        ['BAG_PUT', turn > 0 ? pouch : cargo, { bag }],
      ]);
      expect(new Set(says)).toEqual(new Set(['BAGGED', 'OTHER_CHANNEL']));
      expect(await within(bag)).toHaveLength(1);
    }
  });

  test('put one parcel into two bags: it lies in one', async () => {
    const [first, other] = [await station.openBag(), await station.openBag()];
    const parcel = await station.received();
    const says = await atOnce([
      ['BAG_PUT', parcel, { bag: first }],
      ['BAG_PUT', parcel, { bag: other }],
    ]);
    expect(new Set(says)).toEqual(new Set(['BAGGED', 'MOVED_TO_BAG']));
    expect([...(await within(first)), ...(await within(other))]).toEqual([parcel]);
  });

  test('put one bag into two bags: it lies in one', async () => {
    const pouch = await station.openBag({ kind: 'POUCH' });
    await station.put(await station.received(), pouch);
    const [first, other] = [await station.openBag(), await station.openBag()];
    const says = await atOnce([
      ['BAG_PUT', pouch, { bag: first }],
      ['BAG_PUT', pouch, { bag: other }],
    ]);
    expect(new Set(says)).toEqual(new Set(['BAGGED', 'MOVED_TO_BAG']));
    expect((await within(first)).length + (await within(other)).length).toBe(1);
  });

  test('open one bag: it is one', async () => {
    const code = newBagCode();
    expect(
      await atOnce([
        ['BAG_OPEN', code],
        ['BAG_OPEN', code, { kind: 'POUCH' }],
      ]),
    ).toEqual(['BAG_OPENED', 'BAG_OPENED']);
  });

  test('close a bag and put a parcel into it: what lies in a closed bag is packed, nothing beside', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bag = await station.openBag();
      await station.put(await station.received(), bag);
      const late = await station.received();
      const says = await atOnce([
        ['BAG_CLOSE', bag, { weightG: 2_000, isSure: true }],
        ['BAG_PUT', late, { bag }],
      ]);
      expect(says[0]).toBe('BAG_CLOSED');
      expect(['BAGGED', 'BAG_SEALED']).toContain(says[1]);
      const [row] = await service.context.sql<{ packed: number }[]>`
        select count(*)::integer as packed from parcel_event join parcel on parcel.id = parcel_id
        where type = 'CN_PACKED' and tracking_code = any(${await within(bag)})`;
      expect((await within(bag)).includes(late)).toBe(says[1] === 'BAGGED');
      expect(row?.packed).toBe(says[1] === 'BAGGED' ? 2 : 1);
    }
  });
});

test('the database itself lets no bag lie within itself', async () => {
  const [sack, pouch] = [await station.openBag(), await station.openBag({ kind: 'POUCH' })];
  await station.put(pouch, sack);
  const { sql } = service.context;
  const insert = (outer: string, inner: string) => sql`
    insert into bag_content (bag_id, bag_level, inner_id, inner_level, since, put_by)
    select outside.id, outside.level, inside.id, inside.level, now(), 'test' from bag outside, bag inside
    where outside.code = ${outer} and inside.code = ${inner}`;
  await expect(insert(pouch, sack)).rejects.toThrow('bag_content_goes_inward');
  await expect(insert(sack, sack)).rejects.toThrow('bag_content_goes_inward');
  await expect(insert(sack, pouch)).rejects.toThrow('bag_content_inner_id_key');
  await expect(
    sql`insert into bag_content (bag_id, bag_level, inner_id, inner_level, since, put_by)
      select outside.id, 1, inside.id, inside.level, now(), 'test' from bag outside, bag inside
      where outside.code = ${pouch} and inside.code = ${sack}`,
  ).rejects.toThrow('foreign key');
});

test('a parcel is asked for its bags, and the list of parcels for what lies in none', async () => {
  const { db } = service.context;
  const [pallet, sack] = [await station.openBag({ kind: 'PALLET' }), await station.openBag()];
  const [bagged, loose, fresh] = [
    await station.received({ receivedAt: '2026-11-01T06:00:00Z' }),
    await station.received({ receivedAt: '2026-11-01T07:00:00Z' }),
    await station.received({ receivedAt: service.context.clock.now().toISOString() }),
  ];
  await station.put(bagged, sack);
  await station.put(sack, pallet);
  const [row] = await service.context.sql<{ id: string }[]>`
    select id from parcel where tracking_code = ${bagged}`;
  expect((await bagsOfParcel(db, row?.id ?? '')).map(({ code }) => code)).toEqual([pallet, sack]);
  const manager = await stationPerson(service, 'manager');
  const waiting = await manager.get(
    `/staff/parcels?waiting=withoutBag&search=${[bagged, loose, fresh].join(',')}`,
  );
  expect(dataOf<{ list: { id: string }[] }>(waiting).list.map(({ id }) => id)).toEqual([loose]);
});
