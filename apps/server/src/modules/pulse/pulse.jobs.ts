import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldChanges } from './pulse.service.ts';

/** What has changed is forgotten each hour, at 47 minutes past. */
export function pulseJobs(context: Context): Job[] {
  return [{ name: 'pulse.forgetOld', run: () => forgetOldChanges(context), schedule: '47 * * * *' }];
}
