import type { Room } from '../../room.ts';
import { registerContainers } from './containers.routes.ts';

export const containers: Room = {
  name: 'containers',
  routes: registerContainers,
};
