import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { stayFlags, stayReasons, type StayReason } from '@rohi/contract/tracking/stays-put';
import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation, type BagStation } from '../../../test/bags.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { countStation, type CountStation } from '../../../test/inventories.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import {
  acceptStation,
  transferStation,
  type AcceptStation,
  type TransferStation,
} from '../../../test/transfers.ts';
import { hubStation, type HubStation } from '../../../test/unloading.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

let service: TestApp;
let china: BagStation;
let hub: HubStation;
let filling: TransferStation;
let point: AcceptStation;
let count: CountStation;
let customer: Customer;
let khujand: number;
beforeAll(async () => {
  const app = await createOrderApp();
  ({ service } = app);
  ({ khujand } = app.points);
  service.clock.advance(30 * 86_400_000);
  china = await bagStation(service);
  hub = await hubStation(service);
  filling = await transferStation(service);
  point = await acceptStation(service);
  count = await countStation(service);
  customer = await newCustomer(service);
});

const office = { actor: systemPrincipal('test'), source: 'office' } as const;

/** The parcel stays where it lies from now on. */
async function keep(code: string, why: StayReason): Promise<string> {
  if (why === 'CANCELLED')
    await moveParcel(service.context, code, { ...office, type: 'CANCELLED', reason: 'LOST' });
  else await moveParcel(service.context, code, { ...office, type: 'FLAG_RAISED', flag: why, reason: 'test' });
  return code;
}

const letGo = (code: string, flag: (typeof stayFlags)[number]) =>
  moveParcel(service.context, code, { ...office, type: 'FLAG_CLEARED', flag, reason: 'test' });

type Act = {
  /** Makes the parcel, stops it, and scans it. */
  scan: (why: StayReason) => Promise<{ code: string; answer: ScanAnswer; status: string }>;
  /** What is said of one that was cancelled, where that is another word. */
  cancelled?: string;
};

const facts = () => ({ weightG: 2_000, pickupPointId: khujand, customerCode: customer.customerCode });

async function tryAct(
  code: string,
  status: string,
  why: StayReason,
  scan: (code: string) => Promise<ScanAnswer>,
) {
  await keep(code, why);
  return { code, answer: await scan(code), status: why === 'CANCELLED' ? 'YQX' : status };
}

const acts: Record<string, Act> = {
  RECEIVE: {
    scan: async (why) => {
      const code = await builders(service.context).newParcel({ facts: facts() });
      return tryAct(code, 'NEW', why, (each) => china.scan('RECEIVE', each, { weightG: 900 }));
    },
  },
  PUT_AWAY: {
    scan: async (why) =>
      tryAct(await china.received(), 'DTH', why, (each) => china.scan('PUT_AWAY', each, { cell: 'A-1' })),
  },
  BAG_PUT: {
    scan: async (why) => {
      const bag = await china.openBag();
      return tryAct(await china.received(), 'DTH', why, (each) => china.put(each, bag));
    },
  },
  LOAD: {
    scan: async (why) => {
      const { id: trip } = await hub.office.newTrip();
      return tryAct(await china.received(), 'DTH', why, (each) => china.scan('LOAD', each, { trip }));
    },
  },
  INBOUND: {
    scan: async (why) => {
      const trip = await hub.tripOnTheRoad();
      const code = await hub.onTheRoad({}, trip);
      dataOf(await hub.begin(trip));
      return tryAct(code, 'DHWCRK', why, (each) => hub.scan(each, trip));
    },
  },
  TRANSFER: {
    scan: async (why) => {
      const code = await filling.atHub(khujand);
      const transfer = await filling.open(khujand);
      return tryAct(code, 'DHWCCK', why, (each) => filling.scan(each, transfer));
    },
  },
  ACCEPT: {
    scan: async (why) => {
      const code = await filling.atHub(khujand);
      const transfer = await filling.open(khujand);
      await filling.scan(code, transfer);
      const { left } = await filling.page(transfer);
      const others = left.list.map((each) => each.code);
      if (others.length > 0) await filling.settle(transfer, 'NEXT_TRANSFER', others);
      dataOf(await filling.depart(transfer));
      dataOf(await point.begin(transfer));
      return tryAct(code, 'DZTDQS', why, (each) => point.scan(each, transfer));
    },
  },
  SHELVE_AT_HUB: {
    scan: async (why) =>
      tryAct(await filling.atHub(khujand), 'DHWCCK', why, (each) => shelve(each, 'SHELVE_AT_HUB')),
  },
  SHELVE_AT_POINT: {
    scan: async (why) => {
      const code = await builders(service.context).parcelAtPickupPoint({ facts: facts() });
      return tryAct(code, 'DKHQS', why, (each) => shelve(each, 'SHELVE_AT_POINT'));
    },
  },
};

