import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { throwPicturesAway } from './claims/claim-pictures.service.ts';
import { shortenTally } from './numbers/order-numbers.service.ts';
import type { Room } from '../../room.ts';
import { registerOrders } from './orders.routes.ts';
import { registerClaims } from './claims/claims.routes.ts';
import { registerStaffOrders } from './staff/staff-orders.routes.ts';

/**
 * Sums once a minute: a busy day appends some thousand rows to them in that time. Pictures once a day, at 08:57 in
 * Dushanbe.
 */
function orderJobs(context: Context): Job[] {
  return [
    { name: 'orders.shortenTally', run: () => shortenTally(context), schedule: '* * * * *' },
    { name: 'orders.throwPicturesAway', run: () => throwPicturesAway(context), schedule: '57 3 * * *' },
  ];
}

export const orders: Room = {
  name: 'orders',
  routes(app, context) {
    registerOrders(app, context);
    registerClaims(app, context);
    registerStaffOrders(app, context);
  },
  jobs: orderJobs,
};
