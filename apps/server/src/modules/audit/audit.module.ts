import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldMadeRows } from './change-row.service.ts';
import { forgetOldLooks } from './looks.service.ts';
import type { Room } from '../../room.ts';
import { registerAudit } from './audit-list.routes.ts';
import { registerLooks } from './looks.routes.ts';

/** Once a day, from 08:41 in Dushanbe. */
function auditJobs(context: Context): Job[] {
  return [
    { name: 'audit.forgetOldLooks', run: () => forgetOldLooks(context), schedule: '41 3 * * *' },
    { name: 'audit.forgetMadeRows', run: () => forgetOldMadeRows(context), schedule: '43 3 * * *' },
  ];
}

export const audit: Room = {
  name: 'audit',
  routes(app, context) {
    registerAudit(app, context);
    registerLooks(app, context);
  },
  jobs: auditJobs,
};
