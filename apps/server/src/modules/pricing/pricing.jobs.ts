import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { fetchRates } from './rates/rate-feed.service.ts';

/** The bank's rates at 09:23, 12:23 and 17:23 in Dushanbe, where the operator has set its address. */
export function pricingJobs(context: Context): Job[] {
  const job: Job = { name: 'pricing.fetchRates', run: () => fetchRates(context) };
  return [context.config.ratesUrl === undefined ? job : { ...job, schedule: '23 4,7,12 * * *' }];
}
