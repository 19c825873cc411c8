import { channelsChanged } from '@rohi/contract/pricing/channels-changed';
import { wordsChanged } from '@rohi/contract/reference-data/words-changed';
import type { Context } from '../../context.ts';
import { forgetUsedBudgets } from '../../platform/budgets.ts';
import { subscription, type Subscription } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import { queueRenewal, renewAnswers, renewAnswersJob } from './answer-renewal.service.ts';
import { markOverdue } from './overdue.service.ts';

export function trackingJobs(context: Context): Job[] {
  return [
    {
      name: 'tracking.forgetUsedBudgets',
      run: () => forgetUsedBudgets(context.sql, context.clock.now()),
      schedule: '23 * * * *',
    },
    // Another version of the program brings other words.
    { name: renewAnswersJob.name, run: () => renewAnswers(context), schedule: '*/10 * * * *' },
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

/** Words and delivery days stand in the finished answers. */
export function trackingSubscriptions(context: Context): Subscription[] {
  return [
    subscription(wordsChanged, 'tracking.hearOfWords', () => queueRenewal(context)),
    subscription(channelsChanged, 'tracking.hearOfChannels', () => queueRenewal(context)),
  ];
}
