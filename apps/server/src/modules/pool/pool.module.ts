import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { fillDeclarations, fillDeclarationsJob } from './open-declarations.service.ts';
import { storeNeighboursOfPool } from './pool-parcels.service.ts';
import type { Room } from '../../room.ts';
import { registerPool } from './pool.routes.ts';

function poolJobs(context: Context): Job[] {
  return [
    jobOf(fillDeclarationsJob, ({ afterId }) => fillDeclarations(context, afterId)),
    // Once a day, at 08:47 in Dushanbe, before old answers to scans are deleted.
    { name: 'pool.storeNeighbours', run: () => storeNeighboursOfPool(context), schedule: '47 3 * * *' },
  ];
}

export const pool: Room = {
  name: 'pool',
  routes: registerPool,
  jobs: poolJobs,
};
