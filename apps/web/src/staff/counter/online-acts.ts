/** Acts of an online counter: each is a call of its own, judged by the service at once. */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { readPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { call } from '../../shared/api/call.ts';
import type { CallOptions } from '../../shared/api/call.ts';
import type { Asked, CallName, ReplyTo } from '../../shared/api/calls.ts';
import { untilCut } from '../../shared/api/cut-calls.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { newRequestId } from '../../shared/api/request-id.ts';
import { serverNow } from '../../shared/session/session-state.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import { cardOfVisit } from './card.ts';
import type { Visit } from './counter-queries.ts';
import { empty, isOffline } from './counter-state.ts';
import type { CounterAt, OpenCard, Proof } from './counter-state.ts';
import {
  cardVerdict,
  foundVerdict,
  otherCardVerdict,
  refusalOf,
  rightVerdict,
  verdictOf,
} from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import { readShownPass } from './offline/shown-pass.ts';
import { counterDeviceId } from './own-device.ts';

/** A call of the counter: it is given up once the counter is offline. */
const ask = <N extends CallName>(name: N, options: Asked<N> & CallOptions): Promise<ReplyTo<N>> =>
  untilCut(call(name, options));

/** The QR of a pass, or its short number. */
function isPass(text: string): boolean {
  return readPassText(text) !== undefined || readPassSerial(text) !== undefined;
}

/** Without an open card: a pass, a pickup code, or who is looked for. */
export function takeAlone(at: CounterAt, raw: string): Promise<void> {
  if (readPickupCode(raw) !== undefined) return open(at, { kind: 'CODE', code: raw });
  return isPass(raw) ? openByPass(at, raw) : find(at, raw);
}

/** A pass says by itself whose it is. A parcel whose code looks like a short number is looked for once no pass has it. */
async function openByPass(at: CounterAt, raw: string): Promise<void> {
  at.change({ found: undefined, chosen: undefined });
  try {
    await open(at, { kind: 'PASS', pass: raw });
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'handOver.passUnknown') throw error;
    await find(at, raw).catch(() => {
      throw error;
    });
  }
}

async function find({ change }: CounterAt, text: string): Promise<void> {
  change({ found: undefined, chosen: undefined });
  const body = { text, deviceId: await counterDeviceId() };
  const found = await ask('POST /hand-over/find', { body, quiet: true });
  const [only, ...others] = found.list;
  const chosen = others.length === 0 ? only?.customerCode : undefined;
  change({ found, chosen, verdict: foundVerdict(found.list.length, chosen) });
}

/** Opens the card of who was chosen, or whose code it is. */
export async function open({ read, change }: CounterAt, proof: Proof): Promise<void> {
  const { chosen } = read();
  const visit = await visitOf(proof, chosen);
  const { opened } = counterTexts.read();
  const verdict = verdictOf('OK', opened, { code: visit.customer.code });
  change({ ...empty, card: cardOf(visit, proof), verdict });
}

async function visitOf(proof: Proof, customerCode: string | undefined): Promise<Visit> {
  const whose = customerCode === undefined ? {} : { customerCode };
  const body = { requestId: newRequestId(), deviceId: await counterDeviceId(), proof, ...whose };
  return ask('POST /hand-over/visits', { body, quiet: true });
}

function cardOf(visit: Visit, proof: Proof): OpenCard {
  const pass = proof.kind === 'PASS' ? readShownPass(proof.pass) : undefined;
  const { id, customer } = visit;
  const read = { visit, readAt: serverNow() };
  return { id, customerCode: customer.code, proof, pass, ...read, evidence: undefined, given: 0 };
}

/** At an open card a parcel is meant: a pass, a pickup code or a customer is named as what it is, and changes nothing of the card. */
export async function bring(at: CounterAt, card: OpenCard, raw: string): Promise<void> {
  const shown = readPassText(raw)?.pass.customerCode;
  if (shown !== undefined) return at.change({ verdict: otherCardVerdict(card.customerCode, shown) });
  try {
    return await scan(at, card, raw);
  } catch (error) {
    const isNone = error instanceof ApiError && error.error === 'tracking.parcelNotFound';
    const named = readCustomerCode(raw);
    const isProof = readPickupCode(raw) !== undefined || readPassSerial(raw) !== undefined;
    if (!isNone || (named === undefined && !isProof)) throw error;
    return at.change({ verdict: otherCardVerdict(card.customerCode, named) });
  }
}

