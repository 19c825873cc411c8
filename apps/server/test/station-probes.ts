import type { Probe } from './probe.ts';

const nobodys = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

/** How the calls of stations are asked. Devices belong to units: who is bound to none may ask for each. */
export const stationProbes: Record<string, Probe> = {
  'POST /stations/devices': {
    own: () => ({
      body: {
        requestId: nobodys,
        name: 'A gate',
        unitId: -1,
        works: ['RECEIVING'],
        printer: null,
        scale: null,
      },
    }),
  },
  'GET /stations/devices/{id}': { own: () => ({ path: `/stations/devices/${nobodys}` }) },
  'POST /stations/devices/{id}/end': { own: () => ({ path: `/stations/devices/${nobodys}/end` }) },
};
