import type { Probe } from './probe.ts';

const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

/**
 * How the calls about bags and about parcels with a problem are asked; that those of others are refused is tested with
 * them.
 */
export const warehouseProbes: Record<string, Probe> = {
  'GET /profile/problems': { own: () => ({}) },
  'GET /staff/parcels/{id}/problem': { own: () => ({ path: '/staff/parcels/RP00000000/problem' }) },
  'GET /staff/bags': { own: () => ({}) },
  'GET /staff/bags/{id}': { own: () => ({ path: '/staff/bags/RB000000000' }) },
  'GET /staff/bags/{id}/history': { own: () => ({ path: '/staff/bags/RB000000000/history' }) },
  'GET /staff/bags/{id}/contents': { own: () => ({ path: '/staff/bags/RB000000000/contents' }) },
  'GET /staff/bags/file': { own: () => ({ path: '/staff/bags/file?format=csv' }) },
  'GET /staff/transfers': { own: () => ({}) },
  'GET /staff/transfers/{id}': { own: () => ({ path: '/staff/transfers/RX000000000' }) },
  'GET /staff/transfers/{id}/history': { own: () => ({ path: '/staff/transfers/RX000000000/history' }) },
  'GET /staff/transfers/{id}/contents': { own: () => ({ path: '/staff/transfers/RX000000000/contents' }) },
  'GET /staff/transfers/file': { own: () => ({ path: '/staff/transfers/file?format=csv' }) },
  'GET /staff/problems': { own: () => ({}) },
  'GET /staff/problems/{id}': { own: () => ({ path: `/staff/problems/${absent}` }) },
  'GET /staff/problems/file': { own: () => ({ path: '/staff/problems/file?format=csv' }) },
  'POST /profile/problems/{id}/answer': {
    own: () => ({
      path: `/profile/problems/${absent}/answer`,
      body: { answer: 'RETURN', revision: 0 },
    }),
  },
};
