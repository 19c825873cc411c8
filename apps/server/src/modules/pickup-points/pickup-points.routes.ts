import {
  allOperationUnits,
  pickupPoints,
  selectedOperationUnits,
} from '@rohi/contract/pickup-points/pickup-points.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { publiclyCached } from '../../http/public-cache.ts';
import { serveReferenceList } from '../../http/reference-list.ts';
import { serve } from '../../http/serve.ts';
import { findOperationUnits, findPickupPoints } from './pickup-points.service.ts';

export function registerPickupPoints(app: FastifyInstance, context: Context): void {
  serve(app, pickupPoints, ({ locale }) => findPickupPoints(context, locale), publiclyCached);
  serveReferenceList(
    app,
    { all: allOperationUnits, selected: selectedOperationUnits },
    (selection, { locale }) => findOperationUnits(context, selection, locale),
  );
}
