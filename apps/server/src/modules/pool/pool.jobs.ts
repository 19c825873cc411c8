import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { fillDeclarations, fillDeclarationsJob } from './open-declarations.service.ts';
import { storeNeighboursOfPool } from './pool-parcels.service.ts';

export function poolJobs(context: Context): Job[] {
  return [
    jobOf(fillDeclarationsJob, ({ afterId }) => fillDeclarations(context, afterId)),
    // Once a day, at 08:47 in Dushanbe, before old answers to scans are deleted.
    { name: 'pool.storeNeighbours', run: () => storeNeighboursOfPool(context), schedule: '47 3 * * *' },
  ];
}
