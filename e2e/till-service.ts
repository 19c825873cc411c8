import { openPlaces } from './cabinet.ts';
import { startService, test as base, type Service } from './fixtures.ts';

/** With a service of its own: what stands in the ledger is never deleted, and the points of its drawers could not be taken away again. */
export const test = base.extend<object, { ownService: Service }>({
  ownService: [
    async ({}, use) => {
      const service = await startService();
      await openPlaces(service);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
