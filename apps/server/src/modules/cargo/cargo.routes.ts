import {
  openWeighings,
  settleWeighing as settleCall,
} from '@rohi/contract/linehaul/second-weighings.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readOpenWeighings, settleWeighing } from './weighing/decide-weighing.service.ts';

/** What the office decides of what is carried. What stations do, the room of stations serves. */
export function registerCargo(app: FastifyInstance, context: Context): void {
  serve(app, openWeighings, () => readOpenWeighings(context));
  serve(app, settleCall, ({ principal, params, body }) =>
    settleWeighing(context, principal, params.id, body),
  );
}
