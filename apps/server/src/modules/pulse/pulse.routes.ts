import * as calls from '@rohi/contract/pulse/pulse.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readOwnPulse, readPulse } from './pulse.service.ts';

export function registerPulse(app: FastifyInstance, context: Context): void {
  serve(app, calls.ownPulse, ({ principal }) => readOwnPulse(context, principal.customerCode ?? ''));
  serve(app, calls.pulse, ({ params }) => readPulse(context, params.key));
}
