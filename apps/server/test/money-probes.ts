import type { Probe } from './probe.ts';

const nobodys = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

/** How money is asked for: whoever has the authority for it acts for any customer. */
export const moneyProbes: Readonly<Record<string, Probe>> = {
  'POST /staff/points': {
    own: () => ({ body: { requestId: nobodys, customerCode: 'TJ-00000', points: 5, reason: 'a gift' } }),
  },
  ...Object.fromEntries(
    ['confirm', 'refuse'].map((act) => [
      `POST /staff/points/{id}/${act}`,
      { own: () => ({ path: `/staff/points/${nobodys}/${act}`, body: { requestId: nobodys } }) },
    ]),
  ),
};
