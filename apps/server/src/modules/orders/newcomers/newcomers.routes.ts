import {
  createCustomer,
  listUnknownCodes,
  lookForAlike,
  nameUnknownCode,
} from '@rohi/contract/orders/new-customer.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { nameCode, readUnknownCodes } from './unknown-codes.service.ts';
import { createNewCustomer, lookForCustomer, type NoteOnCustomer } from './new-customer.service.ts';

export function registerNewcomers(app: FastifyInstance, context: Context, noteOn: NoteOnCustomer): void {
  serve(app, lookForAlike, ({ principal, body }) => lookForCustomer(context, principal, body));
  serve(app, createCustomer, ({ principal, body, request }) =>
    createNewCustomer(context, { principal, actor: actorOf(request) }, body, noteOn),
  );
  serve(app, listUnknownCodes, () => readUnknownCodes(context));
  serve(app, nameUnknownCode, ({ body, request }) => nameCode(context, actorOf(request), body));
}
