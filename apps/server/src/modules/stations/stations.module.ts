import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetEndedRows } from '../warehouse/expected-parcels.service.ts';
import { forgetLeftCounters } from './counter/counter-snapshot.service.ts';
import { forgetOldPairings } from './devices/pairings.service.ts';
import { forgetOldExceptions } from './exceptions/exceptions.service.ts';
import { forgetOldScans } from './scans/scans.service.ts';
import type { PlainKind } from '../cargo/plain-kind.service.ts';
import type { Room } from '../../room.ts';
import { registerStations } from './stations.routes.ts';
import { registerCarrying } from './cargo.routes.ts';
import { registerInventories } from './inventories.routes.ts';

/** Once a day, at 08:57 in Dushanbe: what is answered to stations no more, and codes of theirs, is forgotten. */
function stationJobs(context: Context): Job[] {
  const forgetOld = async () => {
    await forgetOldScans(context);
    await forgetEndedRows(context);
    await forgetLeftCounters(context);
    await forgetOldExceptions(context);
    await forgetOldPairings(context);
  };
  return [{ name: 'stations.forgetOld', run: forgetOld, schedule: '57 3 * * *' }];
}

/** `checklistKinds`: the kinds of containers beside trips and transfers. */
export const stations = (checklistKinds: readonly PlainKind[]): Room => ({
  name: 'stations',
  routes(app, context) {
    registerStations(app, { ...context, checklistKinds });
    registerCarrying(app, { ...context, checklistKinds });
    registerInventories(app, context);
  },
  jobs: stationJobs,
});
