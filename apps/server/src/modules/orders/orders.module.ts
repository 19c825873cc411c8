import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { shortenTally } from './numbers/order-numbers.service.ts';
import type { Room } from '../../room.ts';
import { registerOrders } from './orders.routes.ts';
import { registerClaims } from './claims/claims.routes.ts';
import { registerStaffOrders } from './staff/staff-orders.routes.ts';

/** Sums once a minute: a busy day appends some thousand rows to them in that time. */
function orderJobs(context: Context): Job[] {
  return [{ name: 'orders.shortenTally', run: () => shortenTally(context), schedule: '* * * * *' }];
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
