import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import {
  checkOfficeImport,
  checkOfficeJob,
  forgetOldImports,
  runOfficeImport,
  runOfficeJob,
} from './office/office-import-runs.service.ts';
import type { Room } from '../../room.ts';
import { registerImports } from './imports.routes.ts';
import { registerBankStatements } from './bank-statements/bank-statements.routes.ts';
import { registerManifests } from './manifests/manifests.routes.ts';
import { checkMoveIn, checkMoveInJob, runMoveIn, runMoveInJob } from './move-in/move-in-runs.service.ts';
import { registerMoveIn } from './move-in/move-in.routes.ts';
import { registerSideBySide } from './side-by-side/side-by-side.routes.ts';
import { forgetComparisons } from './side-by-side/side-by-side.service.ts';
import { registerOfficeImports } from './office/office-imports.routes.ts';

/** What was sent is forgotten once a day, at 08:53 in Dushanbe. */
function importJobs(context: Context): Job[] {
  return [
    jobOf(checkOfficeJob, (officeRun, jobTry) => checkOfficeImport(context, officeRun, jobTry)),
    jobOf(runOfficeJob, (officeRun, jobTry) => runOfficeImport(context, officeRun, jobTry)),
    jobOf(checkMoveInJob, (run, jobTry) => checkMoveIn(context, run, jobTry)),
    jobOf(runMoveInJob, (run, jobTry) => runMoveIn(context, run, jobTry)),
    { name: 'imports.forgetOldImports', run: () => forgetOld(context), schedule: '53 3 * * *' },
  ];
}

async function forgetOld(context: Context): Promise<void> {
  await forgetOldImports(context);
  await forgetComparisons(context);
}

export const imports: Room = {
  name: 'imports',
  routes(app, context) {
    registerImports(app, context);
    registerBankStatements(app, context);
    registerManifests(app, context);
    registerOfficeImports(app, context);
    registerMoveIn(app, context);
    registerSideBySide(app, context);
  },
  jobs: importJobs,
};
