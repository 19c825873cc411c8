import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldLogins } from './log-in/housekeeping.service.ts';

/** Once a day, at 08:37 in Dushanbe. */
export function accountJobs(context: Context): Job[] {
  return [{ name: 'accounts.forgetOldLogins', run: () => forgetOldLogins(context), schedule: '37 3 * * *' }];
}
