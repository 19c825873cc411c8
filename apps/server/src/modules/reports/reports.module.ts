import type { Room } from '../../room.ts';
import { registerReports } from './reports.routes.ts';

export const reports: Room = {
  name: 'reports',
  routes: registerReports,
};
