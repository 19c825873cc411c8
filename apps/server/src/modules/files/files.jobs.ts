import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldFiles } from './row-files.service.ts';

/** What was sent is forgotten once a day, at 08:52 in Dushanbe. */
export function fileJobs(context: Context): Job[] {
  return [{ name: 'files.forgetOld', run: () => forgetOldFiles(context), schedule: '52 3 * * *' }];
}
