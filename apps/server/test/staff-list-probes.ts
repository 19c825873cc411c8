import { newRowOf } from './list-rows.ts';

/** As `Probe` in access-probes.ts, which takes these. */
type ListProbe = { own: () => { path?: string; body?: unknown }; namesPeople?: true };

const someRequest = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

/**
 * How the calls of a list of the staff console are asked: its rows have no owner, the authority alone decides. `fields`
 * are what its form sends.
 */
function probesOf(name: string, id: number | string, fields: object): Record<string, ListProbe> {
  const path = `/staff/${name}`;
  const row = newRowOf(name, fields);
  const at = (end: string, body?: object): ListProbe => ({
    own: () => ({ path: `${path}/${id}${end}`, body }),
  });
  return {
    [`GET ${path}/{id}`]: at(''),
    [`GET ${path}/{id}/history`]: at('/history'),
    [`GET ${path}/file`]: { own: () => ({ path: `${path}/file?format=csv` }) },
    [`PUT ${path}/{id}`]: at('', { version: 1, ...row }),
    [`POST ${path}`]: { own: () => ({ body: { requestId: someRequest, ...row } }) },
  };
}

/** The calls of a kind of container that is taken in at stations. */
function checklistProbesOf(name: string, code: string): Record<string, ListProbe> {
  const path = `/stations/${name}`;
  const read = (end: string): ListProbe => ({
    own: () => ({ path: `${path}${end}?deviceId=${someRequest}` }),
  });
  const act = (end: string, fields: object): ListProbe => ({
    own: () => ({ path: `${path}/${code}/${end}`, body: { deviceId: someRequest, ...fields } }),
  });
  const once = { requestId: someRequest };
  return {
    [`GET ${path}`]: read(''),
    [`GET ${path}/{code}`]: read(`/${code}`),
    [`GET ${path}/{code}/snapshot`]: read(`/${code}/snapshot`),
    [`POST ${path}/{code}/begin`]: act('begin', {}),
    [`POST ${path}/{code}/settle`]: act('settle', { ...once, act: 'SET_ASIDE', codes: ['RP1'] }),
    [`POST ${path}/{code}/finish`]: act('finish', once),
  };
}

/** The same for a list that can be imported; imports belong to their sender, and a file is no JSON. */
function importedProbesOf(name: string, id: number | string, fields: object): Record<string, ListProbe> {
  const at = (end: string): ListProbe => ({ own: () => ({ path: `/staff/${name}${end}` }) });
  const path = `/imports/${someRequest}`;
  return {
    ...probesOf(name, id, fields),
    [`PUT /staff/${name}/imports/{importId}`]: at(path),
    [`GET /staff/${name}/imports/{importId}`]: at(path),
    [`POST /staff/${name}/imports/{importId}/confirm`]: at(`${path}/confirm`),
    [`GET /staff/${name}/imports/{importId}/refused`]: at(`${path}/refused`),
    [`GET /staff/${name}/import-template`]: at('/import-template'),
  };
}

const texts = { ru: 'x', en: 'x', zh: 'x', tg: 'x' };

/** A list that makes no rows. */
function without(call: string, probes: Record<string, ListProbe>): Record<string, ListProbe> {
  return Object.fromEntries(Object.entries(probes).filter(([name]) => name !== call));
}

/** The lists of the staff console: a new list stands here with what its form sends. */
const tripManifest = '/trips/RT000000000/manifests/0b0f3c1e-5d0b-4a53-8d5c-2f3b7d6a9e10';

