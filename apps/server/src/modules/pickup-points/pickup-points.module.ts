import type { Room } from '../../room.ts';
import { registerPickupPoints } from './pickup-points.routes.ts';
import { registerUnits } from './unit-list.routes.ts';

export const pickupPoints: Room = {
  name: 'pickup-points',
  routes(app, context) {
    registerPickupPoints(app, context);
    registerUnits(app, context);
  },
};
