import { mostMissesAnHour } from '@rohi/contract/orders/claim-rules';
import * as calls from '@rohi/contract/orders/claims.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addressKey } from '../../http/address-limits.ts';
import { createBudget, scaledLimit } from '../../http/budgets.ts';
import { fileDownload, serve } from '../../http/serve.ts';
import { streamTable } from '../../http/table-stream.ts';
import { actorOf } from '../../http/request-actor.ts';
import type { Session } from '../../http/session-guard.ts';
import { claimFileOf } from './claim-file.ts';
import { claimsForFile, historyOfClaim } from './claim-history.service.ts';
import { approveClaim, readClaim, readClaims, refuseClaim } from './claim-decisions.service.ts';
import { findPictureOf, keepPicture, showPicture } from './claim-pictures.service.ts';
import { findClaimable, openClaim, readOwnClaims, withdrawClaim } from './claims.service.ts';

/** Several accounts may look from one address, as in a family. */
const missesOfAddress = 100;

export function registerClaims(app: FastifyInstance, context: Context): void {
  registerSearch(app, context);
  serve(app, calls.sendPicture, ({ session, body }) => keepPicture(context, session, Buffer.from(body)));
  serve(app, calls.listOwnClaims, ({ session, query, locale }) =>
    readOwnClaims(context, session, query, locale),
  );
  serve(app, calls.ownClaimPicture, async ({ session, params }) =>
    pictureOf(await findPictureOf(context, params.code, session.userId)),
  );
  serve(app, calls.withdrawClaim, ({ session, params, locale, request }) =>
    withdrawClaim(context, session, params.code, actorOf(session, request), locale),
  );
  registerDecisions(app, context);
}

/** Whoever tries codes one after the other, or many at once, finds the end of his tries first. */
function registerSearch(app: FastifyInstance, context: Context): void {
  const withinTries = limitTries(context);
  serve(app, calls.searchClaimable, ({ session, body, locale, request }) =>
    withinTries(session, request, async (miss) => {
      const found = await findClaimable(context, session, body.trackingCode, locale);
      if (found.result === 'NOT_FOUND') miss();
      return found;
    }),
  );
  serve(app, calls.openClaim, ({ session, body, locale, request }) =>
    withinTries(session, request, async (miss) => {
      try {
        return await openClaim(context, session, body, actorOf(session, request), locale);
      } catch (error) {
        if (error instanceof AppError && error.errorName === 'claims.parcelNotFound') miss();
        throw error;
      }
    }),
  );
}

type Try<Result> = (miss: () => void) => Promise<Result>;

/** Takes one try of the customer and one of the address before the work, and gives both back unless it says that it missed. */
function limitTries(context: Context) {
  const { config } = context;
  const ofCustomer = createBudget(context, {
    name: 'claims.customer',
    most: scaledLimit(config, mostMissesAnHour),
  });
  const ofAddress = createBudget(context, {
    name: 'claims.address',
    most: scaledLimit(config, missesOfAddress),
  });
  return async <Result>({ userId }: Session, { ip }: FastifyRequest, work: Try<Result>): Promise<Result> => {
    await ofCustomer.take(userId, 1);
    const giveBack = [() => ofCustomer.giveBack(userId, 1)];
    let missed = false;
    try {
      await ofAddress.take(addressKey(ip), 1);
      giveBack.push(() => ofAddress.giveBack(addressKey(ip), 1));
      return await work(() => (missed = true));
    } finally {
      if (!missed) await Promise.all(giveBack.map((each) => each()));
    }
  };
}

function registerDecisions(app: FastifyInstance, context: Context): void {
  serve(app, calls.listClaims, ({ session, query, locale }) => readClaims(context, session, query, locale));
  serve(app, calls.getClaim, ({ session, params, locale }) =>
    readClaim(context, session, params.code, locale),
  );
  serve(app, calls.claimHistory, ({ session, params, query, locale }) =>
    historyOfClaim(context, session, params.code, query, locale),
  );
  serve(app, calls.claimFile, async ({ session, query, locale, request }) => {
    const pages = await claimsForFile(context, session, query, { actor: actorOf(session, request), locale });
    return streamTable({ ...claimFileOf(locale), pages }, query.format, locale);
  });
  serve(app, calls.claimPicture, async ({ session, params, request }) =>
    pictureOf(await showPicture(context, { session, actor: actorOf(session, request) }, params.code)),
  );
  serve(app, calls.approveClaim, ({ session, params, body, locale, request }) =>
    approveClaim(context, { session, actor: actorOf(session, request) }, params.code, body.requestId, locale),
  );
  serve(app, calls.refuseClaim, ({ session, params, body, locale, request }) =>
    refuseClaim(context, { session, actor: actorOf(session, request) }, params.code, body, locale),
  );
}

function pictureOf(picture: { bytes: Buffer; fileName: string }) {
  return fileDownload({ ...picture, mediaType: 'image/jpeg' });
}
