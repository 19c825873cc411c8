import * as calls from '@rohi/contract/billing/compensations.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import {
  askAtCounter,
  askCompensation,
  readOwnCompensations,
  takeCompensationPhoto,
} from './compensations/ask-compensation.service.ts';
import {
  confirmCompensation,
  decideOnCompensation,
  readCompensationPhoto,
  readWaitingCompensations,
} from './compensations/decide-compensation.service.ts';

/** Compensation of damage and loss: asked for by customers or at the counter, decided by the office. */
export function registerCompensations(app: FastifyInstance, context: Context): void {
  serve(app, calls.askCompensation, ({ principal, body }) => askCompensation(context, principal, body));
  serve(app, calls.ownCompensations, ({ principal }) => readOwnCompensations(context, principal));
  serve(app, calls.askCompensationAtCounter, ({ principal, body }) => askAtCounter(context, principal, body));
  for (const call of [calls.sendCompensationPhoto, calls.sendCompensationPhotoAtCounter])
    serve(app, call, ({ principal, params, body }) =>
      takeCompensationPhoto(context, principal, params, Buffer.from(body)),
    );
  serve(app, calls.waitingCompensations, () => readWaitingCompensations(context));
  serve(app, calls.compensationPhoto, async ({ params, request }) =>
    fileDownload({
      ...(await readCompensationPhoto(context, actorOf(request), params)),
      mediaType: 'image/jpeg',
    }),
  );
  serve(app, calls.decideCompensation, ({ principal, params, body, request }) =>
    decideOnCompensation(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
  serve(app, calls.confirmCompensation, ({ principal, params, body, request }) =>
    confirmCompensation(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
}
