import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldFiles } from './row-files.service.ts';
import type { Room } from '../../room.ts';

/** What was sent is forgotten once a day, at 08:52 in Dushanbe. */
function fileJobs(context: Context): Job[] {
  return [{ name: 'files.forgetOld', run: () => forgetOldFiles(context), schedule: '52 3 * * *' }];
}

export const files: Room = {
  name: 'files',
  jobs: fileJobs,
};