export const listProbes: Readonly<Record<string, ListProbe>> = {
  ...importedProbesOf('notices', 1, {
    category: 'NEWS',
    slug: 'probe',
    audience: 'PUBLIC',
    publishAt: '2026-11-20T09:00:00Z',
    titles: texts,
    summaries: texts,
    bodies: texts,
  }),
  ...importedProbesOf('channels', 1, {
    code: 'PROBE',
    businessLine: 'BSC',
    names: texts,
    routes: texts,
    mode: 'ROAD',
    transitDaysMin: 18,
    transitDaysMax: 22,
  }),
  ...importedProbesOf('products', 1, {
    code: 'PROBE',
    businessLine: 'BSC',
    names: texts,
    channelIds: [1],
    chargeMode: 'WEIGHT',
  }),
  ...importedProbesOf('customer-prices', 1, {
    customerCode: 'TJ-00000',
    productId: 1,
    discountPct: '5',
    validFrom: '2026-11-01',
  }),
  ...importedProbesOf('units', 1, {
    code: 'PROBE-POINT',
    type: 'PICKUP_POINT',
    cityCode: 'DUSHANBE',
    names: texts,
    enabled: false,
    addresses: texts,
    landmarks: texts,
  }),
  ...importedProbesOf('vendors', 1, {
    code: 'PROBE',
    kind: 'CARRIER',
    names: texts,
    countryCode: 'TJ',
  }),
  ...importedProbesOf('countries', 762, {
    shortName: 'XX',
    names: texts,
    phoneCode: '+999',
    enabled: false,
  }),
  ...probesOf('trips', 'RT000000000', { channelId: null, mode: 'ROAD', originId: null, destinationId: null }),
  'GET /trips/board': { own: () => ({}) },
  'GET /trips/{id}/plan': { own: () => ({ path: '/trips/RT000000000/plan' }) },
  'POST /trips/{id}/plan': {
    own: () => ({
      path: '/trips/RT000000000/plan',
      body: { requestId: someRequest, act: 'TAKE', codes: [] },
    }),
  },
  'GET /stations/trips': { own: () => ({ path: `/stations/trips?deviceId=${someRequest}` }) },
  'GET /stations/trips/{code}/snapshot': {
    own: () => ({ path: `/stations/trips/RT000000000/snapshot?deviceId=${someRequest}` }),
  },
  ...checklistProbesOf('arrivals', 'RT000000000'),
  'GET /stations/arrivals/{code}/owner': {
    own: () => ({ path: `/stations/arrivals/RT000000000/owner?deviceId=${someRequest}&parcel=RP1` }),
  },
  'GET /stations/arrivals/{code}/owners': {
    own: () => ({ path: `/stations/arrivals/RT000000000/owners?deviceId=${someRequest}` }),
  },
  'POST /staff/second-weighings/{id}/settle': {
    own: () => ({
      path: `/staff/second-weighings/${someRequest}/settle`,
      body: { requestId: someRequest, act: 'KEEP', reason: 'as weighed first' },
    }),
  },
  'GET /stations/transfers': { own: () => ({ path: `/stations/transfers?deviceId=${someRequest}` }) },
  'POST /stations/transfers': {
    own: () => ({ path: '/stations/transfers', body: { deviceId: someRequest, pointId: -1 } }),
  },
  'GET /stations/transfers/{code}': {
    own: () => ({ path: `/stations/transfers/RX000000000?deviceId=${someRequest}` }),
  },
  'GET /stations/transfers/{code}/snapshot': {
    own: () => ({ path: `/stations/transfers/RX000000000/snapshot?deviceId=${someRequest}` }),
  },
  'POST /stations/transfers/{code}/settle': {
    own: () => ({
      path: '/stations/transfers/RX000000000/settle',
      body: { requestId: someRequest, deviceId: someRequest, act: 'NOT_FOUND', codes: ['RP1'] },
    }),
  },
  'POST /stations/transfers/{code}/close': {
    own: () => ({
      path: '/stations/transfers/RX000000000/close',
      body: { requestId: someRequest, deviceId: someRequest },
    }),
  },
  'POST /stations/transfers/{code}/depart': {
    own: () => ({
      path: '/stations/transfers/RX000000000/depart',
      body: { requestId: someRequest, deviceId: someRequest, driver: 'A', vehicle: '1' },
    }),
  },
  'POST /stations/transfers/{code}/reopen': {
    own: () => ({
      path: '/stations/transfers/RX000000000/reopen',
      body: { requestId: someRequest, deviceId: someRequest, reason: 'A' },
    }),
  },
  'GET /stations/transfers/{code}/sheet': {
    own: () => ({ path: `/stations/transfers/RX000000000/sheet?deviceId=${someRequest}` }),
  },
  ...checklistProbesOf('coming-transfers', 'RX000000000'),
  'GET /stations/inventories': { own: () => ({ path: '/stations/inventories' }) },
  'POST /stations/inventories': {
    own: () => ({
      path: '/stations/inventories',
      body: { requestId: someRequest, deviceId: someRequest },
    }),
  },
  'GET /stations/inventories/{id}': { own: () => ({ path: '/stations/inventories/1' }) },
  'GET /stations/inventories/{id}/snapshot': {
    own: () => ({ path: `/stations/inventories/1/snapshot?deviceId=${someRequest}` }),
  },
  'POST /stations/inventories/{id}/settle': {
    own: () => ({
      path: '/stations/inventories/1/settle',
      body: { requestId: someRequest, act: 'MISSING', codes: ['RP1'] },
    }),
  },
  'POST /stations/inventories/{id}/close': {
    own: () => ({
      path: '/stations/inventories/1/close',
      body: { requestId: someRequest, deviceId: someRequest },
    }),
  },
  'GET /trips/{id}/load-check': { own: () => ({ path: '/trips/RT000000000/load-check' }) },
  'POST /trips/{id}/depart': {
    own: () => ({ path: '/trips/RT000000000/depart', body: { requestId: someRequest, parcels: 1 } }),
  },
  'POST /trips/channel-moves/preview': {
    own: () => ({ path: '/trips/channel-moves/preview', body: { toChannelId: -1, codes: ['YT00000001'] } }),
  },
  'POST /trips/channel-moves': {
    own: () => ({
      path: '/trips/channel-moves',
      body: { requestId: someRequest, toChannelId: -1, codes: ['YT00000001'] },
    }),
  },
  'GET /trips/{id}/seal-photos': { own: () => ({ path: '/trips/RT000000000/seal-photos' }) },
  'GET /trips/{id}/seal-photos/{photoId}': {
    own: () => ({ path: `/trips/RT000000000/seal-photos/${someRequest}` }),
  },
  // A photo is sent as it is: what the matrix sends is refused as JSON, after the guard.
  'PUT /trips/{id}/seal-photos/{photoId}': {
    own: () => ({ path: `/trips/RT000000000/seal-photos/${someRequest}?takenAt=2026-11-20T09:00:00Z` }),
  },
  'DELETE /trips/{id}/seal-photos/{photoId}': {
    own: () => ({ path: `/trips/RT000000000/seal-photos/${someRequest}` }),
  },
  'POST /trips/{id}/undo-departure': {
    own: () => ({
      path: '/trips/RT000000000/undo-departure',
      body: { requestId: someRequest, reason: 'Broken' },
    }),
  },
  'POST /trips/{id}/take-back': {
    own: () => ({
      path: '/trips/RT000000000/take-back',
      body: { requestId: someRequest, reason: 'No lorry' },
    }),
  },
  'GET /trips/{id}/parcels': { own: () => ({ path: '/trips/RT000000000/parcels' }) },
  'GET /trips/{id}/papers': { own: () => ({ path: '/trips/RT000000000/papers' }) },
  'GET /trips/{id}/papers/{paper}': { own: () => ({ path: '/trips/RT000000000/papers/cmr' }) },
  'GET /trips/{id}/manifests': { own: () => ({ path: '/trips/RT000000000/manifests' }) },
  'PUT /trips/{id}/manifests/{importId}': { own: () => ({ path: tripManifest }) },
  'GET /trips/{id}/manifests/{importId}': { own: () => ({ path: tripManifest }) },
  'PUT /trips/{id}/manifests/{importId}/choices': {
    own: () => ({ path: `${tripManifest}/choices`, body: { hidden: {} } }),
  },
  'POST /trips/{id}/manifests/{importId}/confirm': { own: () => ({ path: `${tripManifest}/confirm` }) },
  'GET /trips/{id}/events': { own: () => ({ path: '/trips/RT000000000/events' }) },
  'POST /trip-delays/preview': {
    own: () => ({ path: '/trip-delays/preview', body: { trips: ['RT000000000'], reason: 'QUEUE', days: 1 } }),
  },
  'POST /trip-delays': {
    own: () => ({
      path: '/trip-delays',
      body: { requestId: someRequest, trips: ['RT000000000'], reason: 'QUEUE', days: 1 },
    }),
  },
  'POST /trip-delays/{id}/end-preview': {
    own: () => ({ path: '/trip-delays/1/end-preview', body: { act: 'END' } }),
  },
  'POST /trip-delays/{id}/end': {
    own: () => ({ path: '/trip-delays/1/end', body: { requestId: someRequest, act: 'END' } }),
  },
  'POST /trips/{id}/events/{eventId}/take-back': {
    own: () => ({
      path: '/trips/RT000000000/events/1/take-back',
      body: { requestId: someRequest, reason: 'another trip' },
    }),
  },
  'POST /trips/{id}/events': {
    own: () => ({
      path: '/trips/RT000000000/events',
      body: { requestId: someRequest, type: 'BORDER_CROSSED' },
    }),
  },
  ...probesOf('users', someRequest, {
    username: 'probe-clerk',
    name: 'Probe',
    locale: 'ru',
    password: 'a bird over the Zarafshon',
  }),
  'GET /staff/users/{id}/logins': { own: () => ({ path: `/staff/users/${someRequest}/logins` }) },
  'PUT /staff/roles/{role}': {
    own: () => ({ path: '/staff/roles/cashier', body: { oneTimeCodes: false, version: 1 } }),
  },
  'POST /staff/users/{id}/admit': {
    own: () => ({ path: `/staff/users/${someRequest}/admit`, body: { reason: 'A phone is in repair' } }),
  },
  'POST /staff/users/{id}/end-logins': { own: () => ({ path: `/staff/users/${someRequest}/end-logins` }) },
  ...without('POST /staff/settings', probesOf('settings', 'app.appStore', { value: null })),
  'GET /staff/imports/{id}': { own: () => ({ path: `/staff/imports/${someRequest}` }) },
  'GET /staff/imports/file': { own: () => ({ path: '/staff/imports/file?format=csv' }) },
  'PUT /staff/imports/{id}/content': { own: () => ({ path: `/staff/imports/${someRequest}/content` }) },
  'GET /staff/imports/{id}/report': { own: () => ({ path: `/staff/imports/${someRequest}/report` }) },
  'PUT /staff/imports/{id}/columns': {
    own: () => ({ path: `/staff/imports/${someRequest}/columns`, body: { version: 1, tables: [] } }),
  },
  'POST /staff/imports/{id}/confirm': {
    own: () => ({ path: `/staff/imports/${someRequest}/confirm`, body: { version: 1, again: false } }),
  },
  'POST /staff/imports/{id}/cancel': { own: () => ({ path: `/staff/imports/${someRequest}/cancel` }) },
  'GET /staff/imports/{id}/rejected': { own: () => ({ path: `/staff/imports/${someRequest}/rejected` }) },
  'GET /staff/looks/{id}': { own: () => ({ path: '/staff/looks/1' }) },
  'GET /staff/looks': { own: () => ({ path: '/staff/looks' }), namesPeople: true },
  'GET /staff/looks/file': { own: () => ({ path: '/staff/looks/file?format=csv' }), namesPeople: true },
  'GET /staff/audit/{id}': { own: () => ({ path: '/staff/audit/1' }) },
  // These name people to users who may read all of them.
  'GET /staff/users': { own: () => ({ path: '/staff/users' }), namesPeople: true },
  'GET /staff/users/file': { own: () => ({ path: '/staff/users/file?format=csv' }), namesPeople: true },
  'GET /staff/audit': { own: () => ({ path: '/staff/audit' }), namesPeople: true },
  'GET /staff/audit/file': { own: () => ({ path: '/staff/audit/file?format=csv' }), namesPeople: true },
};
