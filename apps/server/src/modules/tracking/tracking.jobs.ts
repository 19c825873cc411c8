import type { Context } from '../../context.ts';
import { forgetUsedBudgets } from '../../platform/budgets.ts';
import type { Job } from '../../platform/jobs.ts';
import { renewAnswers, renewAnswersJob } from './answer-renewal.service.ts';
import { markOverdue } from './overdue.service.ts';

export function trackingJobs(context: Context): Job[] {
  return [
    {
      name: 'tracking.forgetUsedBudgets',
      run: () => forgetUsedBudgets(context.sql, context.clock.now()),
      schedule: '23 * * * *',
    },
    // Another version of the program brings other words.
    { name: renewAnswersJob, run: () => renewAnswers(context), schedule: '*/10 * * * *' },
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
