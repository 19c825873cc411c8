import { backupState } from '@rohi/contract/backups/backups.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readBackupState } from './backups.service.ts';

export function registerBackups(app: FastifyInstance, context: Context): void {
  serve(app, backupState, () => readBackupState(context));
}
