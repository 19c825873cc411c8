import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetEndedRows } from '../warehouse/expected-parcels.service.ts';
import { forgetLeftCounters } from './counter/counter-snapshot.service.ts';
import { forgetOldPairings } from './devices/pairings.service.ts';
import { forgetOldExceptions } from './exceptions/exceptions.service.ts';
import { forgetOldScans } from './scans/scans.service.ts';

/** Once a day, at 08:57 in Dushanbe: what is answered to stations no more, and codes of theirs, is forgotten. */
export function stationJobs(context: Context): Job[] {
  const forgetOld = async () => {
    await forgetOldScans(context);
    await forgetEndedRows(context);
    await forgetLeftCounters(context);
    await forgetOldExceptions(context);
    await forgetOldPairings(context);
  };
  return [{ name: 'stations.forgetOld', run: forgetOld, schedule: '57 3 * * *' }];
}
