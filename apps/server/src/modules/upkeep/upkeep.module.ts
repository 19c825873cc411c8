import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { runDueChecks } from './upkeep.service.ts';
import type { Room } from '../../room.ts';
import { registerUpkeep } from './upkeep.routes.ts';

/** Looks each hour, at 37 minutes past; the checks run once a night, in a quiet hour. */
function upkeepJobs(context: Context): Job[] {
  return [{ name: 'upkeep.check', run: () => runDueChecks(context), schedule: '37 * * * *' }];
}

export const upkeep: Room = {
  name: 'upkeep',
  routes: registerUpkeep,
  jobs: upkeepJobs,
};
