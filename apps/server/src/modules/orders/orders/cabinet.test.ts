import { beforeAll, describe, expect, test } from 'vitest';
import { call, newAccount } from '../../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import {
  createOrderApp,
  newCustomer,
  newOrder as newOrderOf,
  orderOf,
  whole,
  type Customer,
} from '../../../../test/orders.ts';
import { createTestApp, runEvents, type TestApp } from '../../../../test/test-app.ts';
import { endOfWaiting } from '../../../../test/waiting-news.ts';
import type { Move } from '../../tracking/moves/parcel-move.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const customer = () => newCustomer(service);
const newOrder = (caller: Customer, fields?: Record<string, unknown>) =>
  newOrderOf(caller, points.khujand, fields);

describe('the pickup point', () => {
  test('is bound and switched: what has not left the hub follows', async () => {
    const farhod = await customer();
    expect((await farhod.ask('GET', '/profile/pickup-point')).json['data']).toEqual({
      pickupPoint: null,
      waiting: 0,
    });
    const build = builders(service.context);
    const facts = { customerCode: farhod.customerCode, pickupPointId: points.khujand, orderCode: null };
    await build.parcelAtPickupPoint({ facts });
    await build.collectedParcel({ facts });
    const onTheRoad = await build.parcelOnTheRoad({ facts });
    const atHub = await build.parcelAtHub({ facts });
    await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
    expect((await farhod.ask('GET', '/profile/pickup-point')).json['data']).toMatchObject({
      pickupPoint: { id: points.khujand },
      waiting: 1,
    });
    const switched = await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: points.kulob });
    expect(switched.json['data']).toMatchObject({
      pickupPoint: { code: 'PP-KULOB' },
      waiting: 0,
      follow: 2,
      stay: 1,
    });
    expect((await farhod.ask('GET', '/auth/userinfo')).json['data']).toMatchObject({
      pickupPoint: { id: points.kulob, code: 'PP-KULOB', name: 'Point KULOB', city: 'Kulob' },
      warehouse: { code: 'YIWU-WH', name: 'Yiwu warehouse' },
    });
    const rows = await service.context.sql<{ tracking_code: string }[]>`
      select tracking_code from parcel where pickup_point_id = ${points.kulob} and customer_code = ${farhod.customerCode}`;
    expect(rows.map((row) => row.tracking_code).toSorted()).toEqual([onTheRoad, atHub].toSorted());
  });

  test('that is none is refused with the words of the form', async () => {
    const farhod = await customer();
    const answer = await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: 1 });
    expect(answer.json).toMatchObject({ code: 1020, msg: 'Please choose a self pickup point' });
  });
});

