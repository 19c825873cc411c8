import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { inTransaction } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { writeParcels } from '../src/modules/tracking/tracking.service.ts';
import { testKeySetting } from './secrets-key.ts';
import { systemPrincipal } from '../src/principal.ts';
import { projections } from '../src/projections.ts';

// Child process of a test: eight writers make parcels on the socket given and print each code once it is committed.
const [socketFile = '', prefix = ''] = process.argv.slice(2);
const { context } = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { connections: 8, log: createLog('silent'), projections },
);
const actor = systemPrincipal('writer');

async function writeForEver(writer: number): Promise<void> {
  for (let n = 0; ; n += 1) {
    const trackingCode = `${prefix}${writer}${String(n).padStart(6, '0')}`;
    const move = { actor, source: 'import' } as const;
    await inTransaction(context.db, (tx) =>
      writeParcels(context, tx, [
        {
          trackingCode,
          declare: { facts: {}, move },
          moves: [
            { ...move, type: 'CN_RECEIVED' },
            { ...move, type: 'LINEHAUL_DEPARTED' },
          ],
        },
      ]),
    );
    process.stdout.write(`${trackingCode}\n`);
  }
}

await Promise.allSettled(Array.from({ length: 8 }, (_, writer) => writeForEver(writer)));
// The database is gone by now: nothing is left to be closed in good order.
process.exit(0);
