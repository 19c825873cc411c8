import { getParcelCharge } from '@rohi/contract/tracking/staff-parcels.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { explainParcelCharge } from './staff-charge.service.ts';

export function registerBilling(app: FastifyInstance, context: Context): void {
  serve(app, getParcelCharge, ({ principal, params }) => explainParcelCharge(context, principal, params.id));
}
