import { startTestServer } from '../apps/server/test/test-server.ts';
import { nameDatabases } from './service.ts';
import { readTurn } from '../tools/turns.ts';

/**
 * One PostgreSQL for the services of all journeys of a run: making a cluster and its tables takes longer than a
 * journey.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  console.log(`Grids of languages and widths: turn ${readTurn()} (TURN=${readTurn()} walks it again)`);
  const { server, stop } = await startTestServer();
  nameDatabases(server);
  return stop;
}
