import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { informLate, informLateJob } from './delays/informed-customers.service.ts';
import { throwSealPhotosAway } from './seals/seal-photos.service.ts';

export function linehaulJobs(context: Context): Job[] {
  return [
    jobOf(informLateJob, (payload) => informLate(context, payload)),
    // 09:13 in Dushanbe.
    { name: 'linehaul.throwSealPhotosAway', run: () => throwSealPhotosAway(context), schedule: '13 4 * * *' },
  ];
}
