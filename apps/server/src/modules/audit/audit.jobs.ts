import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldMadeRows } from './change-row.service.ts';
import { forgetOldLooks } from './looks.service.ts';

/** Once a day, from 08:41 in Dushanbe. */
export function auditJobs(context: Context): Job[] {
  return [
    { name: 'audit.forgetOldLooks', run: () => forgetOldLooks(context), schedule: '41 3 * * *' },
    { name: 'audit.forgetMadeRows', run: () => forgetOldMadeRows(context), schedule: '43 3 * * *' },
  ];
}
