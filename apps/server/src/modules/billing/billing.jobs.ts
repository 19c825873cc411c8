import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { throwCompensationPhotosAway } from './compensations/old-photos.service.ts';
import { addUpCargo, addUpCargoJob } from './freight-charges.service.ts';
import { endWaitingPoints } from './points/points-changes.service.ts';
import { endAllPoints } from './points/points.service.ts';
import { forgetOldRequests } from './ledger/money-requests.service.ts';
import { endWaitingCorrections } from './charges/corrections.service.ts';
import { endWaitingRefunds } from './refunds/refunds.service.ts';
import { endWaitingTopUps } from './top-ups/top-ups.service.ts';
import { addRatesJob, addStorageRates } from './storage-rates.service.ts';

/** What ends by the clock does so within minutes; days of points end at midnight in Dushanbe, 19:00 UTC. */
export function billingJobs(context: Context): Job[] {
  return [
    jobOf(addRatesJob, () => addStorageRates(context)),
    jobOf(addUpCargoJob, () => addUpCargo(context)),
    {
      ...{ name: 'billing.throwPhotosAway', run: () => throwCompensationPhotosAway(context) },
      schedule: '54 3 * * *',
    },
    { name: 'billing.forgetRequests', run: () => forgetOldRequests(context), schedule: '51 3 * * *' },
    { name: 'billing.endPoints', run: () => endAllPoints(context), schedule: '3 19 * * *' },
    {
      name: 'billing.endWaiting',
      run: async () => {
        await endWaitingPoints(context);
        await endWaitingTopUps(context);
        await endWaitingRefunds(context);
        await endWaitingCorrections(context);
      },
      schedule: '*/10 * * * *',
    },
  ];
}
