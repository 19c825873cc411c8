import { runCommand } from '../../apps/server/src/commands/command-context.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { findPostgres } from '../peers/service.ts';

/**
 * Runs a maker of bench data over the database of DATA_DIR, as its superuser: it makes a table of its own and leaves
 * out checks that would double its time. Returns the exit code.
 */
export function runMaker(work: (context: Context) => Promise<number>): Promise<number> {
  return runCommand(async ({ config }) => {
    const { socketFile } = findPostgres(config.dataDir);
    const { context, close } = await openContext(
      config,
      { socketFile, database: 'rohi' },
      { log: createLog('silent'), projections, connections: 4, name: 'bench-maker' },
    );
    try {
      return await work(context);
    } finally {
      await close();
    }
  });
}
