import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import type { OfHigherRooms } from './letters.ts';
import { forgetOldLetters, sendLetter, sendLetterJob } from './notifications.service.ts';
import type { Room } from '../../room.ts';

/**
 * Sending, and forgetting once a day (08:17 in Dushanbe). `higher` is what
 * comes from rooms above.
 */
function notificationJobs(context: Context, higher: OfHigherRooms): Job[] {
  return [
    jobOf(sendLetterJob, ({ letterId }, { isLast }) => sendLetter(context, letterId, isLast, higher)),
    { name: 'notifications.forgetOldLetters', run: () => forgetOldLetters(context), schedule: '17 3 * * *' },
  ];
}

export const notifications = (higherOf: (context: Context) => OfHigherRooms): Room => ({
  name: 'notifications',
  jobs: (context) => notificationJobs(context, higherOf(context)),
});
