import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { informLate, informLateJob } from './delays/informed-customers.service.ts';
import { throwSealPhotosAway } from './seals/seal-photos.service.ts';
import type { Room } from '../../room.ts';
import { registerLinehaul } from './linehaul.routes.ts';

function linehaulJobs(context: Context): Job[] {
  return [
    jobOf(informLateJob, (payload) => informLate(context, payload)),
    // 09:13 in Dushanbe.
    { name: 'linehaul.throwSealPhotosAway', run: () => throwSealPhotosAway(context), schedule: '13 4 * * *' },
  ];
}

export const linehaul: Room = {
  name: 'linehaul',
  routes: registerLinehaul,
  jobs: linehaulJobs,
};
