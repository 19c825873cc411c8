import type { Room } from '../../room.ts';
import { registerCargo } from './cargo.routes.ts';

export const cargo: Room = {
  name: 'cargo',
  routes: registerCargo,
};
