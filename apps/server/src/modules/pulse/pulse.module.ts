import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldChanges } from './pulse.service.ts';
import type { Room } from '../../room.ts';
import { registerPulse } from './pulse.routes.ts';

/** What has changed is forgotten each hour, at 47 minutes past. */
function pulseJobs(context: Context): Job[] {
  return [{ name: 'pulse.forgetOld', run: () => forgetOldChanges(context), schedule: '47 * * * *' }];
}

export const pulse: Room = {
  name: 'pulse',
  routes: registerPulse,
  jobs: pulseJobs,
};
