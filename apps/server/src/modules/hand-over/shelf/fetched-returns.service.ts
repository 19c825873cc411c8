/**
 * Owns the end of a return: its sender fetches it at the hub. Promises that it is given once, by a document that was
 * seen, and that giver and receiver are on record with it.
 */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import { readDocumentEnd } from '@rohi/contract/hand-over/counter-rules';
import type { ParcelHandOvers } from '@rohi/contract/hand-over/evidence.contract';
import type {
  giveToSender as giveCall,
  WireShelfDecision,
} from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { readCode } from '../giving/give.service.ts';
import { decisionDescriber } from './describe-decision.service.ts';
import { knownStep, returnScopeOf } from './returns.service.ts';
import {
  fetchedReturns,
  findDecision,
  returnOfCode,
  storeFetching,
  type Decision,
} from './shelf-decision.store.ts';
import type { ShelfManager } from './shelf-parcel.service.ts';

/** A return is given to its sender. Throws as the call says. */
export async function giveReturn(
  context: Context,
  { principal, actor }: ShelfManager,
  { requestId, code: typed, ...body }: BodyOf<typeof giveCall>,
  locale: Locale,
): Promise<WireShelfDecision> {
  const code = await readCode(context.db, typed);
  const to = body.to.trim();
  if (to === '') throw new AppError('request.invalid', { fields: [{ field: 'to', error: 'required' }] });
  const document = { ...body.document, end: readDocumentEnd(body.document.end) ?? '' };
  const fetched = await inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    await lockParcels(tx, [code]);
    const existing = await knownStep(tx, 'fetched', requestId, code);
    if (existing !== undefined) return requireSame(existing, { to, document });
    const arrived = await requireArrived(tx, code, returnScopeOf(principal));
    const at = context.clock.now();
    await storeFetching(tx, arrived.id, { requestId, at, by: principal.name, to, document });
    await recordAudit(tx, {
      at,
      actor,
      action: 'shelf:fetch',
      subject: { type: 'parcel', id: code },
      details: { askedBy: arrived.askedBy },
    });
    return (await findDecision(tx, arrived.id)) ?? arrived;
  });
  return (await decisionDescriber(context, { principal, locale }))(fetched);
}

/** Throws `handOver.requestReused` where the same request has named somebody else. */
function requireSame(
  existing: Decision,
  { to, document }: { to: string; document: { type: string; end: string } },
): Decision {
  const { fetchedTo, document: seen } = existing;
  if (fetchedTo !== to || seen?.type !== document.type || seen.end !== document.end)
    throw new AppError('handOver.requestReused');
  return existing;
}

/**
 * The return of the code that lies at the caller's hub. Throws `handOver.returnFetched` with when,
 * `handOver.returnUnderWay`, `handOver.noReturn`.
 */
async function requireArrived(
  tx: Tx,
  code: string,
  { hubId, pickupPointId }: ReturnType<typeof returnScopeOf>,
): Promise<Decision> {
  const isOwn = (found: Decision | undefined): found is Decision =>
    found !== undefined && pickupPointId === undefined && (hubId === undefined || hubId === found.hubId);
  const arrived = await returnOfCode(tx, code, 'ARRIVED');
  if (isOwn(arrived)) return arrived;
  if (isOwn(await returnOfCode(tx, code, 'SENT')))
    throw new AppError('handOver.returnUnderWay', { params: { code } });
  const before = await returnOfCode(tx, code, 'FETCHED');
  if (!isOwn(before) || before.fetchedAt === null)
    throw new AppError('handOver.noReturn', { params: { code } });
  const [date = '', time = ''] = dushanbeMinute(before.fetchedAt).split(' ');
  throw new AppError('handOver.returnFetched', { params: { code, date, time } });
}

/**
 * The receivers of returns of a code, the latest first; one with a parcel that was put back on its shelf since stands
 * there too.
 */
export async function readFetchedReturns(
  context: Context,
  trackingCode: string,
  locale: Locale,
): Promise<ParcelHandOvers['returns']> {
  const [rows, units] = await Promise.all([fetchedReturns(context.db, trackingCode), readUnits(context)]);
  return rows.map(({ fetchedAt, fetchedBy, fetchedTo, document, hubId }) => ({
    at: fetchedAt?.toISOString() ?? '',
    clerk: fetchedBy ?? '',
    hub: units.find(({ id }) => id === hubId)?.names[locale] ?? null,
    to: fetchedTo ?? '',
    document,
  }));
}
