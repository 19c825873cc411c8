// A process that runs services of journeys, one beside the other: what a service is made of is loaded once, not two
// seconds a service. Each has its own settings, folder, port and database, and ends with its journey. Started by
// `hosted-services.ts`; ends with who started it.
import { buildApp } from '../apps/server/src/app.ts';
import { listJobs } from '../apps/server/src/rooms.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openContext } from '../apps/server/src/context.ts';
import { loadDemoData } from '../apps/server/src/demo/demo-data.ts';
import { isDatabaseDown } from '../apps/server/src/platform/database.ts';
import { startJobs } from '../apps/server/src/platform/jobs.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { projections } from '../apps/server/src/projections.ts';
import type { HostAnswer, HostOrder } from './hosted-services.ts';

const running = new Map<string, () => Promise<void>>();

/** What `one-process.ts` starts once its database is there. */
async function start({ env, database }: Extract<HostOrder, { env: unknown }>) {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const { context, close } = await openContext(config, database, { log, projections });
  context.database.start();
  const app = await buildApp(context);
  const address = await app.listen({ port: config.port, host: config.host });
  const jobs = await startJobs(database, listJobs(context), log);
  running.set(address, async () => {
    await jobs.stop();
    await closeNow(app);
    await close();
  });
  // As there, the service answers before the demo is loaded.
  void loadDemoData(context, { embedded: false, say: () => undefined });
  return address;
}

/** Browsers hold connections open that are not used again. */
async function closeNow(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}

async function stop(address: string): Promise<string> {
  await running.get(address)?.();
  running.delete(address);
  return address;
}

async function answer(order: HostOrder): Promise<void> {
  const { id } = order;
  let answered: HostAnswer;
  try {
    answered = { id, address: await ('env' in order ? start(order) : stop(order.address)) };
  } catch (error) {
    answered = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(answered);
}

// As in `one-process.ts`: a library that lets go of a promise ends nothing.
process.on('unhandledRejection', (reason) => {
  if (!isDatabaseDown(reason)) throw reason;
});
process.on('message', (order) => void answer(order as HostOrder));
process.once('disconnect', () => process.exit(0));
