import { sysinfo } from '@rohi/contract/reference-data/reference-data.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readSystemInfo } from './reference-data.service.ts';

export function registerReferenceData(app: FastifyInstance, context: Context): void {
  serve(app, sysinfo, ({ query, locale }) =>
    Promise.resolve(readSystemInfo(context, query.languageType ?? locale)),
  );
}
