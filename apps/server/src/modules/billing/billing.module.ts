import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { addUpCargo, addUpCargoJob } from './freight-charges.service.ts';
import { endWaitingPoints } from './points/points-changes.service.ts';
import { endAllPoints } from './points/points.service.ts';
import { forgetOldRequests } from './ledger/money-requests.service.ts';
import { endWaitingCorrections } from './charges/corrections.service.ts';
import { endWaitingRefunds } from './refunds/refunds.service.ts';
import { endWaitingTopUps } from './top-ups/top-ups.service.ts';
import { addRatesJob, addStorageRates } from './storage-rates.service.ts';
import type { Room } from '../../room.ts';
import { registerBilling } from './billing.routes.ts';
import { registerShifts } from './shifts.routes.ts';
import { registerTopUps } from './top-ups.routes.ts';
import { registerCompensations } from './compensations.routes.ts';
import { registerPayments } from './payments.routes.ts';
import { registerRefunds } from './refunds.routes.ts';
import { registerCorrections } from './corrections.routes.ts';
import { registerStatements } from './statements.routes.ts';

/** What ends by the clock does so within minutes; days of points end at midnight in Dushanbe, 19:00 UTC. */
function billingJobs(context: Context): Job[] {
  return [
    jobOf(addRatesJob, () => addStorageRates(context)),
    jobOf(addUpCargoJob, () => addUpCargo(context)),
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

export const billing: Room = {
  name: 'billing',
  routes(app, context) {
    registerBilling(app, context);
    registerShifts(app, context);
    registerTopUps(app, context);
    registerCompensations(app, context);
    registerPayments(app, context);
    registerRefunds(app, context);
    registerCorrections(app, context);
    registerStatements(app, context);
  },
  jobs: billingJobs,
};
