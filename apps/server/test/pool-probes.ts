import type { Probe } from './probe.ts';

const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';
const none = { code: null, customerCode: null, name: null, phone: null, goods: null, seller: null };

/** How the pool of unidentified parcels is asked. */
export const poolProbes: Record<string, Probe> = {
  'GET /pool/{code}': { own: () => ({ path: '/pool/RP00000000' }) },
  'GET /pool/{code}/candidates': { own: () => ({ path: '/pool/RP00000000/candidates' }) },
  'PUT /pool/{code}/clues': {
    own: () => ({ path: '/pool/RP00000000/clues', body: { version: 0, ...none } }),
  },
  'POST /pool/{code}/bind': {
    own: () => ({ path: '/pool/RP00000000/bind', body: { requestId: absent, declaredCode: 'SF00000000' } }),
  },
  'POST /pool/{code}/unbind': {
    own: () => ({ path: '/pool/RP00000000/unbind', body: { requestId: absent } }),
  },
};
