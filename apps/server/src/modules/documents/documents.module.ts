import type { Room } from '../../room.ts';
import { registerDocuments } from './documents.routes.ts';

export const documents: Room = {
  name: 'documents',
  routes: registerDocuments,
};