async function scan(at: CounterAt, { id, visit }: OpenCard, raw: string): Promise<void> {
  const { trackingCode } = await ask('POST /hand-over/visits/{id}/scan', {
    ...{ params: { id }, body: { code: raw }, quiet: true },
  });
  const { brought } = at.read();
  if (brought.includes(trackingCode)) {
    at.change({ verdict: verdictOf('DUPLICATE', counterTexts.read().brought, { code: trackingCode }) });
    return;
  }
  // What came to the shelf after the card was opened is on it from now on.
  if (!visit?.parcels.some((parcel) => parcel.trackingCode === trackingCode)) await reload(at);
  const next = [...brought, trackingCode];
  at.change({ brought: next });
  const now = at.read().card?.visit ?? visit;
  if (now === undefined) return;
  at.change({ verdict: rightVerdict(cardOfVisit(now, at.acts.read()), next, trackingCode) });
}

/** Reads the open card anew; what was brought and is not on it any more was given or put back elsewhere. A card that was opened offline is opened at the service too. */
export async function reload(at: CounterAt): Promise<void> {
  const { card } = at.read();
  if (card === undefined) return;
  const isKnown = card.visit?.id === card.id;
  if (!isKnown && card.proof === undefined) return at.change({ card: undefined, chosen: card.customerCode });
  const visit =
    isKnown || card.proof === undefined
      ? await ask('GET /hand-over/visits/{id}', { params: { id: card.id }, quiet: true })
      : await openAgain(at, card.proof, card.customerCode);
  const { brought } = at.read();
  const isWhole = visit.ready === visit.parcels.length;
  const here = brought.filter((code) => visit.parcels.some(({ trackingCode }) => trackingCode === code));
  at.change({
    card: { ...card, id: visit.id, visit, readAt: serverNow() },
    brought: isWhole && here.length < brought.length ? here : brought,
  });
}

/** What the service does not open is closed here too. */
async function openAgain({ change }: CounterAt, proof: Proof, customerCode: string): Promise<Visit> {
  try {
    return await visitOf(proof, customerCode);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) change(empty);
    throw error;
  }
}

/** Somebody comes back to this window, or the line is back: what was changed elsewhere meanwhile is shown, and said. */
export async function renew(at: CounterAt): Promise<void> {
  const { card: before, isGiving } = at.read();
  if (before === undefined || isGiving || isOffline(at)) return;
  try {
    await Promise.all([reload(at), at.refresh()]);
  } catch (error) {
    // Whether there is a line is asked by others.
    if (error instanceof ApiError && error.status === 0) return;
    throw error;
  }
  const { card, brought } = at.read();
  const { visit } = before;
  if (visit?.id !== before.id || card?.visit === undefined) return;
  if (JSON.stringify(visit.parcels) === JSON.stringify(card.visit.parcels)) return;
  const now = cardOfVisit(card.visit, at.acts.read());
  at.change({ verdict: cardVerdict(now, brought, counterTexts.read().renewed) });
}

/** Ends the visit at the service. */
export async function end({ id, visit }: OpenCard): Promise<void> {
  if (visit?.id === id) await ask('POST /hand-over/visits/{id}/end', { params: { id }, quiet: true });
}

/** Sends the picture that was made at the card. */
export async function sendEvidence(
  at: CounterAt,
  visit: string,
  { kind, file }: { kind: EvidenceKind; file: Blob },
): Promise<void> {
  const query = { visit, kind, takenAt: new Date().toISOString() };
  await ask('PUT /hand-over/evidence/{id}', { params: { id: newRequestId() }, query, file, quiet: true });
  await reload(at);
}

/** Request ids of hand-overs that were not answered, by visit and parcel: the same is sent again, to the letter, also from the queue of this device. */
const unanswered = new Map<string, string>();

/** The id of a hand-over that is stored now: that of its call, where that was not answered. */
export function takeGiveId(visit: string, code: string): string {
  const key = `${visit}:${code}`;
  const requestId = unanswered.get(key) ?? newRequestId();
  unanswered.delete(key);
  return requestId;
}

/** Hands over each by its own call: one that is refused stops no other. */
export async function giveEach({ id }: OpenCard, codes: readonly string[]) {
  const deviceId = await counterDeviceId();
  const given: string[] = [];
  let refusal: ShownVerdict | undefined;
  for (const trackingCode of codes) {
    const key = `${id}:${trackingCode}`;
    const requestId = unanswered.get(key) ?? newRequestId();
    unanswered.set(key, requestId);
    try {
      const body = { requestId, deviceId, trackingCode };
      await ask('POST /hand-over/visits/{id}/give', { params: { id }, body, quiet: true });
      given.push(trackingCode);
      unanswered.delete(key);
    } catch (error) {
      // Refused, so nothing is stored under the id; after a lost answer the same is asked again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(key);
      refusal = refusalOf(error, trackingCode);
    }
  }
  return { given, refusal };
}
