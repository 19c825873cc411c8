import type { Probe } from './probe.ts';

const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';
const code = 'YT0000000000000';
const at = '2026-11-20T10:00:00Z';

const of = (thing: 'rounds' | 'stops', act: string, body: object): Probe => ({
  own: () => ({ path: `/courier/${thing}/${absent}/${act}`, body: { requestId: absent, ...body } }),
});

/** How the calls of couriers are asked: a round is its point's, a stop its courier's own, and none of these has one. */
export const courierProbes: Readonly<Record<string, Probe>> = {
  'GET /profile/courier': { own: () => ({}) },
  'PUT /profile/courier': {
    own: () => ({ body: { trackingCodes: [code], address: 'Rudaki 41', phone: '+992927000001' } }),
  },
  'POST /profile/courier/drop': { own: () => ({ body: { trackingCodes: [code] } }) },
  'GET /courier/point': { own: () => ({}) },
  'POST /courier/out': { own: () => ({ body: { requestId: absent, courierId: absent, code } }) },
  'POST /courier/rounds/{id}/set-out': of('rounds', 'set-out', { from: '14:00', to: '18:00' }),
  'POST /courier/back': { own: () => ({ body: { requestId: absent, code } }) },
  'POST /courier/rounds/{id}/end': of('rounds', 'end', {}),
  'GET /courier/round': { own: () => ({}) },
  'POST /courier/stops/{id}/give': of('stops', 'give', {
    deviceId: absent,
    at,
    parcels: [{ requestId: absent, trackingCode: code }],
    proof: { kind: 'CODE', code: '000000' },
  }),
  'PUT /courier/stops/{id}/evidence/{evidenceId}': {
    own: () => ({
      path: `/courier/stops/${absent}/evidence/${absent}?visit=${absent}&kind=PHOTO&takenAt=${at}`,
    }),
  },
  'POST /courier/stops/{id}/not-met': of('stops', 'not-met', { at, reason: 'NO_TIME' }),
  'POST /courier/stops/{id}/stored-acts': of('stops', 'stored-acts', {
    act: 'NOT_MET',
    deviceId: absent,
    at,
    sentAt: at,
    reason: 'NO_TIME',
  }),
};
