import { openPlaces } from './cabinet.ts';
import { startService, test as base, type Service } from './fixtures.ts';

/**
 * With a service of its own for each journey: what stands in the ledger is never deleted, the points of its drawers
 * could not be taken away again, and what one journey hands over would be counted by the next.
 */
export const test = base.extend<{ tillService: Service }>({
  tillService: [
    async ({}, use) => {
      const service = await startService();
      await openPlaces(service);
      await use(service);
      await service.stop();
    },
    { timeout: 600_000 },
  ],
});
