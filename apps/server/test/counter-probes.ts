import type { Probe } from './probe.ts';

const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const ofVisit = (act: string, body?: object): Probe => ({
  own: () => ({ path: `/hand-over/visits/${absent}${act}`, ...(body === undefined ? {} : { body }) }),
});

const ofApproval = (act: string): Probe => ({
  own: () => ({ path: `/hand-over/approvals/${absent}${act}` }),
});
const ofCase = (act: string, body?: object): Probe => ({
  own: () => ({
    path: `/staff/hand-over-approvals/${absent}${act}`,
    ...(body === undefined ? {} : { body }),
  }),
});
const ofShelf = (act: string, fields: object): Probe => ({
  own: () => ({
    path: `/staff/shelf/YT0000000000000/${act}`,
    body: { requestId: absent, version: 1, standingId: null, reason: 'Nobody has come', ...fields },
  }),
});
const ofDecision = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/shelf-decisions/${absent}/${act}`, body: { requestId: absent, ...body } }),
});
const decision = { requestId: absent, reason: 'Three things agree' };

/** How the calls of the counter are asked: a visit is its clerk's own, and none of these has one. */
export const counterProbes: Readonly<Record<string, Probe>> = {
  'POST /hand-over/find': { own: () => ({ body: { text: 'YT0000000000000', deviceId: absent } }) },
  'GET /hand-over/day': { own: () => ({}) },
  'POST /hand-over/visits': {
    own: () => ({ body: { requestId: absent, deviceId: absent, proof: { kind: 'CODE', code: '000000' } } }),
  },
  'GET /hand-over/visits/{id}': ofVisit(''),
  'PUT /hand-over/visits/{id}/delegate': ofVisit('/delegate', { delegate: null }),
  'POST /hand-over/visits/{id}/end': ofVisit('/end'),
  'POST /hand-over/visits/{id}/scan': ofVisit('/scan', { code: 'YT0000000000000' }),
  'POST /hand-over/visits/{id}/give': ofVisit('/give', {
    requestId: absent,
    deviceId: absent,
    trackingCode: 'YT0000000000000',
  }),
  'POST /hand-over/visits/{id}/problems': ofVisit('/problems', {
    requestId: absent,
    trackingCode: 'YT0000000000000',
    kind: 'DAMAGED',
    note: 'A corner is crushed',
  }),
  'PUT /hand-over/problems/{id}/photos/{photoId}': {
    own: () => ({
      path: `/hand-over/problems/${absent}/photos/${absent}?takenAt=2026-11-20T09:00:00Z`,
    }),
  },
  'PUT /hand-over/evidence/{id}': {
    own: () => ({
      path: `/hand-over/evidence/${absent}?visit=${absent}&kind=PHOTO&takenAt=2026-11-20T09:00:00Z`,
    }),
  },
  'PUT /hand-over/evidence/{id}/dropped': {
    own: () => ({
      path: `/hand-over/evidence/${absent}/dropped`,
      body: { visit: absent, kind: 'PHOTO', reason: 'nobody' },
    }),
  },
  'GET /staff/parcels/{id}/hand-overs': { own: () => ({ path: '/staff/parcels/RP00000000/hand-overs' }) },
  'GET /staff/parcels/{id}/hand-overs/{evidenceId}': {
    own: () => ({ path: `/staff/parcels/RP00000000/hand-overs/${absent}` }),
  },
  'GET /staff/hand-overs/promised': { own: () => ({}) },
  'GET /staff/hand-overs/name-looks': { own: () => ({}) },
  'POST /staff/hand-overs/name-looks/seen': {
    own: () => ({ body: { unitId: 1, clerkId: absent, upTo: '2026-11-20T09:00:00Z' } }),
  },
  'GET /profile/counter-problems': { own: () => ({}) },
  'GET /profile/collected': { own: () => ({}) },
  'PUT /profile/collected/{id}': {
    own: () => ({ path: `/profile/collected/${absent}`, body: { isGood: true } }),
  },
  'GET /reports/opinions': { own: () => ({}) },
  'GET /staff/shelf': { own: () => ({}), namesPeople: true },
  'POST /staff/shelf/{id}/keep': ofShelf('keep', { until: '2026-12-01', standsStill: true }),
  'POST /staff/shelf/{id}/return': ofShelf('return', { hubId: 1 }),
  'POST /staff/shelf/{id}/dispose': ofShelf('dispose', {}),
  'PUT /staff/shelf-decisions/{id}/photos/{photoId}': {
    own: () => ({
      path: `/staff/shelf-decisions/${absent}/photos/${absent}?takenAt=2026-11-20T09:00:00Z&deviceId=${absent}`,
    }),
  },
  'POST /staff/shelf-decisions/{id}/confirm': ofDecision('confirm', { version: 1 }),
  'POST /staff/shelf-decisions/{id}/refuse': ofDecision('refuse', { reason: 'It is still wanted' }),
  'POST /staff/shelf-decisions/{id}/withdraw': ofDecision('withdraw', { reason: 'It is still wanted' }),
  'GET /staff/returns': { own: () => ({}) },
  'POST /staff/returns/send': {
    own: () => ({ body: { requestId: absent, code: 'YT0000000000000', carriedBy: 'Somebody' } }),
  },
  'PUT /staff/returns/{id}/photos/{photoId}': {
    own: () => ({
      path: `/staff/returns/${absent}/photos/${absent}?takenAt=2026-11-20T09:00:00Z&deviceId=${absent}`,
    }),
  },
  'POST /staff/returns/fetch': {
    own: () => ({
      body: {
        requestId: absent,
        code: 'YT0000000000000',
        to: 'Somebody',
        document: { type: 'PASSPORT', end: '1234' },
      },
    }),
  },
  'POST /staff/returns/arrive': { own: () => ({ body: { requestId: absent, code: 'YT0000000000000' } }) },
  'GET /profile/shelf': { own: () => ({}) },
  'POST /hand-over/approvals': {
    own: () => ({
      body: {
        requestId: absent,
        deviceId: absent,
        customerCode: 'TJ-000000',
        reason: 'No phone, no papers',
        said: {},
      },
    }),
  },
  'GET /hand-over/approvals/{id}': ofApproval(''),
  'POST /hand-over/approvals/{id}/withdraw': ofApproval('/withdraw'),
  'PUT /hand-over/approvals/{id}/photos/{photoId}': {
    own: () => ({
      path: `/hand-over/approvals/${absent}/photos/${absent}?kind=BOX&takenAt=2026-11-20T09:00:00Z`,
    }),
  },
  'GET /staff/hand-over-approvals': { own: () => ({}) },
  'GET /staff/hand-over-approvals/{id}': ofCase(''),
  'GET /staff/hand-over-approvals/{id}/photos/{photoId}': ofCase(`/photos/${absent}`),
  'POST /staff/hand-over-approvals/{id}/allow': ofCase('/allow', decision),
  'POST /staff/hand-over-approvals/{id}/deny': ofCase('/deny', decision),
};
