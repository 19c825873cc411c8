import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { makeDueBackup } from './backups.service.ts';
import type { Room } from '../../room.ts';
import { registerBackups } from './backups.routes.ts';

/** Looks each hour, at 17 minutes past; a backup is made at two in the night in Dushanbe, or when that was missed. */
function backupJobs(context: Context): Job[] {
  return [{ name: 'backups.makeDue', run: () => makeDueBackup(context), schedule: '17 * * * *' }];
}

export const backups: Room = {
  name: 'backups',
  routes: registerBackups,
  jobs: backupJobs,
};
