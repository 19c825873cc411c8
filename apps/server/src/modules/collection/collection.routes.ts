import { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readOwnCollections } from './own-collections.service.ts';

export function registerCollection(app: FastifyInstance, context: Context): void {
  serve(app, ownCollections, ({ principal, locale }) => readOwnCollections(context, principal, locale));
}
