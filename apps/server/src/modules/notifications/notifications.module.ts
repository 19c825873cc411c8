import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import type { FindPickupCode } from './letters.ts';
import { forgetOldLetters, sendLetter, sendLetterJob } from './notifications.service.ts';
import type { Room } from '../../room.ts';

/**
 * Sending, and forgetting once a day (08:17 in Dushanbe). `findCode` comes from the room of collection, which stands
 * above.
 */
function notificationJobs(context: Context, findCode: FindPickupCode): Job[] {
  return [
    jobOf(sendLetterJob, ({ letterId }, { isLast }) => sendLetter(context, letterId, isLast, findCode)),
    { name: 'notifications.forgetOldLetters', run: () => forgetOldLetters(context), schedule: '17 3 * * *' },
  ];
}

export const notifications = (findCode: (context: Context) => FindPickupCode): Room => ({
  name: 'notifications',
  jobs: (context) => notificationJobs(context, findCode(context)),
});
