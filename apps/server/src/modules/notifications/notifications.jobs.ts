import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import type { FindPickupCode } from './letters.ts';
import { forgetOldLetters, sendLetter, sendLetterJob } from './notifications.service.ts';

/** Sending, and forgetting once a day (08:17 in Dushanbe). `findCode` comes from the room of collection, which stands above. */
export function notificationJobs(context: Context, findCode: FindPickupCode): Job[] {
  return [
    jobOf(sendLetterJob, ({ letterId }, { isLast }) => sendLetter(context, letterId, isLast, findCode)),
    { name: 'notifications.forgetOldLetters', run: () => forgetOldLetters(context), schedule: '17 3 * * *' },
  ];
}
