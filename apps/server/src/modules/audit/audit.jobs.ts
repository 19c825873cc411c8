import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldLooks } from './looks.service.ts';

/** Once a day, at 08:41 in Dushanbe. */
export function auditJobs(context: Context): Job[] {
  return [{ name: 'audit.forgetOldLooks', run: () => forgetOldLooks(context), schedule: '41 3 * * *' }];
}
