import { randomUUID } from 'node:crypto';
import type { Probe } from './probe.ts';

const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

/** How the calls of stations are asked. Devices belong to units: who is bound to none may ask for each. */
export const stationProbes: Record<string, Probe> = {
  'POST /stations/devices': {
    own: () => ({
      body: {
        requestId: absent,
        name: 'A gate',
        unitId: -1,
        works: ['RECEIVING'],
        printer: null,
        scale: null,
      },
    }),
  },
  'POST /stations/sticker-series': { own: () => ({ body: { requestId: randomUUID(), sheets: 1 } }) },
  'GET /stations/test-label': { own: () => ({ path: '/stations/test-label?format=zpl' }) },
  'POST /stations/stickers/print': { own: () => ({ body: { first: 1, last: 1 } }) },
  'GET /stations/command-cards': { own: () => ({ path: '/stations/command-cards?station=RECEIVING' }) },
  'POST /stations/scans': {
    own: () => ({
      body: {
        deviceId: absent,
        scans: [
          {
            scanId: absent,
            seq: 1,
            action: 'PUT_AWAY',
            code: 'RP00000000',
            at: '2026-11-20T09:00:00Z',
            cell: 'A1',
          },
        ],
      },
    }),
  },
  // A photo is sent as it is: what the matrix sends is refused as JSON, after the guard.
  'PUT /stations/photos/{photoId}': {
    own: () => ({
      path: `/stations/photos/${absent}?deviceId=${absent}&scanId=${absent}&code=RP00000000&kind=BOX&takenAt=2026-11-20T09:00:00Z`,
    }),
  },
  'GET /stations/exceptions': { own: () => ({ path: `/stations/exceptions?deviceId=${absent}` }) },
  'POST /stations/exceptions/{id}/settle': {
    own: () => ({ path: `/stations/exceptions/${absent}/settle`, body: { how: 'TAKE' } }),
  },
  'GET /stations/bags': { own: () => ({ path: `/stations/bags?deviceId=${absent}` }) },
  'GET /stations/bags/{code}': { own: () => ({ path: `/stations/bags/RB00000000?deviceId=${absent}` }) },
  'GET /stations/bags/{code}/label': {
    own: () => ({ path: `/stations/bags/RB00000000/label?deviceId=${absent}` }),
  },
  'POST /stations/bags/{code}/reopen': {
    own: () => ({
      path: '/stations/bags/RB00000000/reopen',
      body: { deviceId: absent, reason: 'a wrong parcel' },
    }),
  },
  'GET /stations/scans': { own: () => ({ path: `/stations/scans?deviceId=${absent}` }) },
  'GET /stations/bag-snapshot': { own: () => ({ path: `/stations/bag-snapshot?deviceId=${absent}` }) },
  'GET /stations/counter-snapshot': {
    own: () => ({ path: `/stations/counter-snapshot?deviceId=${absent}` }),
  },
  'GET /stations/snapshot': {
    own: () => ({ path: `/stations/snapshot?deviceId=${absent}&kind=RECEIVING` }),
  },
  'GET /stations/parcels/{code}': {
    own: () => ({ path: `/stations/parcels/RP00000000?deviceId=${absent}` }),
  },
  'GET /stations/devices/{id}': { own: () => ({ path: `/stations/devices/${absent}` }) },
  'GET /stations/devices/{id}/permit': { own: () => ({ path: `/stations/devices/${absent}/permit` }) },
  'POST /stations/devices/{id}/key': { own: () => ({ path: `/stations/devices/${absent}/key` }) },
  'POST /stations/pairings': {
    own: () => ({
      body: {
        requestId: absent,
        name: 'A gate',
        unitId: -1,
        works: ['RECEIVING'],
        printer: null,
        scale: null,
      },
    }),
  },
  'POST /stations/pairings/{id}/withdraw': {
    own: () => ({ path: `/stations/pairings/${absent}/withdraw` }),
  },
  'POST /stations/pairing-alarms/{id}/see': {
    own: () => ({ path: `/stations/pairing-alarms/${absent}/see` }),
  },
  'POST /stations/pair': { own: () => ({ path: '/stations/pair', body: { requestId: absent, code: '1' } }) },
  'PUT /stations/devices/{id}': {
    own: () => ({
      path: `/stations/devices/${absent}`,
      body: { name: 'x', unitId: 1, works: ['RECEIVING'], was: { name: 'x', unitId: 1 } },
    }),
  },
  'POST /stations/devices/{id}/report': {
    own: () => ({ path: `/stations/devices/${absent}/report`, body: { waiting: 0 } }),
  },
  'POST /stations/devices/{id}/scanner': {
    own: () => ({ path: `/stations/devices/${absent}/scanner`, body: { scannerEnd: 'SIGN' } }),
  },
  'POST /stations/devices/{id}/end': { own: () => ({ path: `/stations/devices/${absent}/end` }) },
};
