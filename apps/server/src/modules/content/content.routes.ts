import { searchNotices } from '@rohi/contract/content/content.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { findPublicNotices } from './content.service.ts';

export function registerContent(app: FastifyInstance, context: Context): void {
  serve(app, searchNotices, ({ query, locale }) => findPublicNotices(context, query, locale));
}
