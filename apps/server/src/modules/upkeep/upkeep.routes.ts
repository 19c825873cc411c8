import { upkeepState } from '@rohi/contract/upkeep/upkeep.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readUpkeep } from './upkeep.service.ts';

export function registerUpkeep(app: FastifyInstance, context: Context): void {
  serve(app, upkeepState, () => readUpkeep(context));
}
