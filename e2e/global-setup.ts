import { startTestServer } from '../apps/server/test/test-server.ts';
import { nameDatabases } from './service.ts';

/** One PostgreSQL for the services of all journeys of a run: making a cluster and its tables takes longer than a journey. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer();
  nameDatabases(server);
  return stop;
}
