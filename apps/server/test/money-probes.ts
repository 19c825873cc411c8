import type { Probe } from './probe.ts';

const nobodys = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const noCash = { TJS: { notes: {} }, USD: { notes: {} } };

const ofShift = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/shifts/${nobodys}/${act}`, body: { requestId: nobodys, ...body } }),
});

/** How money is asked for: whoever has the authority for it acts for any customer. */
export const moneyProbes: Readonly<Record<string, Probe>> = {
  'POST /staff/points': {
    own: () => ({ body: { requestId: nobodys, customerCode: 'TJ-00000', points: 5, reason: 'a gift' } }),
  },
  'POST /staff/drawers': {
    own: () => ({ body: { requestId: nobodys, unitId: 2_000_000, name: 'Drawer 1' } }),
  },
  'GET /staff/shifts/{id}': { own: () => ({ path: `/staff/shifts/${nobodys}` }) },
  'POST /staff/shifts': { own: () => ({ body: { requestId: nobodys, drawerId: nobodys, counted: noCash } }) },
  'POST /staff/shifts/{id}/pay-outs': ofShift('pay-outs', {
    ...{ currency: 'TJS', amount: '5', reason: 'PACKING' },
  }),
  'POST /staff/shifts/{id}/collections': ofShift('collections', {
    ...{ currency: 'TJS', amount: '5', number: '1', takenBy: 'The driver' },
  }),
  'POST /staff/shifts/{id}/count': ofShift('count', { counted: noCash, card: '0' }),
  'POST /staff/shifts/{id}/close': ofShift('close', { reason: null }),
  'POST /staff/shifts/{id}/confirm': ofShift('confirm', {}),
  ...Object.fromEntries(
    ['confirm', 'refuse'].map((act) => [
      `POST /staff/points/{id}/${act}`,
      { own: () => ({ path: `/staff/points/${nobodys}/${act}`, body: { requestId: nobodys } }) },
    ]),
  ),
};
