import { problemTakenBack } from '@rohi/contract/warehouse/problem-taken-back';
import type { Context } from '../../context.ts';
import { subscription, type Subscription } from '../../platform/events.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { askSupport } from './problems/problem-answers.service.ts';
import { informLateJob, informOfTakenBack } from './problems/taken-back-letters.service.ts';
import type { Room } from '../../room.ts';
import { registerWarehouse } from './warehouse.routes.ts';

/** A customer who has had a letter about a problem gets one that it is none. */
function warehouseSubscriptions(context: Context): Subscription[] {
  return [
    subscription(problemTakenBack, 'warehouse.informOfTakenBack', async (events) => {
      for (const { problemId } of events) await informOfTakenBack(context, problemId);
    }),
  ];
}

/** Once a day, at 00:12 in Dushanbe: what no customer has answered in time is support's. */
function warehouseJobs(context: Context): Job[] {
  return [
    { name: 'warehouse.askSupport', run: () => askSupport(context), schedule: '12 19 * * *' },
    jobOf(informLateJob, ({ problemId }) => informOfTakenBack(context, problemId)),
  ];
}

export const warehouse: Room = {
  name: 'warehouse',
  routes: registerWarehouse,
  jobs: warehouseJobs,
  subscriptions: warehouseSubscriptions,
  publishes: [problemTakenBack],
};
