import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import {
  checkOfficeImport,
  checkOfficeJob,
  forgetOldImports,
  runOfficeImport,
  runOfficeJob,
} from './office/office-import-runs.service.ts';

/** What was sent is forgotten once a day, at 08:53 in Dushanbe. */
export function importJobs(context: Context): Job[] {
  return [
    jobOf(checkOfficeJob, (asked, jobTry) => checkOfficeImport(context, asked, jobTry)),
    jobOf(runOfficeJob, (asked, jobTry) => runOfficeImport(context, asked, jobTry)),
    { name: 'imports.forgetOldImports', run: () => forgetOldImports(context), schedule: '53 3 * * *' },
  ];
}
