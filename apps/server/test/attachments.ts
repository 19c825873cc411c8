import type { Context } from '../src/context.ts';
import { listJobs } from '../src/rooms.ts';

/** As the job does once a day: pictures that are not needed any more, and files that no picture names. */
export async function throwPicturesAway(context: Context): Promise<void> {
  const job = listJobs(context).find(({ name }) => name === 'attachments.throwAway');
  if (job === undefined) throw new RangeError('there is no such job');
  await job.run({}, { id: '1', number: 1, isLast: true });
}
