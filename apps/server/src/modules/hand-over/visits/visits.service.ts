/**
 * Owns visits at counters. Promises that a card opens only after the pickup code, a pass or a document, for the clerk
 * who has opened it, and that wrong codes are counted: five an hour of a chosen customer, ten where none is chosen.
 */
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import type { BodyOf } from '@rohi/contract/endpoint';
import { readDocumentEnd, visitMinutes } from '@rohi/contract/hand-over/counter-rules';
import type {
  nameDelegate as delegateCall,
  openVisit as openCall,
  VisitCard,
} from '@rohi/contract/hand-over/visits.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { readCodeAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import { checkCode, customerOfCode } from '../../collection/pickup-codes.service.ts';
import { countParcelsReadyAt } from '../../tracking/tracking.service.ts';
import { checkPass, passKindOf, type StoredPass } from '../../collection/passes/shown-pass.service.ts';
import { customerOfApproval } from '../approvals/approvals.service.ts';
import type { CodeTries } from '../finding/code-tries.service.ts';
import { onRecord } from '../finding/counter-looks.service.ts';
import { requirePoint, type CounterClerk, type CounterPoint } from '../finding/counter-point.service.ts';
import { describeVisit } from './card.service.ts';
import { passRefused } from './pass-refusals.service.ts';
import {
  findVisit,
  insertVisit,
  storeDelegate,
  storeEnd,
  type SeenDocument,
  type Visit,
} from './visit.store.ts';

type Asked = BodyOf<typeof openCall>;
type Opening = { request: Asked; tries: CodeTries; locale: Locale; stopId?: string | null };

/**
 * Opens the card of a customer; the same request finds it while it is open, and each showing is on record. Throws
 * `handOver.visitEnded` for a request of a visit that is over, `handOver.noPoint`, `handOver.nobodyFound`,
 * `handOver.nothingWaits`, `handOver.wrongCode`, `handOver.codeReplaced`, `handOver.codeUnknown`,
 * `handOver.codeClosed`, `handOver.tooManyTries`, `handOver.approvalNotFound`, `handOver.notAllowed`,
 * `handOver.approvalOver`, why a pass is refused (`passRefused`), `handOver.requestReused`, and `request.invalid` for a
 * code that is none and a document without a person.
 */
export function openVisit(context: Context, clerk: CounterClerk, opening: Opening): Promise<VisitCard> {
  return opened(context, clerk, opening, (visit, point) =>
    describeVisit(context, visit, point, opening.locale),
  );
}

/** The same for a giving at a door, which shows no card. Throws as `openVisit` does. */
export function openVisitAtDoor(
  context: Context,
  clerk: CounterClerk,
  opening: Opening & { stopId: string },
): Promise<Visit> {
  return opened(context, clerk, opening, (visit) => Promise.resolve(visit));
}

async function opened<Shown>(
  context: Context,
  clerk: CounterClerk,
  { request, tries, locale, stopId = null }: Opening,
  show: (visit: Visit, point: CounterPoint) => Promise<Shown>,
): Promise<Shown> {
  const point = await requirePoint(context, clerk.principal);
  const { proof, deviceId } = request;
  const chosen = await chosenCustomer(context, request);
  const sought = proof.kind === 'DOCUMENT' ? (chosen ?? null) : null;
  const look = { deviceId, unitId: point.id, by: proof.kind, sought, chosen };
  const existing = await findVisit(context.db, request.requestId);
  const answer = await onRecord(context, clerk, look, {
    work: async () => {
      const proving = { request, chosen, tries, point, locale };
      const visit =
        existing === undefined
          ? await makeVisit(context, clerk, proving, stopId)
          : requireGoingOn(context, requireSame(existing, clerk, { request, chosen }));
      return { visit, shown: await show(visit, point) };
    },
    codesOf: ({ visit }) => [visit.customerCode],
  });
  return answer.shown;
}

/** A giving at a door may come again whole; its own call says that it is over. */
function requireGoingOn(context: Context, visit: Visit): Visit {
  requireNotEnded(context, visit);
  return visit;
}