describe('letters about parcels', () => {
  const station = { actor: systemPrincipal('test'), source: 'station' } as const;
  const lettersTo = async (email: string) => {
    await runEvents(service);
    return service.context.sql<{ params: { status: string; pickupPoint: string | null }; locale: string }[]>`
      select params, locale from letter where recipient = ${email} and name = 'parcelMoved' order by queued_at`;
  };

  test('tell each main status once and in order, and not the small steps', async () => {
    const farhod = await customer();
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { customerCode: farhod.customerCode, pickupPointId: points.khujand },
    });
    for (const type of [
      'LINEHAUL_DEPARTED',
      'BORDER_CROSSED',
      'HUB_INBOUND',
      'HUB_INBOUND',
      'HUB_OUTBOUND',
      'PP_RECEIVED',
    ] as const)
      await moveParcel(service.context, code, { type, ...station });
    await runEvents(service);
    await endOfWaiting(service);
    const letters = await lettersTo(farhod.account.email);
    expect(letters.map(({ params }) => params.status)).toEqual(['DHWCRK', 'DKHQS']);
    expect(letters.at(-1)).toMatchObject({
      locale: 'en',
      params: { pickupPoint: 'Point KHUJAND, Khujand, Street 1', freeUntil: '2026-11-30' },
    });
  });

  test('say nothing of a scan taken back, but that a parcel is not collected after all', async () => {
    const farhod = await customer();
    const code = await builders(service.context).parcelOnTheRoad({
      facts: { customerCode: farhod.customerCode, pickupPointId: points.khujand },
    });
    const move = (type: Move['type'], corrects?: number) =>
      moveParcel(service.context, code, {
        type,
        ...station,
        ...(corrects === undefined ? {} : { corrects }),
      });
    const undoLast = async () => {
      const [last] = await service.context.sql<{ seq: number }[]>`
        select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
      await move('CORRECTED', last?.seq);
    };
    const notified = async () => (await lettersTo(farhod.account.email)).map(({ params }) => params.status);
    await move('HUB_INBOUND');
    await endOfWaiting(service);
    expect(await notified()).toEqual(['DHWCCK']);
    await undoLast();
    expect(await notified()).toEqual(['DHWCCK']);
    await move('PP_RECEIVED');
    await move('CUSTOMER_RECEIVED');
    await endOfWaiting(service);
    // Collected before anybody read that it had come.
    expect(await notified()).toEqual(['DHWCCK', 'KHYQS']);
    await undoLast();
    expect(await notified()).toEqual(['DHWCCK', 'KHYQS', 'DKHQS']);
  });

  test('are not written of a past that a file tells, nor to who does not want them', async () => {
    const farhod = await customer();
    await builders(service.context).parcelAtPickupPoint({
      facts: { customerCode: farhod.customerCode },
      receivedAt: '2026-09-01T06:00:00Z',
    });
    expect(await lettersTo(farhod.account.email)).toEqual([]);
    const off = await farhod.ask('PUT', '/sys-user/profile', { parcelLetters: false });
    expect(off.json['code']).toBe(0);
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { customerCode: farhod.customerCode },
    });
    await moveParcel(service.context, code, { type: 'LINEHAUL_DEPARTED', ...station });
    expect(await lettersTo(farhod.account.email)).toEqual([]);
  });

  test('wait for the morning in Dushanbe', async () => {
    const night = await createTestApp();
    night.clock.set('2026-11-20T19:00:00Z');
    const account = await newAccount(night.context, 'customer');
    const [row] = await night.context.sql<{ customer_code: string }[]>`
      select customer_code from user_account where id = ${account.id}`;
    const code = await builders(night.context).parcelReceivedInChina({
      facts: { customerCode: row?.customer_code ?? '' },
    });
    await moveParcel(night.context, code, { type: 'LINEHAUL_DEPARTED', ...station });
    await runEvents(night);
    const [job] = await night.context.sql<{ wait: number }[]>`
      select round(extract(epoch from run_at - created_at) / 60)::integer as wait from graphile_worker.jobs`;
    // Midnight there: eight hours to go, in minutes; it counts from a moment after the one at which the job was made.
    expect(job?.wait).toBe(8 * 60);
  });
});

describe('the price of an order', () => {
  test('is explained for each weighed parcel, by the larger of both weights', async () => {
    const farhod = await customer();
    const order = await newOrder(farhod, { ...whole, trackingCodes: [newTrackingCode(), newTrackingCode()] });
    expect(order['price']).toBeNull();
    const [light, heavy] = order.parcelList;
    await service.context
      .sql`update parcel set weight_g = 10000, length_mm = 600, width_mm = 500, height_mm = 400
      where tracking_code = ${light?.trackingCode ?? ''}`;
    await service.context
      .sql`update parcel set weight_g = 3000 where tracking_code = ${heavy?.trackingCode ?? ''}`;
    const { price } = orderOf(await farhod.ask('GET', `/orders/${order.code}`));
    expect(price).toMatchObject({
      total: { amount: '57.50', currency: 'USD' },
      parcels: [
        { trackingCode: light?.trackingCode, tariffCode: 'PARCEL', total: { amount: '50.00' } },
        { trackingCode: heavy?.trackingCode, total: { amount: '7.50' } },
      ],
    });
  });
});

describe("the owner's tracking", () => {
  test('adds pickup point, free days and weights to the own parcels, and finds by order code', async () => {
    const farhod = await customer();
    const stranger = await customer();
    const build = builders(service.context);
    const orderCode = 'RA2611064KX7PY';
    const facts = {
      orderCode,
      customerCode: farhod.customerCode,
      pickupPointId: points.khujand,
      weightG: 10_000,
      lengthMm: 600,
      widthMm: 500,
      heightMm: 400,
    };
    const mine = await build.parcelAtPickupPoint({ facts });
    const theirs = await build.parcelAtPickupPoint({
      facts: { ...facts, customerCode: stranger.customerCode },
    });
    const track = async (codes: string[], ask: typeof farhod.ask | undefined) => {
      const body = { trackingCodeList: codes };
      const answer =
        ask === undefined
          ? await call(service.app, 'POST', '/track/query', { body })
          : await ask('POST', '/track/query', body);
      return answer.json['data'] as {
        count: number;
        detailList: { trackingCode: string; own?: unknown }[];
        notFound: unknown[];
      };
    };
    const seen = await track([mine, theirs], farhod.ask);
    expect(seen.detailList.find(({ trackingCode }) => trackingCode === mine)?.own).toMatchObject({
      pickupPoint: { id: points.khujand, name: 'Point KHUJAND', city: 'Khujand', address: 'Street 1' },
      freeUntil: '2026-11-28',
      weightKg: '10.000',
      chargeableWeightKg: '20.000',
      price: { amount: '50.00', currency: 'USD' },
      storage: { freeUntil: '2026-11-28', since: null, total: { amount: '0.00' } },
    });
    expect(seen.detailList.find(({ trackingCode }) => trackingCode === theirs)).not.toHaveProperty('own');
    const publicly = await track([mine, theirs], undefined);
    expect(publicly.detailList.every((parcel) => !('own' in parcel))).toBe(true);
    const byOrder = await track([orderCode], farhod.ask);
    expect(byOrder.detailList.map(({ trackingCode }) => trackingCode)).toEqual([mine]);
    expect((await track([orderCode], undefined)).count).toBe(0);
    expect((await track([farhod.customerCode], farhod.ask)).count).toBe(0);
  });
});

test('the China address carries the customer code in two lines, in Chinese for everybody', async () => {
  const farhod = await customer();
  const { json } = await farhod.ask('GET', '/warehouse-address');
  expect(json['data']).toMatchObject({
    customerCode: farhod.customerCode,
    list: [
      {
        code: 'YIWU-WH',
        name: 'Yiwu warehouse',
        recipient: `捷运 ${farhod.customerCode}`,
        phone: '13800000000',
        region: '浙江省 金华市 义乌市 福田街道',
        street: `银海路88号 3号库 (${farhod.customerCode})`,
        postcode: '322000',
      },
    ],
  });
});
