import { randomUUID } from 'node:crypto';
import type { Probe } from './probe.ts';
import { typedTerms } from './tariffs.ts';

const rateFile = '/price/rates/files/3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const tariffAction = (action: string): Probe => ({
  own: () => ({ path: `/price/versions/1/${action}`, body: { revision: 1 } }),
});

/** How tariffs, rates and their files are asked for; none of them belongs to somebody. */
export const priceProbes: Readonly<Record<string, Probe>> = {
  'GET /price/rates/{id}/history': { own: () => ({ path: '/price/rates/1/history' }) },
  'GET /price/rates/file': { own: () => ({ path: '/price/rates/file?format=csv' }) },
  'GET /price/versions/{id}/history': { own: () => ({ path: '/price/versions/1/history' }) },
  'GET /price/versions/file': { own: () => ({ path: '/price/versions/file?format=csv' }) },
  'GET /price/charges/{versionId}': { own: () => ({ path: '/price/charges/1?weightKg=1&volumeM3=0.1' }) },
  'GET /price/check': { own: () => ({ path: '/price/check?channel=PARCEL&weightKg=1&volumeM3=0.1' }) },
  'POST /price/rates': {
    own: () => ({
      body: { requestId: randomUUID(), from: 'USD', to: 'TJS', rate: '10.12', rateDate: '2026-11-20' },
    }),
  },
  'PUT /price/rates/files/{importId}': { own: () => ({ path: rateFile }) },
  'GET /price/rates/files/{importId}': { own: () => ({ path: rateFile }) },
  'POST /price/rates/files/{importId}/confirm': { own: () => ({ path: `${rateFile}/confirm` }) },
  'GET /price/rates/files/{importId}/refused': { own: () => ({ path: `${rateFile}/refused` }) },
  'POST /price/rates/{id}/confirm': { own: () => ({ path: '/price/rates/1/confirm' }) },
  'POST /price/rates/{id}/refuse': { own: () => ({ path: '/price/rates/1/refuse' }) },
  'GET /price/versions/{id}': { own: () => ({ path: '/price/versions/1' }) },
  'GET /price/versions/{id}/compare/{other}': { own: () => ({ path: '/price/versions/1/compare/2' }) },
  'POST /price/drafts': { own: () => ({ body: { requestId: randomUUID(), channelCode: 'PARCEL' } }) },
  'PUT /price/versions/{id}': {
    own: () => ({
      path: '/price/versions/1',
      body: { revision: 1, effectiveFrom: '2026-11-30', terms: typedTerms('PARCEL') },
    }),
  },
  'POST /price/versions/{id}/discard': tariffAction('discard'),
  'POST /price/versions/{id}/publish': tariffAction('publish'),
  'POST /price/versions/{id}/cancel': tariffAction('cancel'),
};
