import type { Room } from '../../room.ts';
import { registerRecords } from './records.routes.ts';
import { registerMessages } from './messages.routes.ts';

export const records: Room = {
  name: 'records',
  routes(app, context) {
    registerRecords(app, context);
    registerMessages(app, context);
  },
};
