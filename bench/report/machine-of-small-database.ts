import { openPool } from '../../apps/server/src/platform/sql.ts';
import { prepareBenchData } from '../data/bench-data.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine, type Machine } from './machine.ts';

/** The machine, for scenarios that need no data of their own. */
export async function machineOfSmallDatabase(): Promise<Machine> {
  const dataDir = await prepareBenchData(20_000);
  const service = await startService(dataDir);
  const sql = openPool(
    { socketFile: findPostgres(dataDir).socketFile, database: 'rohi' },
    { connections: 1 },
  );
  try {
    return await describeMachine(sql);
  } finally {
    await sql.end();
    await service.stop();
  }
}
