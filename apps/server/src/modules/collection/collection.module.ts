import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { renewPassKeys } from './passes/pass-keys.service.ts';
import { forgetOldPasses } from './passes/passes.service.ts';
import type { Room } from '../../room.ts';
import { registerCollection } from './collection.routes.ts';

/** Once a day, at 08:52 and 08:57 in Dushanbe. */
function collectionJobs(context: Context): Job[] {
  return [
    { name: 'collection.renewPassKeys', run: () => renewPassKeys(context), schedule: '52 3 * * *' },
    { name: 'collection.forgetOldPasses', run: () => forgetOldPasses(context), schedule: '57 3 * * *' },
  ];
}

export const collection: Room = {
  name: 'collection',
  routes: registerCollection,
  jobs: collectionJobs,
};
