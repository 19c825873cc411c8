import * as approvals from '@rohi/contract/hand-over/approvals.contract';
import * as finding from '@rohi/contract/hand-over/finding.contract';
import * as evidence from '@rohi/contract/hand-over/evidence.contract';
import * as problems from '@rohi/contract/hand-over/counter-problems.contract';
import { passKeys } from '@rohi/contract/hand-over/pass-keys.contract';
import * as visits from '@rohi/contract/hand-over/visits.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { readPassKeys } from '../collection/passes/shown-pass.service.ts';
import {
  decideOnHandOver,
  readApprovalCase,
  readApprovalPhoto,
  readWaitingApprovals,
} from './approvals/approval-cases.service.ts';
import {
  askApproval,
  readOwnApproval,
  takeApprovalPhoto,
  withdrawApproval,
} from './approvals/approvals.service.ts';
import { dropEvidence, takeEvidence } from './evidence/evidence.service.ts';
import { readPromisedEvidence } from './evidence/promised.service.ts';
import { readEvidenceFile, readHandOvers } from './evidence/parcel-hand-overs.service.ts';
import { limitCodeTries, type FindDevice } from './finding/code-tries.service.ts';
import { findAtCounter } from './finding/find.service.ts';
import { limitNameLooks, readNameLooks, seeNameLooks } from './finding/name-looks.service.ts';
import { readCounterDay } from './giving/counter-day.service.ts';
import { giveParcel, scanAtVisit } from './giving/give.service.ts';
import { takeCounterProblemPhoto } from './problems/counter-problem-photos.service.ts';
import { readOwnCounterProblems, reportCounterProblem } from './problems/counter-problems.service.ts';
import { endVisit, nameDelegate, openVisit, readVisit } from './visits/visits.service.ts';

/** The counter of a pickup point. */
export function registerHandOver(app: FastifyInstance, context: Context, findDevice: FindDevice): void {
  const tries = limitCodeTries(context, findDevice);
  const nameLooks = limitNameLooks(context);
  serve(app, finding.findAtCounter, ({ principal, body, locale, request }) =>
    findAtCounter(context, { principal, actor: actorOf(request) }, body, { locale, nameLooks }),
  );
  serve(app, passKeys, ({ principal, query }) =>
    readPassKeys(context, { pickupPointId: principal.unitId ?? null, since: query.since }),
  );
  serve(app, finding.seeNameLooks, ({ principal, body, request }) =>
    seeNameLooks(context, { principal, actor: actorOf(request) }, body),
  );
  serve(app, finding.nameLooks, ({ principal, locale }) => readNameLooks(context, principal, locale));
  serve(app, finding.counterDay, ({ principal, locale }) => readCounterDay(context, { principal }, locale));
  serve(app, visits.openVisit, ({ principal, body, locale, request }) =>
    openVisit(context, { principal, actor: actorOf(request) }, { request: body, tries, locale }),
  );
  serve(app, visits.readVisit, ({ principal, params, locale, request }) =>
    readVisit(context, { principal, actor: actorOf(request) }, params.id, locale),
  );
  serve(app, visits.nameDelegate, ({ principal, params, body, locale, request }) =>
    nameDelegate(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
  serve(app, visits.endVisit, ({ principal, params, request }) =>
    endVisit(context, { principal, actor: actorOf(request) }, params.id),
  );
  serve(app, visits.scanAtVisit, ({ principal, params, body, locale, request }) =>
    scanAtVisit(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
  serve(app, visits.giveParcel, ({ principal, params, body, locale, request }) =>
    giveParcel(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
  registerEvidence(app, context);
  registerProblems(app, context);
  registerRequests(app, context);
  registerDecisions(app, context);
}

/** Photos and signatures of a hand-over, and their later readers. */
function registerEvidence(app: FastifyInstance, context: Context): void {
  serve(app, evidence.sendEvidence, ({ principal, params, query, body }) =>
    takeEvidence(context, { principal }, { ...params, ...query }, Buffer.from(body)),
  );
  serve(app, evidence.promisedEvidence, ({ principal, locale }) =>
    readPromisedEvidence(context, principal, locale),
  );
  serve(app, evidence.dropEvidence, ({ principal, params, body }) =>
    dropEvidence(context, { principal }, { ...params, ...body }),
  );
  serve(app, evidence.handOversOfParcel, ({ principal, params, locale }) =>
    readHandOvers(context, principal, params.id, locale),
  );
  serve(app, evidence.evidenceFile, async ({ principal, params, request }) =>
    fileDownload({
      ...(await readEvidenceFile(context, { principal, actor: actorOf(request) }, params)),
      mediaType: 'image/jpeg',
    }),
  );
}

/** Problems of parcels that a customer refuses at the counter. */
function registerProblems(app: FastifyInstance, context: Context): void {
  serve(app, problems.reportCounterProblem, ({ principal, params, body, locale, request }) =>
    reportCounterProblem(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
  serve(app, problems.sendCounterProblemPhoto, ({ principal, params, query, body, request }) =>
    takeCounterProblemPhoto(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...query },
      Buffer.from(body),
    ),
  );
  serve(app, problems.ownCounterProblems, ({ principal, locale }) =>
    readOwnCounterProblems(context, principal, locale),
  );
}

/** Requests of a clerk for a customer without a proof. */
function registerRequests(app: FastifyInstance, context: Context): void {
  serve(app, approvals.askApproval, ({ principal, body, request }) =>
    askApproval(context, { principal, actor: actorOf(request) }, body),
  );
  serve(app, approvals.readOwnApproval, ({ principal, params, request }) =>
    readOwnApproval(context, { principal, actor: actorOf(request) }, params.id),
  );
  serve(app, approvals.withdrawApproval, ({ principal, params, request }) =>
    withdrawApproval(context, { principal, actor: actorOf(request) }, params.id),
  );
  serve(app, approvals.sendApprovalPhoto, ({ principal, params, query, body, request }) =>
    takeApprovalPhoto(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...query },
      Buffer.from(body),
    ),
  );
}

/** Decisions of a second person about those requests. */
function registerDecisions(app: FastifyInstance, context: Context): void {
  serve(
    app,
    approvals.waitingApprovals,
    ({ principal, locale }) => readWaitingApprovals(context, principal, locale),
    privatelyTagged,
  );
  serve(app, approvals.readApprovalCase, ({ principal, params, locale }) =>
    readApprovalCase(context, principal, params.id, locale),
  );
  serve(app, approvals.approvalPhoto, async ({ principal, params, request }) =>
    fileDownload({
      ...(await readApprovalPhoto(context, { principal, actor: actorOf(request) }, params)),
      mediaType: 'image/jpeg',
    }),
  );
  for (const { call, isAllowed } of [
    { call: approvals.allowHandOver, isAllowed: true },
    { call: approvals.denyHandOver, isAllowed: false },
  ])
    serve(app, call, ({ principal, params, body, locale, request }) =>
      decideOnHandOver(
        context,
        { principal, actor: actorOf(request) },
        { ...params, ...body, isAllowed },
        locale,
      ),
    );
}
