import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { shortenTally } from './order-tally.service.ts';

/** Once a minute: a busy day appends some thousand rows to the sums in that time. */
export function orderJobs(context: Context): Job[] {
  return [{ name: 'orders.shortenTally', run: () => shortenTally(context), schedule: '* * * * *' }];
}
