import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { renewAnswers, renewAnswersJob } from './answer-renewal.service.ts';

/** Every ten minutes too: another version of the program brings other words. */
export function trackingJobs(context: Context): Job[] {
  return [{ name: renewAnswersJob, run: () => renewAnswers(context), schedule: '*/10 * * * *' }];
}
