import type { Room } from '../../room.ts';
import { registerContent } from './content.routes.ts';

export const content: Room = {
  name: 'content',
  routes: registerContent,
};
