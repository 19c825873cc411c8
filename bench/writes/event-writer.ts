// Writes events by the service's own use case, several at once, each in a transaction of its own with the answers of
// its parcel. Prints one line of JSON. Usage: event-writer.ts <socket file> <first parcel> <end> <nth move to begin
// with> <writers> <seconds>
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { moveParcel } from '../../apps/server/src/modules/tracking/tracking.service.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { quantile } from '../measure/statistics.ts';
import { moveAt, parcelsUnderWay } from './moves-to-write.ts';
import { systemPrincipal } from '../../apps/server/src/principal.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

export type Written = {
  events: number;
  seconds: number;
  /** With those of the time to warm up. */
  movesTaken: number;
  p50Ms: number;
  p99Ms: number;
};

/** The service writes for days: its first second would be its compiler's. */
const warmUpMs = 1_500;

async function write(context: Context, words: readonly number[]): Promise<Written> {
  const [from = 0, to = 0, begin = 0, writers = 1, seconds = 1] = words;
  const parcels = parcelsUnderWay(from, to);
  const places = await context.sql<{ id: number; code: string }[]>`select id, code from place`;
  const placeIds = new Map(places.map(({ code, id }) => [code, id]));
  const latencies: number[] = [];
  let next = begin;
  const countFrom = performance.now() + warmUpMs;
  const endAt = countFrom + seconds * 1_000;
  const writeOn = async () => {
    while (performance.now() < endAt) {
      const { trackingCode, type, place } = moveAt(parcels, next);
      next += 1;
      const placeId = placeIds.get(place ?? '');
      const sentAt = performance.now();
      await moveParcel(context, trackingCode, {
        type,
        actor: systemPrincipal('bench'),
        source: 'station',
        ...(placeId === undefined ? {} : { placeId }),
      });
      if (sentAt >= countFrom) latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: writers }, writeOn));
  latencies.sort((a, b) => a - b);
  return {
    events: latencies.length,
    seconds: (performance.now() - countFrom) / 1_000,
    movesTaken: next - begin,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

// The pool of the service, not that of a command: each writer has a connection.
const [socketFile = '', ...words] = process.argv.slice(2);
const opened = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { log: createLog('silent'), projections, name: 'bench-writer' },
);
const written = await write(opened.context, words.map(Number));
await opened.close();
process.stdout.write(`${JSON.stringify(written)}\n`);
