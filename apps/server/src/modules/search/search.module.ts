import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { foldOldTexts, foldOldTextsJob } from './search-walk.service.ts';
import type { Room } from '../../room.ts';

function searchJobs(context: Context): Job[] {
  return [jobOf(foldOldTextsJob, () => foldOldTexts(context))];
}

export const search: Room = {
  name: 'search',
  jobs: searchJobs,
};
