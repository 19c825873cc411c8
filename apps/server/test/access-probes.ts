import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@rohi/contract/endpoint';
import type { Context } from '../src/context.ts';
import { counterProbes } from './counter-probes.ts';
import { courierProbes } from './courier-probes.ts';
import { moneyProbes, topUpProbes } from './money-probes.ts';
import { priceProbes } from './price-probes.ts';
import { listProbes } from './staff-list-probes.ts';
import {
  addFile,
  addOrder,
  addRecipient,
  enter,
  type AccessFixture,
  type Person,
  codeOfOther,
  pictureOfOther,
  claimOfOther,
  pulseOf,
} from './access-fixture.ts';
import { officeProbes } from './office-probes.ts';
import type { Ask, Probe } from './probe.ts';

/** `DELETE /auth/logins/{id}` */
export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

const noOrder = 'RA2611060000ZZ';
const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

/** The table: an endpoint that takes an id cannot be served without standing here. */
export function accessProbes(context: Context, fixture: AccessFixture): Readonly<Record<string, Probe>> {
  const other = fixture.otherCustomer;
  const password = 'a bird over the Zarafshon';
  const registration = (codeId: string) => ({
    body: {
      username: 'newcomer',
      password,
      email: 'somebody@example.org',
      phone: '+992927009988',
      code: '000000',
      codeId,
      over18: true,
      offerVersion: '2025-01-01',
    },
  });
  const unknownSlip = { customerCode: 'TJ-99999', slipCode: 'AAAA0000' };
  const reset = (codeId: string) => ({
    body: { email: 'somebody@example.org', code: '000000', codeId, password },
  });
  const newEmail = (codeId: string, caller: Person | undefined) => ({
    body: {
      email: 'new-address@example.org',
      code: '000000',
      codeId,
      password: caller?.account.password ?? 'of nobody',
    },
  });
  /** Orders belong to customers; for anybody else the guard answers before. */
  const boxOfCargo = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '12', count: 1 };
  const orderProbe = (end: string, body?: unknown): Probe => {
    const ask = (code: string): Ask => ({ path: `/orders/${code}${end}`, body });
    return {
      own: async (caller) =>
        ask(caller?.role === 'customer' ? (await addOrder(context, caller, 'Shoes')).code : noOrder),
      foreign: () => ask(fixture.otherOrder.code),
      missing: () => ask(noOrder),
    };
  };
  const namingOf = (code = 'RP00000000'): Ask => ({
    path: `/profile/parcel-names/${code}`,
    body: { name: 'winter boots' },
  });
  const recipientProbe = (body?: unknown): Probe => {
    const ask = (id: string): Ask => ({ path: `/recipients/${id}`, body });
    const person = { name: `Own sister ${randomUUID()}`, phone: '+992927001199' };
    return {
      own: async (caller) =>
        ask(caller?.role === 'customer' ? await addRecipient(context, caller, person) : absent),
      foreign: () => ask(fixture.otherRecipient),
      missing: () => ask(absent),
    };
  };
  /** Tariffs belong to the house: a user who may act on one may act on each. */
  const fileProbe = (end: string, body?: unknown): Probe => {
    const ask = (id: string): Ask => ({ path: `/declaration-files/${id}${end}`, body });
    return {
      own: async (caller) =>
        ask(caller?.role === 'customer' ? await addFile(context, caller, 'shoes') : absent),
      foreign: () => ask(fixture.otherFile),
      missing: () => ask(absent),
    };
  };
  const claimProbe = (end: string): Probe => {
    const ask = (code: string): Ask => ({ path: `/profile/claims/${code}${end}` });
    return {
      own: () => ask('RC00000000A'),
      foreign: async () => ask(await claimOfOther(context, other)),
      missing: () => ask('RC00000000A'),
    };
  };
  const claimAsk = (pictureId: string): Ask => ({
    body: { requestId: absent, trackingCode: fixture.ownerlessParcel, pictureId, marketplace: 'JD' },
  });
  return {
    ...listProbes,
    // A file is sent as it is: what the matrix sends is refused as JSON, after the guard. Ids of others mean own files.
    'PUT /declaration-files/{id}': { own: () => ({ path: `/declaration-files/${fixture.otherFile}` }) },
    'GET /declaration-files/{id}': fileProbe(''),
    'GET /declaration-files/{id}/rejected': fileProbe('/rejected'),
    'PUT /declaration-files/{id}/choices': fileProbe('/choices', { pickupPointId: null, columns: [] }),
    'POST /declaration-files/{id}/confirm': fileProbe('/confirm', { submit: true }),
    'PUT /recipients/{id}': recipientProbe({ version: 1, name: 'Zarina', phone: '+992927001188' }),
    'DELETE /recipients/{id}': recipientProbe(),
    'POST /recipients': {
      own: () => ({ body: { requestId: absent, name: 'Madina', phone: '+992927001177', pickupPointId: 1 } }),
    },
    'GET /orders/{code}': orderProbe(''),
    'PUT /orders/{code}': orderProbe('', { version: 1, goods: 'Coats' }),
    'PUT /orders/{code}/boxes': orderProbe('/boxes', { version: 1, boxes: [boxOfCargo] }),
    'POST /orders/{code}/submit': orderProbe('/submit'),
    'POST /orders/{code}/take-back': orderProbe('/take-back'),
    'POST /orders/{code}/cancel': orderProbe('/cancel'),
    // Each order is answered for by itself: of somebody else's one as of a missing one.
    'POST /order-acts/cancel': { own: () => ({ body: { codes: [noOrder] } }) },
    'POST /order-acts/pickup-point': { own: () => ({ body: { codes: [noOrder], pickupPointId: 1 } }) },
    'POST /order-acts/value': {
      own: () => ({ body: { currency: 'CNY', values: [{ code: noOrder, amount: '260' }] } }),
    },
    'POST /order-acts/declaration': { own: () => ({ body: { codes: [noOrder], places: 1 } }) },
    // The id of somebody else's request gets an own order, not the one that was made by it.
    'POST /orders/file': { own: () => ({ body: { format: 'csv' } }) },
    'PUT /profile/parcel-names/{code}': {
      own: async (caller) =>
        namingOf(
          caller?.role === 'customer' ? (await addOrder(context, caller, 'Shoes')).marks.at(-1) : undefined,
        ),
      foreign: () => namingOf(fixture.otherParcel),
      missing: () => namingOf(),
    },
    'POST /orders/cargo': {
      own: () => ({
        body: {
          requestId: fixture.otherOrder.requestId,
          goods: 'Tiles',
          boxes: [boxOfCargo],
          valueAmount: '1500',
          valueCurrency: 'USD',
        },
      }),
    },
    'POST /orders': { own: () => ({ body: { requestId: fixture.otherOrder.requestId, goods: 'Coats' } }) },
    // Staff that no unit limits may print any parcel, so a missing one is foreign to all of them.
    'POST /common/batchprint': {
      own: () => ({ body: { ids: [fixture.otherParcel], docType: 'shelf-label' } }),
    },
    // Staff without a unit see everybody's orders: what is asked for here is a missing one.
    'GET /staff/orders': { own: () => ({ path: '/staff/orders?search=nothing+of+anybody' }) },
    'GET /staff/orders/{code}': { own: () => ({ path: `/staff/orders/${noOrder}` }) },
    'POST /staff/labels/preview': {
      own: () => ({ body: { id: fixture.otherParcel, docType: 'shelf-label' } }),
    },
    'GET /staff/parcels': { own: () => ({ path: '/staff/parcels?search=RP00000000' }) },
    'GET /staff/parcels/{id}': { own: () => ({ path: '/staff/parcels/RP00000000' }) },
    'GET /staff/orders/{code}/history': { own: () => ({ path: `/staff/orders/${noOrder}/history` }) },
    'GET /staff/orders/file': {
      own: () => ({ path: '/staff/orders/file?format=csv&search=nothing+of+anybody' }),
    },
    'GET /staff/parcels/{id}/photos': { own: () => ({ path: '/staff/parcels/RP00000000/photos' }) },
    'GET /staff/parcels/{id}/photos/{photoId}': {
      own: () => ({ path: `/staff/parcels/RP00000000/photos/${absent}` }),
    },
    'GET /profile/parcels/{code}/receipt': {
      own: async (caller) => ({
        path: `/profile/parcels/${(caller?.role === 'customer' ? (await addOrder(context, caller, 'Shoes')).marks.at(-1) : undefined) ?? 'RP00000000'}/receipt`,
      }),
      foreign: () => ({ path: `/profile/parcels/${fixture.otherParcel}/receipt` }),
      missing: () => ({ path: '/profile/parcels/RP00000000/receipt' }),
    },
    'GET /profile/parcels/{code}/photos/{photoId}': {
      own: () => ({ path: `/profile/parcels/RP00000000/photos/${absent}` }),
      foreign: () => ({ path: `/profile/parcels/${fixture.otherParcel}/photos/${fixture.otherPhoto}` }),
      missing: () => ({ path: `/profile/parcels/RP00000000/photos/${absent}` }),
    },
    'GET /staff/parcels/{id}/items': { own: () => ({ path: '/staff/parcels/RP00000000/items' }) },
    'GET /staff/parcels/{id}/history': { own: () => ({ path: '/staff/parcels/RP00000000/history' }) },
    'GET /staff/parcels/file': { own: () => ({ path: '/staff/parcels/file?format=csv&search=RP00000000' }) },
    'GET /claims/{code}/history': { own: () => ({ path: '/claims/RC00000000A/history' }) },
    'GET /claims/file': { own: () => ({ path: '/claims/file?format=csv&search=none%20of%20these' }) },
    'GET /staff/customers/{id}/history': { own: () => ({ path: `/staff/customers/${absent}/history` }) },
    'GET /staff/customers/file': {
      own: () => ({ path: '/staff/customers/file?format=csv' }),
      namesPeople: true,
    },
    'POST /staff/parcels/{id}/cancel': {
      own: () => ({ path: '/staff/parcels/RP00000000/cancel', body: { requestId: absent, reason: 'LOST' } }),
    },
    'POST /staff/parcels/{id}/undo': {
      own: () => ({ path: '/staff/parcels/RP00000000/undo', body: { requestId: absent, version: 1 } }),
    },
    ...Object.fromEntries(
      ['flag', 'unflag'].map((act) => [
        `POST /staff/parcels/{id}/${act}`,
        {
          own: () => ({
            path: `/staff/parcels/RP00000000/${act}`,
            body: { requestId: absent, flag: 'HELD', reason: 'asked for' },
          }),
        },
      ]),
    ),
    'POST /staff/parcels/{id}/accept': {
      own: () => ({ path: '/staff/parcels/RP00000000/accept', body: { requestId: absent } }),
    },
    'POST /staff/parcels/acts': { own: () => ({ body: { ids: ['RP00000000'] } }) },
    'POST /staff/parcels/{id}/assign': {
      own: () => ({
        path: '/staff/parcels/RP00000000/assign',
        body: { customerCode: 'TJ-00000', reason: 'asked for' },
      }),
    },
    'GET /staff/customers/{id}/account': { own: () => ({ path: `/staff/customers/${absent}/account` }) },
    'GET /staff/colleagues': { own: () => ({}), namesPeople: true },
    'POST /staff/mentions/read': { own: () => ({ body: { ids: [absent] } }) },
    ...officeProbes,
    'POST /profile/passes/replace': { own: () => ({ body: { requestId: randomUUID() } }) },
    'POST /profile/passes': {
      own: () => ({
        body: {
          requestId: absent,
          pickupPointId: 1,
          delegate: 'A brother',
          trackingCodes: null,
          term: 'TODAY',
        },
      }),
    },
    'POST /profile/passes/{serial}/cancel': {
      own: () => ({ path: '/profile/passes/00000000/cancel' }),
    },
    'POST /profile/messages': {
      own: () => ({ body: { requestId: absent, messageId: absent, text: 'thanks' } }),
    },
    'POST /staff/notes/{id}/take-back': {
      own: () => ({ path: `/staff/notes/${absent}/take-back`, body: {} }),
    },
    'GET /staff/parcels/{id}/charge': { own: () => ({ path: '/staff/parcels/RP00000000/charge' }) },
    'POST /staff/orders': { own: () => ({ body: { requestId: absent, customerCode: 'TJ-00000' } }) },
    'POST /staff/customers': {
      own: () => ({ body: { requestId: absent, name: 'Madina Rajabova', locale: 'tg' } }),
    },
    'POST /staff/customers/alike': { own: () => ({ body: { name: 'Madina Rajabova' } }) },
    'POST /staff/codes-of-nobody/alias': {
      own: () => ({ body: { written: 'NB 41', customerCode: 'TJ-00000' } }),
    },
    'POST /staff/retail-orders': {
      own: () => ({ body: { requestId: absent, customerCode: 'TJ-00000', goods: 'Coats' } }),
    },
    'PUT /staff/orders/{code}/boxes': {
      own: () => ({ path: `/staff/orders/${noOrder}/boxes`, body: { version: 1, boxes: [] } }),
    },
    'GET /profile/pickup-point/preview': {
      own: () => ({ path: '/profile/pickup-point/preview?pickupPointId=1' }),
    },
    'PUT /profile/pickup-point': { own: () => ({ body: { pickupPointId: 1 } }) },
    'PUT /warehouse-address': { own: () => ({ body: { warehouseId: 1 } }) },
    'GET /profile/claims/{code}/picture': claimProbe('/picture'),
    'POST /profile/claims/{code}/withdraw': claimProbe('/withdraw'),
    'POST /profile/claims': {
      own: () => claimAsk(absent),
      foreign: async () => claimAsk(await pictureOfOther(context, other)),
      missing: () => claimAsk(absent),
    },
    'POST /profile/claims/search': { own: () => ({ body: { trackingCode: fixture.otherParcel } }) },
    'GET /profile/preferences': { own: () => ({}) },
    'PUT /profile/preferences/{list}/columns': {
      own: () => ({ path: '/profile/preferences/orders/columns', body: { columns: ['code'] } }),
    },
    'PUT /profile/preferences/{list}/views': {
      own: () => ({ path: '/profile/preferences/orders/views', body: { name: 'Ready', query: '' } }),
    },
    'DELETE /profile/preferences/{list}/views': {
      own: () => ({ path: '/profile/preferences/orders/views?name=Ready' }),
    },
    // A claim belongs to no member of the staff: those who decide see the claims of all customers.
    'GET /claims': { own: () => ({ path: '/claims?search=none%20of%20these' }) },
    'GET /claims/{code}': { own: () => ({ path: '/claims/RC00000000A' }) },
    'GET /claims/{code}/picture': { own: () => ({ path: '/claims/RC00000000A/picture' }) },
    'POST /claims/{code}/approve': {
      own: () => ({ path: '/claims/RC00000000A/approve', body: { requestId: absent } }),
    },
    'POST /claims/{code}/refuse': {
      own: () => ({
        path: '/claims/RC00000000A/refuse',
        body: { requestId: absent, reason: 'PICTURE_UNCLEAR' },
      }),
    },
    'GET /common/all-ltds/{x}': { own: () => ({ path: '/common/all-ltds/DUSHANBE-HUB' }) },
    'DELETE /auth/logins/{id}': {
      own: async (caller) => {
        if (caller === undefined) return { path: `/auth/logins/${absent}` };
        await enter(context, caller.account);
        const [login] = await context.sql<{ id: string }[]>`
          select id from login where user_id = ${caller.account.id} and ended_at is null and id <> ${caller.loginId} limit 1`;
        return { path: `/auth/logins/${login?.id}` };
      },
      foreign: () => ({ path: `/auth/logins/${other.loginId}` }),
      missing: () => ({ path: `/auth/logins/${absent}` }),
    },
    'POST /auth/register': {
      own: () => registration(absent),
      foreign: async () => registration(await codeOfOther(context, 'register', other)),
      missing: () => registration(absent),
    },
    'POST /profile/claim': { own: () => ({ body: unknownSlip }) },
    'POST /auth/claim/slip': { own: () => ({ body: unknownSlip }) },
    'POST /auth/claim': {
      own: () => ({
        body: { ...unknownSlip, password, over18: true, offerVersion: '2025-01-01', locale: 'en' },
      }),
    },
    'POST /auth/reset-password': {
      own: () => reset(absent),
      foreign: async () => reset(await codeOfOther(context, 'reset', other)),
      missing: () => reset(absent),
    },
    'PUT /sys-user/profile': {
      own: () => ({ body: { locale: 'en' } }),
      foreign: async (caller) => newEmail(await codeOfOther(context, 'change-email', other), caller),
      missing: (caller) => newEmail(absent, caller),
    },
    'POST /auth/email-change': { own: () => ({ body: { token: 'of nobody' } }) },
    'POST /auth/email-change/undo': { own: () => ({ body: { token: 'of nobody' } }) },
    'POST /sys-user/check/{type}': {
      own: () => ({ path: '/sys-user/check/email', body: { value: other.account.email } }),
    },
    'POST /auth/send-code': {
      own: () => ({ body: { channel: 'email', target: 'somebody@example.org', scene: 'register' } }),
    },
    'POST /track/query': { own: () => ({ body: { trackingCodeList: [fixture.otherParcel] } }) },
    // Somebody else's order and a missing one get the same answer, item by item.
    'POST /common/orderstatusinfo': {
      own: () => ({ body: { orderCodes: [fixture.otherOrder.code, noOrder] } }),
    },
    'GET /fba-order/getorderrepoer/{period}': { own: () => ({ path: '/fba-order/getorderrepoer/year' }) },
    'GET /staff/words/{consValue}': { own: () => ({ path: '/staff/words/DTH' }) },
    'PUT /staff/words/{consValue}': {
      own: () => ({
        path: '/staff/words/DTH',
        body: { version: 0, names: { ru: 'Ждёт', en: 'Waits', zh: '等待', tg: 'Интизор' } },
      }),
    },
    ...priceProbes,
    ...moneyProbes,
    ...counterProbes,
    ...courierProbes,
    ...topUpProbes(context, other),
    'GET /common/waitaudit/{x}': { own: () => ({ path: '/common/waitaudit/FBA' }) },
    'GET /common/fourpagedata/{period}': { own: () => ({ path: '/common/fourpagedata/week' }) },
    ...Object.fromEntries(
      [
        'channels',
        'fba-channels',
        'products',
        'fba-products',
        'customer-products',
        'vendors',
        'fba-vendors',
      ].map((name) => [
        `GET /common/all-${name}/{x}`,
        { own: () => ({ path: `/common/all-${name}/active` }) },
      ]),
    ),
    'GET /staff/customers': { own: () => ({}), namesPeople: true },
    'GET /staff/customers/{id}': { own: () => ({ path: `/staff/customers/${absent}` }) },
    'PUT /staff/customers/{id}': {
      own: () => ({
        path: `/staff/customers/${absent}`,
        body: { version: 1, businessLine: 'BSC', enabled: true, newCodesDaily: null },
      }),
    },
    'GET /common/all-customers': { own: () => ({}), namesPeople: true },
    'GET /common/all-fba-customers': { own: () => ({}), namesPeople: true },
    'GET /common/all-users': { own: () => ({}), namesPeople: true },
    'GET /common/staff-names': { own: () => ({}), namesPeople: true },
    'GET /staff/next-customer-codes': { own: () => ({}) },
    ...Object.fromEntries(
      ['customers', 'fba-customers'].map((name) => [
        `GET /common/all-${name}/{x}`,
        { own: () => ({ path: `/common/all-${name}/active` }), namesPeople: true } as const,
      ]),
    ),
    'GET /common/next-code/{type}': { own: () => ({ path: '/common/next-code/bag' }) },
    'GET /common/all-roles/{x}': { own: () => ({ path: '/common/all-roles/all' }) },
    // The customer of the prices is named by code; the prices are the office's, not the customer's.
    'GET /staff/customer-prices': { own: () => ({ path: '/staff/customer-prices?customerCode=TJ-00000' }) },
    'GET /common/all-countries/{x}': { own: () => ({ path: '/common/all-countries/TJ' }) },
    'GET /pulse/{key}': { own: () => pulseOf(context, other) },
    'GET /common/template/{name}': { own: () => ({ path: '/common/template/parcels.xlsx' }) },
  };
}

/** The keys of a body or query that name one thing of somebody's. */
export function idKeysOf(endpoint: Endpoint): string[] {
  return [...shapeKeys(endpoint.body), ...shapeKeys(endpoint.query)].filter((key) =>
    /^ids?$|Ids?$|(?:tracking|order|parcel|customer|trip)Code(?:s|List)?$/.test(key),
  );
}

/** The keys that a body or query may have. */
export function shapeKeys(schema: unknown): string[] {
  const { def } = ((schema ?? {}) as { _zod?: { def?: unknown } })._zod ?? {};
  const { shape, innerType } = (def ?? {}) as { shape?: object; innerType?: unknown };
  if (innerType !== undefined) return shapeKeys(innerType);
  return Object.keys(shape ?? {});
}
