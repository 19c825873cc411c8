import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { forgetOldLetters, sendLetter, sendLetterJob } from './notifications.service.ts';

/** Sending, and forgetting once a day (08:17 in Dushanbe). */
export function notificationJobs(context: Context): Job[] {
  return [
    jobOf(sendLetterJob, ({ letterId }, { isLast }) => sendLetter(context, letterId, isLast)),
    { name: 'notifications.forgetOldLetters', run: () => forgetOldLetters(context), schedule: '17 3 * * *' },
  ];
}
