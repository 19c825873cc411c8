import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { throwPicturesAway } from './claims/claim-pictures.service.ts';
import { shortenTally } from './numbers/order-numbers.service.ts';

/**
 * Sums once a minute: a busy day appends some thousand rows to them in that time. Pictures once a day, at 08:57 in
 * Dushanbe.
 */
export function orderJobs(context: Context): Job[] {
  return [
    { name: 'orders.shortenTally', run: () => shortenTally(context), schedule: '* * * * *' },
    { name: 'orders.throwPicturesAway', run: () => throwPicturesAway(context), schedule: '57 3 * * *' },
  ];
}
