import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { forgetUsedBudgets } from '../../platform/used-budgets.ts';
import { recordFinishedTrips } from './estimates/finished-trips.service.ts';
import { forecastTrips } from './estimates/trip-forecasts.service.ts';
import { markOverdue } from './moves/overdue.service.ts';
import { fillTimelines, fillTimelinesJob } from './answers/timeline-walk.service.ts';
import { parcelsMoved } from '@rohi/contract/tracking/parcels-moved';
import type { ChargesOfOwned } from './owner/owner-view.service.ts';
import type { Room } from '../../room.ts';
import { registerTracking } from './tracking.routes.ts';
import { registerStaffParcels } from './staff/staff-parcels.routes.ts';
import { registerParcelPhotos } from './photos/parcel-photos.routes.ts';

function trackingJobs(context: Context): Job[] {
  return [
    {
      name: 'tracking.forgetUsedBudgets',
      run: () => forgetUsedBudgets(context.sql, context.clock.now()),
      schedule: '23 * * * *',
    },
    jobOf(fillTimelinesJob, () => fillTimelines(context)),
    // 23:50 in Dushanbe: what was shown at the end of the day.
    { name: 'tracking.forecastTrips', run: () => forecastTrips(context), schedule: '50 18 * * *' },
    {
      name: 'tracking.recordFinishedTrips',
      run: async () => {
        await recordFinishedTrips(context);
      },
      // 00:02 in Dushanbe: the days of later trips move with the day, not within it.
      schedule: '2 19 * * *',
    },
    {
      name: 'tracking.markOverdue',
      run: async () => {
        await markOverdue(context);
      },
      // 00:05 in Dushanbe.
      schedule: '5 19 * * *',
    },
  ];
}

/** `chargesOf`: what an owner pays, which the room of billing knows. */
export const tracking = (chargesOf: ChargesOfOwned): Room => ({
  name: 'tracking',
  routes(app, context) {
    registerTracking(app, context, chargesOf);
    registerStaffParcels(app, context);
    registerParcelPhotos(app, context);
  },
  jobs: trackingJobs,
  publishes: [parcelsMoved],
});
