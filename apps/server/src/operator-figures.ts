import type { Context } from './context.ts';
import type { OperatorFigures } from './http/admin-server.ts';
import { readBackupState } from './modules/backups/backups.service.ts';
import { readLetterCounts } from './modules/notifications/notifications.service.ts';
import { readCheckFigures } from './modules/upkeep/upkeep.service.ts';
import { countJobs } from './platform/jobs.ts';
import { countDamagedPages } from './platform/query-deadline.ts';

/** What the operator watches of a service. */
export function figuresOf(context: Context, restarts: () => number | null): OperatorFigures {
  return {
    database: async () => ({
      isUp: await context.database.look(),
      restarts: restarts(),
      damagedPages: countDamagedPages(),
    }),
    disk: () => ({ freeBytes: context.disk.freeBytes(), isLow: context.disk.isLow() }),
    jobs: () => countJobs(context.db),
    letters: () => readLetterCounts(context),
    backups: () => readBackupState(context),
    checks: () => readCheckFigures(context),
  };
}
