import type { Room } from '../../room.ts';
import { registerSecrets } from './secrets.routes.ts';

export const secrets: Room = {
  name: 'secrets',
  routes: registerSecrets,
};
