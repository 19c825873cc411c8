import { ownReceipt } from '@rohi/contract/warehouse/receipt.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readOwnReceipt } from './own-receipt.service.ts';

export function registerWarehouse(app: FastifyInstance, context: Context): void {
  serve(app, ownReceipt, ({ principal, params, locale }) =>
    readOwnReceipt(context, principal, params.code, locale),
  );
}
