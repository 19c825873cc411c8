import {
  allOperationUnits,
  pickupPoints,
  selectedOperationUnits,
} from '@rohi/contract/pickup-points/pickup-points.contract';
import { parseListSelection } from '@rohi/contract/reference-data/list-selection';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { publiclyCached } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { findOperationUnits, findPickupPoints } from './pickup-points.service.ts';

export function registerPickupPoints(app: FastifyInstance, context: Context): void {
  serve(app, pickupPoints, ({ locale }) => findPickupPoints(context, locale), publiclyCached);
  serve(app, allOperationUnits, ({ locale }) => findOperationUnits(context, { kind: 'all' }, locale));
  serve(app, selectedOperationUnits, ({ params, locale }) =>
    // The contract has refused what cannot be parsed.
    findOperationUnits(context, parseListSelection(params.x) ?? { kind: 'all' }, locale),
  );
}
