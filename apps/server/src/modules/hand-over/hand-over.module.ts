import { parcelsMoved } from '@rohi/contract/tracking/parcels-moved';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { subscription, type Subscription } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import { settlePointsOfParcels } from '../billing/points/earned-points.service.ts';
import { forgetOldCounterLooks } from './finding/counter-looks.service.ts';
import type { FindDevice } from './finding/code-tries.service.ts';
import type { Room } from '../../room.ts';
import { registerHandOver } from './hand-over.routes.ts';
import { registerCouriers } from './courier.routes.ts';
import { registerOpinions } from './opinions.routes.ts';
import { registerShelf } from './shelf.routes.ts';

/** A hand-over that was undone has brought no points. */
function handOverSubscriptions(context: Context): Subscription[] {
  return [
    subscription(parcelsMoved, 'handOver.settlePoints', async (events) => {
      const back = events
        .flatMap(({ parcels }) => parcels)
        .filter(({ status }) => status === ParcelStatus.AwaitingCustomer);
      await settlePointsOfParcels(
        context,
        back.map(({ parcelId }) => parcelId),
      );
    }),
  ];
}

/** Once a day, at 08:47 in Dushanbe. */
function handOverJobs(context: Context): Job[] {
  return [
    { name: 'hand-over.forgetOldLooks', run: () => forgetOldCounterLooks(context), schedule: '47 3 * * *' },
  ];
}

/** `findDevice` comes from the room of stations. */
export const handOver = (findDevice: FindDevice): Room => ({
  name: 'hand-over',
  routes(app, context) {
    registerHandOver(app, context, findDevice);
    registerCouriers(app, context, findDevice);
    registerOpinions(app, context);
    registerShelf(app, context);
  },
  jobs: handOverJobs,
  subscriptions: handOverSubscriptions,
});