async function shelve(code: string, action: 'SHELVE_AT_HUB' | 'SHELVE_AT_POINT'): Promise<ScanAnswer> {
  const { person, device } =
    action === 'SHELVE_AT_HUB'
      ? { person: hub.operator, device: hub.device }
      : { person: point.clerk, device: point.device };
  const [answer] = await sendScans(person, device, [scanOf(service, code, { action, cell: 'Z-9' })]);
  if (answer === undefined) throw new Error('a scan has its answer');
  return answer;
}

const cellOf = async (code: string) => {
  const [row] = await service.context.sql<{ cell: string | null }[]>`
    select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  return row?.cell ?? null;
};

describe('a parcel that stays', () => {
  const cases = Object.keys(acts).flatMap((act) => stayReasons.map((why) => [act, why] as const));

  test.each(cases)('is refused by %s as %s, and is neither moved nor put anywhere', async (act, why) => {
    const done = await acts[act]?.scan(why);
    expect(done?.answer).toMatchObject({ verdict: 'BLOCKED', say: why });
    expect(await filling.statusOf(done?.code ?? '')).toBe(done?.status);
    expect(await cellOf(done?.code ?? '')).toBeNull();
  });

  test.each(stayFlags)(
    'in a bag keeps the bag open as %s, off the trip and out of the transfer',
    async (why) => {
      const bag = await china.openBag();
      const inside = await china.received();
      await china.put(inside, bag);
      await keep(inside, why);
      expect(await china.close(bag, 2_000)).toMatchObject({ verdict: 'BLOCKED', say: 'STAYS_INSIDE' });
      await letGo(inside, why);
      await china.close(bag, 2_000);
      await keep(inside, why);
      const { id: trip } = await hub.office.newTrip();
      expect(await china.scan('LOAD', bag, { trip })).toMatchObject({ say: 'STAYS_INSIDE' });
      await letGo(inside, why);
      expect(await china.scan('LOAD', bag, { trip })).toMatchObject({ verdict: 'OK' });
    },
  );

  test.each(stayFlags)('aboard already stops the departure as %s, and is taken off as ever', async (why) => {
    const { id: trip } = await hub.office.newTrip();
    const code = await china.received();
    await china.scan('LOAD', code, { trip });
    await keep(code, why);
    const check = await hub.office.dispatcher.get(`/trips/${trip}/load-check`);
    expect(dataOf(check)).toMatchObject({
      obstacles: expect.arrayContaining([expect.objectContaining({ kind: why, parcels: 1, stops: true })]),
    });
    expect(await china.scan('UNLOAD', code, { trip })).toMatchObject({ say: 'UNLOADED' });
  });

  test.each(stayFlags)('that is counted as %s is found, said aloud, and in no difference', async (why) => {
    await service.context.sql`update parcel set pickup_point_id = null`;
    const code = await builders(service.context).parcelAtPickupPoint({ facts: facts() });
    await keep(code, why);
    const { id } = await count.open();
    expect(await count.scan(code, id)).toMatchObject({
      verdict: 'OK',
      say: 'COUNTED',
      parcel: { notes: [why] },
    });
    await service.context.sql`update inventory set closed_at = now(), closed_by = 'test' where id = ${id}`;
  });

  test('is moved by a file, which tells what others have done', async () => {
    const code = await keep(await builders(service.context).parcelOnTheRoad(), 'RETURNING');
    const move = { type: 'HUB_INBOUND', actor: systemPrincipal('test'), source: 'import' } as const;
    expect(await moveParcel(service.context, code, move)).toMatchObject({ result: 'moved' });
  });
});

test('a damaged parcel is said to be so, and goes on', async () => {
  const code = await china.received();
  await moveParcel(service.context, code, {
    ...office,
    type: 'FLAG_RAISED',
    flag: 'DAMAGED',
    reason: 'test',
  });
  expect(await china.scan('PUT_AWAY', code, { cell: 'B-1' })).toMatchObject({
    verdict: 'OK',
    parcel: { notes: ['DAMAGED'] },
  });
});

describe('where a parcel that stays lies', () => {
  const lies = (code: string) => china.scan('LIES_HERE', code);
  const listed = async (person: { get: typeof china.clerk.get }, code: string) =>
    dataOf<{ list: { id: string; code: string; action: string; say: string }[] }>(
      await person.get('/stations/exceptions'),
    ).list.find((row) => row.code === code);

  test.each(stayReasons)('is reported once as %s, and asks the office', async (why) => {
    const manager = await stationPerson(service, 'manager');
    const code = await keep(await china.received(), why);
    expect(await lies(code)).toMatchObject({ verdict: 'OK', say: 'LIES_HERE' });
    expect(await lies(code)).toMatchObject({ verdict: 'DUPLICATE', say: 'LIES_HERE_BEFORE' });
    expect(await listed(manager, code)).toMatchObject({ action: 'LIES_HERE', say: why });
    expect(await listed(china.clerk, code)).toMatchObject({ action: 'LIES_HERE', say: why });
    const [row] = await service.context.sql<{ count: number }[]>`
      select count(*)::integer from audit_event where action = 'parcel:lies-here' and subject_id = ${code}`;
    expect(row?.count).toBe(1);
    const { id = '' } = (await listed(manager, code)) ?? {};
    const take = await manager.post(`/stations/exceptions/${id}/settle`, { how: 'TAKE' });
    expect(dataOf(take)).toMatchObject({ isSettled: false, say: why });
    if (why === 'CANCELLED') await undoCancellation(code);
    else await letGo(code, why);
    expect(await listed(manager, code)).toBeUndefined();
    expect(await china.scan('PUT_AWAY', code, { cell: 'C-1' })).toMatchObject({ verdict: 'OK' });
  });

  async function undoCancellation(code: string): Promise<void> {
    const [row] = await service.context.sql<{ seq: number }[]>`
      select seq from parcel_event join parcel on parcel.id = parcel_id
      where tracking_code = ${code} and type = 'CANCELLED'`;
    const move = { ...office, type: 'CORRECTED', corrects: row?.seq ?? 0, reason: 'test' } as const;
    await moveParcel(service.context, code, move);
  }

  test.each(stayFlags)(
    'is a warehouse in China as well of one that has left it by the record: %s',
    async (why) => {
      const code = await keep(await builders(service.context).parcelOnTheRoad({ facts: facts() }), why);
      const here = await china.clerk.get(`/stations/parcels/${code}?deviceId=${china.device}`);
      expect(dataOf(here)).toEqual({ refusal: why });
      const bag = await china.openBag();
      const answers = [
        await china.scan('RECEIVE', code, { weightG: 900 }),
        await china.scan('PUT_AWAY', code, { cell: 'A-1' }),
        await china.put(code, bag),
      ];
      expect(answers.map(({ say }) => say)).toEqual([why, why, why]);
      expect(await lies(code)).toMatchObject({ verdict: 'OK', say: 'LIES_HERE' });
    },
  );

  test('is the unit that has reported it last', async () => {
    const code = await keep(await china.received(), 'RETURNING');
    await lies(code);
    const atHub = () => sendScans(hub.operator, hub.device, [scanOf(service, code, { action: 'LIES_HERE' })]);
    expect((await atHub())[0]).toMatchObject({ verdict: 'OK', say: 'LIES_HERE' });
    expect(await listed(china.clerk, code)).toBeUndefined();
    expect(await listed(hub.operator, code)).toMatchObject({ say: 'RETURNING' });
  });

  test('is taken back by an undo, and can be laid aside with a note', async () => {
    const code = await keep(await china.received(), 'LOST');
    const scan = scanOf(service, code, { action: 'LIES_HERE' });
    await sendScans(china.clerk, china.device, [scan]);
    const undo = { undoes: scan.scanId, reason: 'MISTAKE' };
    expect(await china.scan('UNDO', code, undo)).toMatchObject({ verdict: 'OK', say: 'UNDONE' });
    expect(await listed(china.clerk, code)).toBeUndefined();
    await lies(code);
    const { id = '' } = (await listed(china.clerk, code)) ?? {};
    const aside = { how: 'LAY_ASIDE', note: 'Отдали владельцу склада' };
    expect(dataOf(await china.clerk.post(`/stations/exceptions/${id}/settle`, aside))).toMatchObject({
      isSettled: true,
    });
  });

  test('is not asked about of a parcel that nothing keeps, of none, and of a bag', async () => {
    expect(await lies(await china.received())).toMatchObject({ say: 'NOTHING_KEEPS_IT' });
    expect(await lies(newTrackingCode())).toMatchObject({ verdict: 'UNKNOWN', say: 'NOBODY_KNOWS_IT' });
    expect(await lies(await china.openBag())).toMatchObject({ say: 'BAG_CODE' });
  });

  test('is reported at a counter and at a hub as at a warehouse', async () => {
    const device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
    const code = await keep(
      await builders(service.context).parcelAtPickupPoint({ facts: facts() }),
      'RETURNING',
    );
    const [answer] = await sendScans(point.clerk, device, [scanOf(service, code, { action: 'LIES_HERE' })]);
    expect(answer).toMatchObject({ verdict: 'OK', say: 'LIES_HERE' });
  });
});
