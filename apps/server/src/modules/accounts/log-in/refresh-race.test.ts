import { expect, test } from 'vitest';
import { newAccount } from '../../../../test/accounts.ts';
import { raceRefreshes } from '../../../../test/refresh-race.ts';
import { createTestDatabase, openTestContext } from '../../../../test/test-app.ts';
import { startServices } from '../../../../test/two-services.ts';

test('T07: two services on one database give a token one successor, for 50 parallel calls to either', async () => {
  const database = await createTestDatabase();
  const { context, clock } = await openTestContext(database);
  // The services live by the time of the machine.
  clock.set(new Date().toISOString());
  const account = await newAccount(context, 'customer');
  const services = await startServices(database, 2);
  try {
    const race = await raceRefreshes(context, account, services.addresses, { tokens: 20, rivals: 50 });
    expect(race).toEqual({
      tokens: 20,
      rivals: 50,
      successors: Array.from({ length: 20 }, () => 1),
      storedPairs: Array.from({ length: 20 }, () => 2),
      refused: 0,
      broken: 0,
    });
  } finally {
    await services.stop();
  }
});