async function makeVisit(
  context: Context,
  clerk: CounterClerk,
  proving: Proving,
  stopId: string | null,
): Promise<Visit> {
  const {
    request: { requestId: id, proof, deviceId },
    point,
  } = proving;
  const { customerCode, pass } = await proven(context, clerk, proving);
  const delegate = pass?.delegate ? { name: pass.delegate, document: null } : null;
  await insertVisit(context.db, {
    id,
    unitId: point.id,
    customerCode,
    deviceId,
    proof: proof.kind,
    delegate,
    stopId,
    clerkId: clerk.principal.userId,
    clerk: clerk.principal.name,
    openedAt: context.clock.now(),
    endedAt: null,
    passSerial: pass?.serial ?? null,
    document: proof.kind === 'DOCUMENT' ? documentOf(proof.document) : null,
    approvalId: proof.kind === 'APPROVAL' ? proof.approvalId : null,
  });
  const stored = await findVisit(context.db, id);
  // Another request has opened a card by the same approval at the same moment.
  if (stored === undefined) throw new AppError('handOver.approvalOver');
  return requireSame(stored, clerk, proving);
}

/** The same request of the same clerk for the same customer. */
function requireSame(
  visit: Visit,
  { principal }: CounterClerk,
  { request, chosen }: Pick<Proving, 'request' | 'chosen'>,
): Visit {
  const isSame =
    visit.clerkId === principal.userId &&
    visit.proof === request.proof.kind &&
    isSameDocument(visit, request) &&
    (chosen === undefined || chosen === visit.customerCode);
  if (!isSame) throw new AppError('handOver.requestReused');
  return visit;
}

function isSameDocument({ document }: Visit, { proof }: Asked): boolean {
  if (proof.kind !== 'DOCUMENT') return true;
  const { type, end } = documentOf(proof.document);
  return document?.type === type && document.end === end;
}

async function chosenCustomer(context: Context, { customerCode }: Asked): Promise<string | undefined> {
  if (customerCode === undefined) return undefined;
  const code = await readCodeAsWritten(context, customerCode);
  if (code === undefined) throw new AppError('handOver.nobodyFound');
  return code;
}

const documentOf = ({ type, end }: SeenDocument): SeenDocument => ({
  type,
  end: readDocumentEnd(end) ?? end,
});

type Proving = {
  request: Asked;
  chosen: string | undefined;
  tries: CodeTries;
  point: CounterPoint;
  locale: Locale;
};

type Proven = { customerCode: string; pass?: StoredPass };

/** The customer of the card that the proof opens. */
async function proven(context: Context, clerk: CounterClerk, proving: Proving): Promise<Proven> {
  const {
    request: { proof, deviceId },
    chosen,
    tries,
    point,
  } = proving;
  const { principal } = clerk;
  if (proof.kind === 'PASS') return provenByPass(context, clerk, { ...proving, passText: proof.pass });
  if (proof.kind === 'DOCUMENT') {
    if (chosen === undefined) throw invalid('customerCode', 'required');
    if ((await countParcelsReadyAt(context.db, chosen, point.id)) === 0) throw nothingWaits(chosen);
    return { customerCode: chosen };
  }
  if (proof.kind === 'APPROVAL')
    return { customerCode: await customerOfApproval(context, clerk, proof.approvalId) };
  const code = readPickupCode(proof.code);
  if (code === undefined) throw invalid('proof.code', 'notAllowed');
  if (chosen !== undefined)
    return { customerCode: await checkChosen(context, { chosen, point, code, tries }) };
  const tried = await tries.spend({ principal, deviceId }, () => customerOfCode(context, point.id, code));
  if ('left' in tried) throw new AppError('handOver.codeUnknown', { params: { left: tried.left } });
  return { customerCode: tried.found };
}

/** By a pass; its short number is counted as a code is, since it can be guessed. */
async function provenByPass(
  context: Context,
  { principal }: CounterClerk,
  { request: { deviceId }, chosen, tries, point, locale, passText }: Proving & { passText: string },
): Promise<Proven> {
  const kind = passKindOf(passText);
  if (kind === undefined) throw invalid('proof.pass', 'notAllowed');
  const look = () => checkPass(context, point.id, passText);
  const lookUp = async () => {
    const found = await look();
    return found.verdict === 'UNKNOWN' ? undefined : found;
  };
  const tried = kind === 'QR' ? { found: await look() } : await tries.spend({ principal, deviceId }, lookUp);
  if ('left' in tried)
    throw await passRefused(context, { verdict: 'UNKNOWN', pass: undefined, left: tried.left }, locale);
  const check = tried.found;
  if (check.verdict !== 'GOOD') throw await passRefused(context, check, locale);
  const { customerCode } = check.pass;
  if (chosen !== undefined && chosen !== customerCode) throw invalid('customerCode', 'notAllowed');
  if ((await countParcelsReadyAt(context.db, customerCode, point.id)) === 0) throw nothingWaits(customerCode);
  return { customerCode, pass: check.pass };
}

