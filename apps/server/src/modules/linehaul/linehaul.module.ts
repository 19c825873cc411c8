import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { informLate, informLateJob } from './delays/informed-customers.service.ts';
import type { Room } from '../../room.ts';
import { registerLinehaul } from './linehaul.routes.ts';

function linehaulJobs(context: Context): Job[] {
  return [jobOf(informLateJob, (payload) => informLate(context, payload))];
}

export const linehaul: Room = {
  name: 'linehaul',
  routes: registerLinehaul,
  jobs: linehaulJobs,
};
