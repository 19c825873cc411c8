import type { FastifyInstance } from 'fastify';
import { requestDeadlineMs, withQueryDeadline } from '../platform/query-deadline.ts';

/** No query of a request is waited for longer than a person would: then the answer is 503, and its connection is gone. */
export function limitQueries(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => withQueryDeadline(requestDeadlineMs, done));
  // A body arrives by events of the connection, which know nothing of the request they belong to.
  app.addHook('preValidation', (_request, _reply, done) => withQueryDeadline(requestDeadlineMs, done));
}
