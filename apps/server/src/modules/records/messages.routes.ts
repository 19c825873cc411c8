/** What the office and customers write to each other about a record. */
import * as conversations from '@rohi/contract/records/conversations.contract';
import * as calls from '@rohi/contract/records/messages.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { closeWithoutAnswer, listOfConversations, readConversation } from './conversations.service.ts';
import { answerMessage, markOwnRead, readOwn, readThread, writeToCustomer } from './messages.service.ts';
import { ownedCustomer, ownedOrder, ownedParcel } from './record-subjects.service.ts';

export function registerMessages(app: FastifyInstance, context: Context): void {
  const { parcelThread, orderThread, customerThread } = calls;
  serve(app, parcelThread.messages, async ({ principal, params }) =>
    readThread(context, await ownedParcel(context, principal, params.id)),
  );
  serve(app, parcelThread.write, async ({ principal, params, body, request }) => {
    const owned = await ownedParcel(context, principal, params.id);
    return writeToCustomer(context, { principal, actor: actorOf(request) }, owned, body);
  });
  serve(app, orderThread.messages, async ({ principal, params }) =>
    readThread(context, await ownedOrder(context, principal, params.code)),
  );
  serve(app, orderThread.write, async ({ principal, params, body, request }) => {
    const owned = await ownedOrder(context, principal, params.code);
    return writeToCustomer(context, { principal, actor: actorOf(request) }, owned, body);
  });
  serve(app, customerThread.messages, async ({ params }) =>
    readThread(context, await ownedCustomer(context, params.id)),
  );
  serve(app, customerThread.write, async ({ principal, params, body, request }) => {
    const owned = await ownedCustomer(context, params.id);
    return writeToCustomer(context, { principal, actor: actorOf(request) }, owned, body);
  });
  serve(app, conversations.listConversations, ({ query }) => listOfConversations(context, query));
  serve(app, conversations.getConversation, ({ params }) => readConversation(context, params.id));
  serve(app, conversations.closeConversation, ({ params, body, request }) =>
    closeWithoutAnswer(context, actorOf(request), params.id, body),
  );
  serve(app, calls.listOwnMessages, ({ principal }) => readOwn(context, principal), privatelyTagged);
  serve(app, calls.answerOffice, ({ principal, body }) => answerMessage(context, principal, body));
  serve(app, calls.readOwnMessages, ({ principal }) => markOwnRead(context, principal));
}
