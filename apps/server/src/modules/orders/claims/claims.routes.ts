import { mostMissesAnHour } from '@rohi/contract/orders/claim-rules';
import { assignStaffParcel } from '@rohi/contract/orders/assign.contract';
import * as calls from '@rohi/contract/orders/claims.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { serve } from '../../../http/serve.ts';
import { addressKey } from '../../../platform/address-key.ts';
import { createBudget, scaledLimit } from '../../../platform/budgets.ts';
import { fileDownload } from '../../../platform/file-download.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { streamTable } from '../../../platform/table-files/table-stream.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { claimFileOf } from './claim-file.ts';
import { claimsForFile, historyOfClaim } from './claim-history.service.ts';
import { approveClaim, readClaim, readClaims, refuseClaim } from './claim-decisions.service.ts';
import { findPictureOf, receivePicture, showPicture } from './claim-pictures.service.ts';
import { findClaimable, openClaim, readOwnClaims, withdrawClaim } from './claims.service.ts';
import { readParcelForStaff } from '../../tracking/staff/staff-parcels.service.ts';
import { assignParcel } from './assign-parcel.service.ts';

/** Several accounts may look from one address, as in a family. */
const missesOfAddress = 100;

export function registerClaims(app: FastifyInstance, context: Context): void {
  registerSearch(app, context);
  serve(app, calls.sendPicture, ({ principal, body }) =>
    receivePicture(context, principal, Buffer.from(body)),
  );
  serve(app, calls.listOwnClaims, ({ principal, query, locale }) =>
    readOwnClaims(context, principal, query, locale),
  );
  serve(app, calls.ownClaimPicture, async ({ principal, params }) =>
    pictureOf(await findPictureOf(context, params.code, principal.userId)),
  );
  serve(app, calls.withdrawClaim, ({ principal, params, locale, request }) =>
    withdrawClaim(context, principal, params.code, actorOf(request), locale),
  );
  registerDecisions(app, context);
}

/** Limits guessing: codes tried one after the other, or many at once, use up the tries. */
function registerSearch(app: FastifyInstance, context: Context): void {
  const withinTries = limitTries(context);
  serve(app, calls.searchClaimable, ({ principal, body, locale, request }) =>
    withinTries(principal, request, async (miss) => {
      const found = await findClaimable(context, principal, body.trackingCode, locale);
      if (found.result === 'NOT_FOUND') miss();
      return found;
    }),
  );
  serve(app, calls.openClaim, ({ principal, body, locale, request }) =>
    withinTries(principal, request, async (miss) => {
      try {
        return await openClaim(context, principal, body, actorOf(request), locale);
      } catch (error) {
        if (error instanceof AppError && error.errorName === 'claims.parcelNotFound') miss();
        throw error;
      }
    }),
  );
}

type Try<Result> = (miss: () => void) => Promise<Result>;

/**
 * Takes one try of the customer and one of the address before the work, and gives both back unless it says that it
 * missed.
 */
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
  return async <Result>(
    { userId }: UserPrincipal,
    { ip }: FastifyRequest,
    work: Try<Result>,
  ): Promise<Result> => {
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
  serve(app, calls.listClaims, ({ principal, query, locale }) =>
    readClaims(context, principal, query, locale),
  );
  serve(app, calls.getClaim, ({ principal, params, locale }) =>
    readClaim(context, principal, params.code, locale),
  );
  serve(app, calls.claimHistory, ({ principal, params, query, locale }) =>
    historyOfClaim(context, principal, params.code, query, locale),
  );
  serve(app, calls.claimFile, async ({ principal, query, locale, request }) => {
    const pages = await claimsForFile(context, principal, query, { actor: actorOf(request), locale });
    return streamTable({ ...claimFileOf(locale), pages }, query.format, locale);
  });
  serve(app, calls.claimPicture, async ({ principal, params, request }) =>
    pictureOf(await showPicture(context, { principal, actor: actorOf(request) }, params.code)),
  );
  serve(app, calls.approveClaim, ({ principal, params, body, locale, request }) =>
    approveClaim(context, { principal, actor: actorOf(request) }, params.code, body.requestId, locale),
  );
  serve(app, assignStaffParcel, async ({ principal, params, body, locale, request }) => {
    await assignParcel(context, { principal, actor: actorOf(request) }, params.id, body);
    return readParcelForStaff(context, principal, params.id, locale);
  });
  serve(app, calls.refuseClaim, ({ principal, params, body, locale, request }) =>
    refuseClaim(context, { principal, actor: actorOf(request) }, params.code, body, locale),
  );
}

function pictureOf(picture: { bytes: Buffer; fileName: string }) {
  return fileDownload({ ...picture, mediaType: 'image/jpeg' });
}
