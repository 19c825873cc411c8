import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { askSupport } from './problems/problem-answers.service.ts';

/** Once a day, at 00:12 in Dushanbe: what no customer has answered in time is support's. */
export function warehouseJobs(context: Context): Job[] {
  return [{ name: 'warehouse.askSupport', run: () => askSupport(context), schedule: '12 19 * * *' }];
}
