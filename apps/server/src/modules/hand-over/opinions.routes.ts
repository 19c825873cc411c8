import * as opinions from '@rohi/contract/hand-over/opinions.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { readLatestCollected, readOpinions, sayOpinion } from './opinions/opinions.service.ts';

/** What customers say of hand-overs. */
export function registerOpinions(app: FastifyInstance, context: Context): void {
  serve(app, opinions.latestCollected, ({ principal, locale }) =>
    readLatestCollected(context, principal, locale),
  );
  serve(app, opinions.sayOpinion, async ({ principal, params, body, locale }) => {
    await sayOpinion(context, principal, { visitId: params.id, isGood: body.isGood });
    return readLatestCollected(context, principal, locale);
  });
  serve(app, opinions.pointOpinions, ({ locale }) => readOpinions(context, locale), privatelyTagged);
}