async function checkChosen(
  context: Context,
  { chosen, point, code, tries }: { chosen: string; code: string } & Pick<Proving, 'point' | 'tries'>,
): Promise<string> {
  const collector = { customerCode: chosen, pickupPointId: point.id };
  const { check, left } = await tries.spendOn(collector, () => checkCode(context, collector, code));
  if (check.result === 'RIGHT') return chosen;
  if (check.result === 'WRONG')
    throw new AppError('handOver.wrongCode', { params: { left: Math.min(check.triesLeft, left) } });
  if (check.result === 'REPLACED') throw new AppError('handOver.codeReplaced');
  throw nothingWaits(chosen);
}

function nothingWaits(code: string): AppError {
  return new AppError('handOver.nothingWaits', { params: { code } });
}

function invalid(field: string, error: 'required' | 'notAllowed'): AppError {
  return new AppError('request.invalid', { fields: [{ field, error }] });
}

/** An own visit at the own point, ended or not. Throws `handOver.noPoint`, `handOver.visitNotFound`. */
export async function requireVisit(
  context: Context,
  { principal }: CounterClerk,
  id: string,
): Promise<{ visit: Visit; point: CounterPoint }> {
  const point = await requirePoint(context, principal);
  const visit = await findVisit(context.db, id);
  if (visit === undefined || visit.unitId !== point.id || visit.clerkId !== principal.userId)
    throw new AppError('handOver.visitNotFound');
  return { visit, point };
}

/** The same, while it is open. Throws `handOver.visitEnded` as well. */
export async function requireOpenVisit(
  context: Context,
  clerk: CounterClerk,
  id: string,
): Promise<{ visit: Visit; point: CounterPoint }> {
  const found = await requireVisit(context, clerk, id);
  requireNotEnded(context, found.visit);
  return found;
}

/**
 * Throws `handOver.visitEnded`. A visit at the door is one giving with its proof, which may come again until it is
 * taken.
 */
export function requireNotEnded({ clock }: Pick<Context, 'clock'>, visit: Visit): void {
  if (visit.stopId === null && endOf(visit) <= clock.now()) throw new AppError('handOver.visitEnded');
}

/** When a visit has ended or will count as ended. */
export function endOf({ openedAt, endedAt }: Visit): Date {
  return endedAt ?? new Date(openedAt.getTime() + visitMinutes * 60_000);
}

/** The card of an open visit, on record as each showing of it. Throws as `requireOpenVisit` does. */
export async function readVisit(
  context: Context,
  clerk: CounterClerk,
  id: string,
  locale: Locale,
): Promise<VisitCard> {
  const { visit, point } = await requireOpenVisit(context, clerk, id);
  const { deviceId, unitId, proof: by } = visit;
  return onRecord(
    context,
    clerk,
    { deviceId, unitId, by, sought: null },
    {
      work: () => describeVisit(context, visit, point, locale),
      codesOf: ({ customer }) => [customer.code],
    },
  );
}

/**
 * Names who collects for the customer, or takes that back: where the customer's code was said. Throws as
 * `requireOpenVisit` does, `handOver.delegateOfPass` where a pass says who collects, and `handOver.delegateNeedsCode`.
 */
export async function nameDelegate(
  context: Context,
  clerk: CounterClerk,
  id: string,
  { delegate }: BodyOf<typeof delegateCall>,
  locale: Locale,
): Promise<VisitCard> {
  const { visit } = await requireOpenVisit(context, clerk, id);
  if (visit.passSerial !== null && visit.delegate !== null) throw new AppError('handOver.delegateOfPass');
  if (delegate !== null && visit.proof !== 'CODE') throw new AppError('handOver.delegateNeedsCode');
  const name = delegate?.name.trim() ?? '';
  if (delegate !== null && name === '') throw invalid('delegate.name', 'required');
  await storeDelegate(
    context.db,
    id,
    delegate === null ? null : { name, document: documentOf(delegate.document) },
  );
  return readVisit(context, clerk, id, locale);
}

/** Closes the card; closed before, it stays so. Throws as `requireVisit` does. */
export async function endVisit(
  context: Context,
  clerk: CounterClerk,
  id: string,
): Promise<{ endedAt: string }> {
  const { visit } = await requireVisit(context, clerk, id);
  const now = context.clock.now();
  await storeEnd(context.db, id, now < endOf(visit) ? now : endOf(visit));
  const ended = await findVisit(context.db, id);
  return { endedAt: (ended?.endedAt ?? now).toISOString() };
}
