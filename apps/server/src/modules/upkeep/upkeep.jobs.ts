import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { runDueChecks } from './upkeep.service.ts';

/** Looks each hour, at 37 minutes past; the checks run once a night, in a quiet hour. */
export function upkeepJobs(context: Context): Job[] {
  return [{ name: 'upkeep.check', run: () => runDueChecks(context), schedule: '37 * * * *' }];
}
