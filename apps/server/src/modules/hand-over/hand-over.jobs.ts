import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldCounterLooks } from './finding/counter-looks.service.ts';

/** Once a day, at 08:47 in Dushanbe. */
export function handOverJobs(context: Context): Job[] {
  return [
    { name: 'hand-over.forgetOldLooks', run: () => forgetOldCounterLooks(context), schedule: '47 3 * * *' },
  ];
}
