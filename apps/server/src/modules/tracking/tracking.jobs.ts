import type { Context } from '../../context.ts';
import { forgetUsedBudgets } from '../../platform/budgets.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { markOverdue } from './moves/overdue.service.ts';
import { throwPhotosAway } from './photos/parcel-photos.service.ts';
import { fillTimelines, fillTimelinesJob } from './answers/timeline-walk.service.ts';

export function trackingJobs(context: Context): Job[] {
  return [
    {
      name: 'tracking.forgetUsedBudgets',
      run: () => forgetUsedBudgets(context.sql, context.clock.now()),
      schedule: '23 * * * *',
    },
    // 09:11 in Dushanbe.
    { name: 'tracking.throwPhotosAway', run: () => throwPhotosAway(context), schedule: '11 4 * * *' },
    jobOf(fillTimelinesJob, () => fillTimelines(context)),
    {
      name: 'tracking.markOverdue',
      run: async () => {
        await markOverdue(context);
      },
      // 00:05 in Dushanbe.
      schedule: '5 19 * * *',
    },
  ];
}
