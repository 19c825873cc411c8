import * as calls from '@rohi/contract/imports/move-in.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { beginMoveIn, closeMoveIn, currentMoveIn, listMoveIns, setChoices } from './move-ins.service.ts';

export function registerMoveIn(app: FastifyInstance, context: Context): void {
  serve(app, calls.readMoveIn, async () => ({ moveIn: await currentMoveIn(context) }));
  serve(app, calls.listMoveIns, async () => ({ list: await listMoveIns(context) }));
  serve(app, calls.openMoveIn, ({ body, request }) => beginMoveIn(context, actorOf(request), body));
  serve(app, calls.chooseForMoveIn, ({ params, body, request }) =>
    setChoices(context, actorOf(request), params.id, body),
  );
  serve(app, calls.closeMoveIn, ({ params, request }) => closeMoveIn(context, actorOf(request), params.id));
}
