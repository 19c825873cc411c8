import { confirmKeyCopy, secretKey } from '@rohi/contract/secrets/secret-key.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { confirmCopy, readSecretKey } from './secret-key.service.ts';

export function registerSecrets(app: FastifyInstance, context: Context): void {
  serve(app, secretKey, () => readSecretKey(context));
  serve(app, confirmKeyCopy, ({ body, request }) => confirmCopy(context, actorOf(request), body.keyId));
}
