import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Room } from '../../room.ts';
import { registerCustomerMerges } from './customer-merge.routes.ts';
import { registerRecords } from './records.routes.ts';
import { registerMessages } from './messages.routes.ts';
import { followMerges } from './undo-merge.service.ts';

/** Once a minute: what stands under the code of a customer who was merged follows. */
function recordJobs(context: Context): Job[] {
  return [{ name: 'records.followMerges', run: () => followMerges(context), schedule: '* * * * *' }];
}

export const records: Room = {
  name: 'records',
  routes(app, context) {
    registerRecords(app, context);
    registerMessages(app, context);
    registerCustomerMerges(app, context);
  },
  jobs: recordJobs,
};
