import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation, newBagCode, type BagStation } from '../../../../test/bags.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { readCodes, readPdf } from '../../../../test/label-reader.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
} from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { newCode } from '../../tracking/codes/own-codes.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let station: BagStation;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  station = await bagStation(service);
});

type ReadBag = { contents: { code: string }[]; around: { code: string }[]; isOpen: boolean; parcels: number };
const read = async (code: string) =>
  dataOf<ReadBag>(await station.clerk.get(`/stations/bags/${code}?deviceId=${station.device}`));
const inBag = async (code: string) => (await read(code)).contents.map((each) => each.code);
const historyOf = async (code: string) => {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  return parcel?.history.map(({ type }) => type) ?? [];
};
const cellOf = async (code: string) => {
  const [row] = await service.context.sql<{ cell: string | null }[]>`
    select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  return row?.cell ?? null;
};

describe('a bag', () => {
  test('is opened by its code, filled, weighed and closed; what is in it is packed', async () => {
    const { scan, put, close, received } = station;
    const bag = newBagCode();
    expect(await scan('BAG_OPEN', bag)).toMatchObject({
      verdict: 'OK',
      say: 'BAG_OPENED',
      bag: { code: bag, kind: 'SACK', isOpen: true, parcels: 0 },
    });
    const [first, second] = [await received(), await received()];
    expect(await put(first, bag)).toMatchObject({
      verdict: 'OK',
      say: 'BAGGED',
      parcel: { trackingCode: first },
      bag: { parcels: 1, contentsG: 2_000 },
    });
    expect(await put(second, bag)).toMatchObject({ say: 'BAGGED', bag: { parcels: 2, contentsG: 4_000 } });
    expect(await inBag(bag)).toEqual([second, first]);
    expect(await close(bag, 4_080, { seal: 'CN 0482931' })).toMatchObject({
      verdict: 'OK',
      say: 'BAG_CLOSED',
      bag: { isOpen: false },
    });
    expect(await read(bag)).toMatchObject({ weightG: 4_080, seal: 'CN 0482931', customers: 0 });
    for (const code of [first, second]) expect((await historyOf(code)).at(-1)).toBe('CN_PACKED');
  });

  test('that is open goes on being filled, and is listed', async () => {
    const bag = await station.openBag({ kind: 'PALLET' });
    expect(await station.scan('BAG_OPEN', bag, { kind: 'POUCH' })).toMatchObject({
      say: 'BAG_OPENED',
      bag: { kind: 'PALLET' },
    });
    const { open } = dataOf<{ open: { code: string }[] }>(
      await station.clerk.get(`/stations/bags?deviceId=${station.device}`),
    );
    expect(open.map(({ code }) => code)).toContain(bag);
  });

  test('closing a bag asks for confirmation once when its weight differs by more than 3 %', async () => {
    const { put, close, received, openBag } = station;
    const bag = await openBag();
    await put(await received(), bag);
    expect(await close(bag, 2_061)).toMatchObject({ verdict: 'BLOCKED', say: 'FAR_FROM_CONTENTS' });
    expect((await read(bag)).isOpen).toBe(true);
    expect(await close(bag, 2_061, { isSure: true })).toMatchObject({ verdict: 'OK', say: 'BAG_CLOSED' });
  });

  test('closing a bag with an unweighed thing in it asks for no confirmation', async () => {
    const { put, close, received, openBag } = station;
    const bag = await openBag();
    await put(await received({ facts: { weightG: null } }), bag);
    expect(await close(bag, 9_000)).toMatchObject({ say: 'BAG_CLOSED' });
  });

  test('that is empty, or holds an open bag or a held parcel, is not closed', async () => {
    const { put, close, received, openBag } = station;
    const [bag, pouch] = [await openBag(), await openBag({ kind: 'POUCH' })];
    expect(await close(bag, 100)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_EMPTY' });
    const held = await received();
    await put(held, pouch);
    await put(pouch, bag);
    expect(await close(bag, 2_000)).toMatchObject({ verdict: 'BLOCKED', say: 'OPEN_BAG_INSIDE' });
    const support = await stationPerson(service, 'support');
    dataOf(
      await support.post(`/staff/parcels/${held}/flag`, {
        requestId: crypto.randomUUID(),
        flag: 'HELD',
        reason: 'a battery',
      }),
    );
    expect(await close(pouch, 2_000)).toMatchObject({ verdict: 'BLOCKED', say: 'HELD_INSIDE' });
    expect(await historyOf(held)).not.toContain('CN_PACKED');
  });

  test('that is closed takes nothing in and gives nothing out until it is opened again, with a reason', async () => {
    const { put, close, takeOut, received, openBag, scan, clerk, device } = station;
    const bag = await openBag();
    const [inside, outside] = [await received(), await received()];
    await put(inside, bag);
    await close(bag, 2_000, { seal: 'A1' });
    expect(await put(outside, bag)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_SEALED' });
    expect(await put(inside, await openBag())).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_SEALED' });
    expect(await takeOut(inside)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_SEALED' });
    expect(await scan('BAG_OPEN', bag)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_SEALED' });
    expect(await close(bag, 2_000)).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_CLOSED' });
    const reopen = (reason: string) =>
      clerk.post(`/stations/bags/${bag}/reopen`, { deviceId: device, reason });
    expect((await reopen(' ')).json).toMatchObject({ fields: [{ field: 'reason', error: 'required' }] });
    expect(dataOf(await reopen('one is missing'))).toMatchObject({ isOpen: true, parcels: 1 });
    expect(dataOf(await reopen('once more'))).toMatchObject({ isOpen: true });
    expect(await read(bag)).toMatchObject({ isOpen: true, weightG: null, seal: null });
    const audited = await service.context.sql<{ details: object }[]>`
      select details from audit_event where action = 'bag:reopen' and subject_id = ${bag}`;
    expect(audited).toEqual([{ details: { reason: 'one is missing', weightKg: '2.000', seal: 'A1' } }]);
    expect(await takeOut(inside)).toMatchObject({ verdict: 'OK', say: 'TAKEN_OUT', bag: { parcels: 0 } });
    expect(await takeOut(inside)).toMatchObject({ verdict: 'DUPLICATE', say: 'NOT_IN_A_BAG' });
  });
});

describe('a parcel', () => {
  test('lies in one bag: scanned into another it is moved, scanned again nothing is written', async () => {
    const { put, received, openBag } = station;
    const [first, second] = [await openBag(), await openBag()];
    const parcel = await received();
    await put(parcel, first);
    expect(await put(parcel, first)).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_IN_BAG' });
    expect(await put(parcel, second)).toMatchObject({ verdict: 'OK', say: 'MOVED_TO_BAG' });
    expect([await inBag(first), await inBag(second)]).toEqual([[], [parcel]]);
  });

  test.each([
    ['not received', 'newParcel', 'NOT_RECEIVED'],
    ['that has left China', 'parcelOnTheRoad', 'LEFT_CHINA'],
    ['that was collected', 'collectedParcel', 'COLLECTED'],
    ['that was cancelled', 'cancelledParcel', 'CANCELLED'],
  ] as const)('%s is refused', async (_what, kind, say) => {
    const bag = await station.openBag();
    const code = await builders(service.context)[kind]();
    expect(await station.put(code, bag)).toMatchObject({ verdict: 'BLOCKED', say });
    expect(await station.takeOut(code)).toMatchObject({ verdict: 'BLOCKED', say });
    expect(await inBag(bag)).toEqual([]);
  });

  test('that is held is refused', async () => {
    const bag = await station.openBag();
    const code = await station.received({ flag: 'HELD' });
    expect(await station.put(code, bag)).toMatchObject({ verdict: 'BLOCKED', say: 'HELD' });
  });

  test('an unknown code is refused in a bag as undeclared', async () => {
    const bag = await station.openBag();
    expect(await station.put(newTrackingCode(), bag)).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'NOT_RECEIVED',
    });
  });

  test('goes into a bag of its own pickup point, and into any to a hub', async () => {
    const { put, received, openBag } = station;
    const [{ id: hub } = { id: 0 }] = await service.context.sql<{ id: number }[]>`
      select id from place where kind = 'HUB' limit 1`;
    const parcel = await received({ facts: { pickupPointId: points.kulob } });
    const toKhujand = await openBag({ destinationId: points.khujand });
    expect(await put(parcel, toKhujand)).toMatchObject({ verdict: 'WRONG_PLACE', say: 'OTHER_DESTINATION' });
    expect(await put(parcel, await openBag({ destinationId: points.kulob }))).toMatchObject({
      say: 'BAGGED',
    });
    expect(await put(parcel, await openBag({ destinationId: hub }))).toMatchObject({ say: 'MOVED_TO_BAG' });
    const pouch = await openBag({ kind: 'POUCH', destinationId: points.kulob });
    expect(await put(pouch, toKhujand)).toMatchObject({ verdict: 'WRONG_PLACE', say: 'OTHER_DESTINATION' });
    expect(await station.scan('BAG_OPEN', newBagCode(), { destinationId: -1 })).toMatchObject({
      say: 'NO_SUCH_DESTINATION',
    });
  });

  test('goes into a bag of its own channel alone, however deep; an empty bag takes every channel', async () => {
    const { put, takeOut, received, openBag } = station;
    const refusal = { verdict: 'WRONG_PLACE', say: 'OTHER_CHANNEL' };
    const [sack, pallet] = [await openBag(), await openBag({ kind: 'PALLET' })];
    const [parcel, cargo] = [await received(), await received({ facts: { businessLine: 'FBA' } })];
    await put(parcel, sack);
    expect(await put(cargo, sack)).toMatchObject({ ...refusal, parcel: { trackingCode: cargo } });
    expect(await put(sack, pallet)).toMatchObject({ say: 'BAGGED' });
    expect(await put(cargo, pallet)).toMatchObject(refusal);
    const other = await openBag();
    expect(await put(cargo, other)).toMatchObject({ say: 'BAGGED' });
    expect(await put(other, pallet)).toMatchObject({ ...refusal, bag: { code: pallet, parcels: 1 } });
    expect(await put(await received(), sack)).toMatchObject({ say: 'BAGGED', bag: { parcels: 2 } });
    expect(await inBag(sack)).toHaveLength(2);
    for (const code of await inBag(sack)) await takeOut(code);
    expect(await put(other, pallet)).toMatchObject({ say: 'BAGGED' });
    expect(await put(parcel, sack)).toMatchObject(refusal);
  });

  test('leaves its bag when it is cancelled, or was not received after all', async () => {
    const { put, received, openBag } = station;
    const bag = await openBag();
    const [cancelled, undone] = [await received(), await received()];
    await put(cancelled, bag);
    await put(undone, bag);
    const manager = await stationPerson(service, 'manager');
    const requestId = () => crypto.randomUUID();
    dataOf(
      await manager.post(`/staff/parcels/${cancelled}/cancel`, {
        requestId: requestId(),
        reason: 'RETURNED',
      }),
    );
    expect(await inBag(bag)).toEqual([undone]);
    const [parcel] = await findParcelsOfCodes(service.context.db, [undone]);
    dataOf(
      await manager.post(`/staff/parcels/${undone}/undo`, {
        requestId: requestId(),
        version: parcel?.state.version,
        reason: 'wrong box',
      }),
    );
    expect(await inBag(bag)).toEqual([]);
  });
});

test('the label of a bag is a PDF with bars that say its code', async () => {
  const { put, close, received, openBag, clerk, device } = station;
  const bag = await openBag({ destinationId: points.kulob });
  await put(await received({ facts: { pickupPointId: points.kulob } }), bag);
  await close(bag, 2_010, { seal: 'CN 7' });
  const url = `/api/stations/bags/${bag}/label?deviceId=${device}`;
  const answer = await service.app.inject({ url, headers: { token: clerk.token } });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
  const [page] = await readPdf(answer.rawPayload);
  expect(await readCodes(page?.picture as never)).toEqual([{ format: 'Code128', text: bag }]);
  for (const text of [bag, 'CN 7', '2.01 kg']) expect(page?.text).toContain(text);
  const other = `/api/stations/bags/${newBagCode()}/label?deviceId=${device}`;
  expect((await service.app.inject({ url: other, headers: { token: clerk.token } })).statusCode).toBe(404);
});

describe('a bag in a bag', () => {
  test('goes three levels deep, with all that is in it', async () => {
    const { put, received, openBag, close } = station;
    const [pallet, sack, pouch] = [
      await openBag({ kind: 'PALLET' }),
      await openBag(),
      await openBag({ kind: 'POUCH' }),
    ];
    const parcel = await received();
    await put(parcel, pouch);
    expect(await put(pouch, sack)).toMatchObject({ verdict: 'OK', say: 'BAGGED', bag: { parcels: 1 } });
    expect(await put(sack, pallet)).toMatchObject({ say: 'BAGGED', bag: { code: pallet, parcels: 1 } });
    expect((await read(pouch)).around.map(({ code }) => code)).toEqual([pallet, sack]);
    expect(await put(pallet, pouch)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_DOES_NOT_FIT' });
    expect(await put(sack, sack)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_DOES_NOT_FIT' });
    expect(await put(sack, await openBag())).toMatchObject({ say: 'BAG_DOES_NOT_FIT' });
    expect(await put(pouch, pallet)).toMatchObject({ say: 'MOVED_TO_BAG' });
    expect(await station.takeOut(pouch)).toMatchObject({
      say: 'TAKEN_OUT',
      bag: { code: pallet, parcels: 0 },
    });
    await put(pouch, sack);
    for (const bag of [pouch, sack, pallet])
      expect(await close(bag, 2_000)).toMatchObject({ say: 'BAG_CLOSED' });
    const inside = await station.clerk.post(`/stations/bags/${pouch}/reopen`, {
      deviceId: station.device,
      reason: 'too heavy',
    });
    expect(inside).toMatchObject({ status: 409, json: { error: 'stations.bagInClosedOne' } });
    expect(await put(sack, await openBag({ kind: 'PALLET' }))).toMatchObject({ say: 'BAG_SEALED' });
  });
});

describe('a cell', () => {
  test('of a bag is that of all in it, now and later; what lies in a bag is not put away without it', async () => {
    const { put, takeOut, received, openBag, scan } = station;
    const putAway = (code: string, cell: string) => scan('PUT_AWAY', code, { cell });
    const [sack, pouch] = [await openBag(), await openBag({ kind: 'POUCH' })];
    const [first, later] = [await received(), await received()];
    await putAway(first, 'A-1');
    await put(first, pouch);
    expect(await cellOf(first)).toBeNull();
    await put(pouch, sack);
    expect(await putAway(sack, 'b-7')).toMatchObject({ verdict: 'OK', say: 'PUT_AWAY', bag: { code: sack } });
    await put(later, pouch);
    expect([await cellOf(first), await cellOf(later)]).toEqual(['B-7', 'B-7']);
    expect(await putAway(sack, 'B-7')).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_THERE' });
    const support = await stationPerson(service, 'support');
    expect(dataOf(await support.get(`/staff/parcels/${first}`))).toMatchObject({
      cell: 'B-7',
      bagCode: pouch,
    });
    expect(await putAway(first, 'C-1')).toMatchObject({ verdict: 'BLOCKED', say: 'IN_A_BAG' });
    expect(await putAway(pouch, 'C-1')).toMatchObject({ verdict: 'BLOCKED', say: 'IN_A_BAG' });
    expect(await putAway(sack, 'YT8834201957316YT88342')).toMatchObject({ say: 'NO_SUCH_CELL' });
    await takeOut(pouch);
    expect([await cellOf(first), await cellOf(later)]).toEqual([null, null]);
  });
});

describe('what was read', () => {
  test('as a bag and is none is refused by name, and a bag where a parcel is wanted', async () => {
    const { put, received, scan, openBag } = station;
    const parcel = await received();
    expect(await scan('BAG_OPEN', parcel)).toMatchObject({ verdict: 'BLOCKED', say: 'NOT_A_BAG' });
    expect(await scan('BAG_OPEN', newCode('trip', '2026-11-20'))).toMatchObject({ say: 'NOT_A_BAG' });
    expect(await put(parcel, newTrackingCode())).toMatchObject({ verdict: 'BLOCKED', say: 'NOT_A_BAG' });
    expect(await put(parcel, newBagCode())).toMatchObject({ verdict: 'UNKNOWN', say: 'NO_SUCH_BAG' });
    expect(await put(newCode('order', '2026-11-20'), await openBag())).toMatchObject({ say: 'ORDER_CODE' });
    expect(await put('https://example.com/shop', await openBag())).toMatchObject({ say: 'NOT_A_CODE' });
    expect(await scan('RECEIVE', newBagCode())).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_CODE' });
    const wrongCheck = newBagCode().replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await scan('BAG_OPEN', wrongCheck)).toMatchObject({ say: 'NOT_A_BAG' });
  });
});

describe('who may', () => {
  test('no user without the right to pack', async () => {
    const dispatcher = await stationPerson(service, 'dispatcher');
    const scan = scanOf(service, newBagCode(), { action: 'BAG_OPEN' });
    expect(await sendScans(dispatcher, station.device, [scan])).toMatchObject([{ say: 'NO_RIGHT' }]);
    expect(await dispatcher.get(`/stations/bags?deviceId=${station.device}`)).toMatchObject({ status: 403 });
  });

  test('no station of another warehouse: it learns nothing of a bag', async () => {
    const bag = await station.openBag();
    const other = await newDevice(service, { unit: await addWarehouse(service) });
    const manager = await stationPerson(service, 'manager');
    const facts = { action: 'BAG_CLOSE', weightG: 1 };
    expect(await sendScans(manager, other, [scanOf(service, bag, facts)])).toEqual([
      expect.objectContaining({ verdict: 'WRONG_PLACE', say: 'OTHER_WAREHOUSE', parcel: null }),
    ]);
    const call = `/stations/bags/${bag}`;
    expect(await manager.get(`${call}?deviceId=${other}`)).toMatchObject({ status: 404 });
    expect(
      await manager.post(`${call}/reopen`, { deviceId: other, reason: 'to look into it' }),
    ).toMatchObject({ status: 404, json: { error: 'stations.bagNotFound' } });
  });
});
