import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { informLate, informLateJob } from './delays/informed-customers.service.ts';

export function linehaulJobs(context: Context): Job[] {
  return [jobOf(informLateJob, (payload) => informLate(context, payload))];
}
