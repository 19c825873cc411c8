// Has six parcels scanned at once while a transaction of somebody else holds two others that are scanned too, and the
// same with nothing held. Prints one line of JSON. Usage: held-parcels-writer.ts <socket file> <rounds>
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { moveParcel } from '../../apps/server/src/modules/tracking/tracking.service.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { systemPrincipal } from '../../apps/server/src/principal.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

/** Milliseconds until the slowest of six scans is answered. */
export type HeldRound = { freeMs: number; besideHeldMs: number };

const heldMs = 2_000;
const scansAtOnce = 6;
const actor = systemPrincipal('bench');

/** Flags go up and down on any parcel under way: a scan that each round can do again. */
function scan(context: Context, code: string, isRaised: boolean): Promise<unknown> {
  const type = isRaised ? ('FLAG_RAISED' as const) : ('FLAG_CLEARED' as const);
  return moveParcel(context, code, { type, flag: 'DAMAGED', actor, source: 'station' });
}

async function slowest(context: Context, codes: readonly string[], isRaised: boolean): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(codes.map((code) => scan(context, code, isRaised)));
  return performance.now() - startedAt;
}

async function playRound(context: Context, other: Sql, codes: readonly string[]): Promise<HeldRound> {
  const held = codes.slice(0, 2);
  const free = codes.slice(2, 2 + scansAtOnce);
  const freeMs = await slowest(context, free, true);
  const line = await other.reserve();
  await line`begin`;
  await line`select from parcel where tracking_code = any(${held}) for update`;
  const letGo = pause(heldMs).then(async () => {
    await line`rollback`;
    line.release();
  });
  const waiting = Promise.allSettled(held.map((code) => scan(context, code, true)));
  const besideHeldMs = await slowest(context, free, false);
  await letGo;
  await waiting;
  await Promise.allSettled(held.map((code) => scan(context, code, false)));
  return { freeMs, besideHeldMs };
}

const [socketFile = '', rounds = '1'] = process.argv.slice(2);
const address = { socketFile, database: 'rohi' };
const opened = await openContext(readConfig({ SECRETS_KEY: testKeySetting }), address, {
  log: createLog('silent'),
  projections,
  name: 'bench-writer',
});
const other = openPool(address, { connections: 1, name: 'bench-holder' });
const found = await opened.context.sql<{ code: string }[]>`
  select tracking_code as code from parcel where is_current and closed_at is null order by id limit ${2 + scansAtOnce}`;
const codes = found.map(({ code }) => code);
await playRound(opened.context, other, codes);
const played: HeldRound[] = [];
for (let round = 0; round < Number(rounds); round += 1)
  played.push(await playRound(opened.context, other, codes));
await other.end();
await opened.close();
process.stdout.write(`${JSON.stringify(played)}\n`);
