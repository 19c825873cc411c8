import type { Probe } from './probe.ts';

const nobodys = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const ofVisit = (act: string, body?: object): Probe => ({
  own: () => ({ path: `/hand-over/visits/${nobodys}${act}`, ...(body === undefined ? {} : { body }) }),
});

/** How the calls of the counter are asked: a visit is its clerk's own, and nobody of these has one. */
export const counterProbes: Readonly<Record<string, Probe>> = {
  'POST /hand-over/find': { own: () => ({ body: { text: 'YT0000000000000', deviceId: nobodys } }) },
  'GET /hand-over/day': { own: () => ({}) },
  'POST /hand-over/visits': {
    own: () => ({ body: { requestId: nobodys, deviceId: nobodys, proof: { kind: 'CODE', code: '000000' } } }),
  },
  'GET /hand-over/visits/{id}': ofVisit(''),
  'PUT /hand-over/visits/{id}/delegate': ofVisit('/delegate', { delegate: null }),
  'POST /hand-over/visits/{id}/end': ofVisit('/end'),
  'POST /hand-over/visits/{id}/scan': ofVisit('/scan', { code: 'YT0000000000000' }),
  'POST /hand-over/visits/{id}/give': ofVisit('/give', {
    ...{ requestId: nobodys, deviceId: nobodys, trackingCode: 'YT0000000000000' },
  }),
};
