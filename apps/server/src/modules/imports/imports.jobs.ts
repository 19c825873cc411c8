import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldFiles } from './declaration-files.service.ts';

/** Once a day, at 08:52 in Dushanbe. */
export function importJobs(context: Context): Job[] {
  return [{ name: 'imports.forgetOldFiles', run: () => forgetOldFiles(context), schedule: '52 3 * * *' }];
}
