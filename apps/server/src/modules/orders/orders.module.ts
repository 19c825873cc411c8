import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { shortenTally } from './numbers/order-numbers.service.ts';
import type { Room } from '../../room.ts';
import { registerOrders } from './orders.routes.ts';
import { registerClaims } from './claims/claims.routes.ts';
import { registerNewcomers } from './newcomers/newcomers.routes.ts';
import type { NoteOnCustomer } from './newcomers/new-customer.service.ts';
import { registerStaffOrders } from './staff/staff-orders.routes.ts';

/** Sums once a minute: a busy day appends some thousand rows to them in that time. */
function orderJobs(context: Context): Job[] {
  return [{ name: 'orders.shortenTally', run: () => shortenTally(context), schedule: '* * * * *' }];
}

/** `noteOf`: how a note is put on the record of a customer, by a room above. */
export const orders = (noteOf: (context: Context) => NoteOnCustomer): Room => ({
  name: 'orders',
  routes(app, context) {
    registerOrders(app, context);
    registerClaims(app, context);
    registerStaffOrders(app, context);
    registerNewcomers(app, context, noteOf(context));
  },
  jobs: orderJobs,
});
