import type { Context } from '../../context.ts';
import { forgetOldImports as forgetListImports } from '../../http/list-import/list-import.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { forgetOldFiles } from './declarations/declaration-files.service.ts';
import {
  checkOfficeImport,
  checkOfficeJob,
  forgetOldImports,
  runOfficeImport,
  runOfficeJob,
} from './office/office-import-runs.service.ts';

/** What was sent is forgotten once a day, at 08:52 in Dushanbe. */
export function importJobs(context: Context): Job[] {
  return [
    jobOf(checkOfficeJob, (asked, jobTry) => checkOfficeImport(context, asked, jobTry)),
    jobOf(runOfficeJob, (asked, jobTry) => runOfficeImport(context, asked, jobTry)),
    { name: 'imports.forgetOldFiles', run: () => forgetOldFiles(context), schedule: '52 3 * * *' },
    { name: 'imports.forgetOldImports', run: () => forgetOldImports(context), schedule: '53 3 * * *' },
    { name: 'imports.forgetLists', run: () => forgetListImports(context), schedule: '54 3 * * *' },
  ];
}
