import { moveParcel } from '../src/modules/tracking/tracking.service.ts';
import { call, logIn, newAccount } from './accounts.ts';
import { newTrackingCode } from './build.ts';
import { createOrderApp, newOrder, openPoint, orderOf, whole, type Customer, type Order } from './orders.ts';
import type { TestApp } from './test-app.ts';
import { systemPrincipal } from '../src/principal.ts';

export const codesOf = (order: Order) => order.parcelList.map(({ trackingCode }) => trackingCode);

/** The service with three pickup points and somebody of the staff who sees all orders. */
export type PointFixture = {
  service: TestApp;
  points: { khujand: number; kulob: number; hisor: number };
  manager: string;
};

export async function createPointFixture(): Promise<PointFixture> {
  const { service, points } = await createOrderApp();
  await openPoint(service.context, 'HISOR');
  const [row] = await service.context.sql<{ id: number }[]>`select id from place where code = 'PP-HISOR'`;
  const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
  return { service, points: { ...points, hisor: row?.id ?? 0 }, manager: token };
}

export const station = { actor: systemPrincipal('test'), source: 'station' } as const;

/** A submitted order with so many parcels. */
export async function sentOrder(caller: Customer, pickupPointId: number, parcels = 1): Promise<Order> {
  const trackingCodes = Array.from({ length: parcels }, newTrackingCode);
  const { code } = await newOrder(caller, pickupPointId, { ...whole, trackingCodes });
  return orderOf(await caller.ask('POST', `/orders/${code}/submit`));
}

/** Brings a parcel as far as its pickup point, or to the step named. */
export async function advance(
  { context }: Pick<TestApp, 'context'>,
  code: string,
  last: 'HUB_INBOUND' | 'HUB_OUTBOUND' | 'PP_RECEIVED' | 'CUSTOMER_RECEIVED',
) {
  const way = [
    'CN_RECEIVED',
    'LINEHAUL_DEPARTED',
    'BORDER_CROSSED',
    'HUB_INBOUND',
    'HUB_OUTBOUND',
    'PP_RECEIVED',
    'CUSTOMER_RECEIVED',
  ] as const;
  for (const type of way.slice(0, way.indexOf(last) + 1))
    await moveParcel(context, code, { type, ...station });
}

export const bind = (caller: Customer, pickupPointId: number, planVersion?: string) =>
  caller.ask('PUT', '/profile/pickup-point', { pickupPointId, ...(planVersion && { planVersion }) });

export type PointPlan = {
  follow: number;
  stay: number;
  following: { orderCode: string | null; trackingCodes: string[] }[];
  staying: {
    orderCode: string | null;
    trackingCodes: string[];
    reason: string;
    pickupPoint: { id: number };
  }[];
  planVersion: string;
};
export async function preview(caller: Customer, pickupPointId: number): Promise<PointPlan> {
  const { json } = await caller.ask('GET', `/profile/pickup-point/preview?pickupPointId=${pickupPointId}`);
  return json['data'] as PointPlan;
}

/** Where each room says that an order goes; one number when all of them agree. */
export async function pointOf(
  { service, manager }: PointFixture,
  caller: Customer,
  orderCode: string,
): Promise<number | string> {
  const page = orderOf(await caller.ask('GET', `/orders/${orderCode}`));
  const list = (await caller.ask('GET', `/orders?search=${orderCode}`)).json['data'] as { list: Order[] };
  const staff = async (path: string) =>
    (await call(service.app, 'GET', path, { token: manager })).json['data'] as Order & { list?: Order[] };
  const lines = await staff(`/staff/orders?search=${orderCode}`);
  const open = page.parcelList.filter(({ status }) => !['KHYQS', 'YQX'].includes(status));
  const tracked = await caller.ask('POST', '/track/query', {
    trackingCodeList: open.map(({ trackingCode }) => trackingCode),
  });
  const { detailList } = tracked.json['data'] as { detailList: { own: { pickupPoint: { id: number } } }[] };
  const home = (await caller.ask('GET', '/profile/parcels')).json['data'] as {
    list: { orderCode: string; pickupPoint: { id: number } | null }[];
  };
  const points = [
    page.pickupPoint?.id,
    list.list[0]?.pickupPoint?.id,
    lines.list?.[0]?.pickupPoint?.id,
    (await staff(`/staff/orders/${orderCode}`)).pickupPoint?.id,
    ...detailList.map(({ own }) => own.pickupPoint.id),
    ...home.list.filter((parcel) => parcel.orderCode === orderCode).map((parcel) => parcel.pickupPoint?.id),
  ];
  return new Set(points).size === 1 ? (points[0] ?? 0) : `they differ: ${points.join(', ')}`;
}
