import * as rounds from '@rohi/contract/hand-over/courier-rounds.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { limitCodeTries, type FindDevice } from './finding/code-tries.service.ts';
import { giveAtDoor, takeDoorEvidence } from './rounds/at-door.service.ts';
import { notMetAtDoor } from './rounds/not-met.service.ts';
import { readOwnRound } from './rounds/own-round.service.ts';
import { readCourierDay } from './rounds/point-day.service.ts';
import { bringBack, endRound, sendOut } from './rounds/send-out.service.ts';
import { setOut } from './rounds/set-out.service.ts';

/** Couriers of a pickup point: what they take, and what happens at the door. */
export function registerCouriers(app: FastifyInstance, context: Context, findDevice: FindDevice): void {
  const tries = limitCodeTries(context, findDevice);
  serve(app, rounds.courierPointDay, ({ principal, locale }) => readCourierDay(context, principal, locale));
  serve(app, rounds.sendOut, ({ principal, body, locale, request }) =>
    sendOut(context, { principal, actor: actorOf(request) }, body, locale),
  );
  serve(app, rounds.setOut, ({ principal, params, body, request }) =>
    setOut(context, { principal, actor: actorOf(request) }, params.id, body),
  );
  serve(app, rounds.bringBack, ({ principal, body, request }) =>
    bringBack(context, { principal, actor: actorOf(request) }, body),
  );
  serve(app, rounds.endRound, ({ principal, params, request }) =>
    endRound(context, { principal, actor: actorOf(request) }, params.id),
  );
  serve(app, rounds.ownCourierRound, ({ principal, locale }) => readOwnRound(context, principal, locale));
  serve(app, rounds.giveAtDoor, ({ principal, params, body, locale, request }) =>
    giveAtDoor(context, { principal, actor: actorOf(request) }, params.id, { giving: body, tries, locale }),
  );
  serve(app, rounds.sendDoorEvidence, ({ principal, params, query, body, request }) =>
    takeDoorEvidence(
      context,
      { principal, actor: actorOf(request) },
      params.id,
      { id: params.evidenceId, ...query },
      Buffer.from(body),
    ),
  );
  serve(app, rounds.notMetAtDoor, ({ principal, params, body, request }) =>
    notMetAtDoor(context, { principal, actor: actorOf(request) }, params.id, body),
  );
}
