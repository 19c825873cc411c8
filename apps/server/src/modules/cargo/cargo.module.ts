import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Room } from '../../room.ts';
import { registerCargo } from './cargo.routes.ts';
import { flagLateOwners } from './kinds/late-owners.service.ts';

/** Each hour: parcels that a hub has found no owner for in time are unidentified. */
function cargoJobs(context: Context): Job[] {
  return [
    {
      name: 'cargo.flagLateOwners',
      run: async () => {
        await flagLateOwners(context);
      },
      schedule: '41 * * * *',
    },
  ];
}

export const cargo: Room = {
  name: 'cargo',
  routes: registerCargo,
  jobs: cargoJobs,
};
