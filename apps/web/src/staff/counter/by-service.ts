/** An online counter: each act is a call of its own, judged by the service at once. */
import { call } from '../../shared/api/call.ts';
import type { CallOptions } from '../../shared/api/call.ts';
import type { Asked, CallName, ReplyTo } from '../../shared/api/calls.ts';
import { untilCut } from '../../shared/api/cut-calls.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { newRequestId } from '../../shared/api/request-id.ts';
import { serverNow } from '../../shared/session/session-state.ts';
import type { OpenCard, Proof } from './card.ts';
import type { Visit } from './counter-queries.ts';
import { cardNow, empty, isOffline, openedCard } from './counter-state.ts';
import type { CounterAt, GiveEnd, Judge } from './counter-state.ts';
import { cardVerdict, foundVerdict, refusalOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import { counterDeviceId } from './own-device.ts';

/** A call of the counter: it is given up once the counter is offline. */
const ask = <N extends CallName>(name: N, options: Asked<N> & CallOptions): Promise<ReplyTo<N>> =>
  untilCut(call(name, options));

/**
 * How an online counter judges: each act is a call of its own. A refusal is thrown as its call throws it, but where
 * something else may be meant.
 */
export const byService = (at: CounterAt): Judge => ({
  async find(text) {
    at.change({ found: undefined, chosen: undefined });
    const body = { text, deviceId: await counterDeviceId() };
    const found = await ask('POST /hand-over/find', { body, quiet: true });
    const [only, ...others] = found.list;
    const chosen = others.length === 0 ? only?.customerCode : undefined;
    return { found, chosen, verdict: foundVerdict(found.list.length, chosen) };
  },
  async open(proof) {
    // A pass names its owner by itself.
    if (proof.kind === 'PASS') at.change({ found: undefined, chosen: undefined });
    const visit = await visitOf(proof, at.read().chosen).catch(unless('handOver.passUnknown'));
    if ('error' in visit)
      return { verdict: refusalOf(visit, 'pass' in proof ? proof.pass : undefined), isNone: true };
    return openedCard(visit.id, visit.customer.code, proof, visit);
  },
  async look({ id, visit }, raw) {
    const request = { params: { id }, body: { code: raw }, quiet: true } as const;
    const seen = await ask('POST /hand-over/visits/{id}/scan', request).catch(
      unless('tracking.parcelNotFound'),
    );
    if ('error' in seen) return { verdict: refusalOf(seen, raw), isNone: true };
    const { trackingCode } = seen;
    // What came to the shelf after the card was opened is on it from now on.
    if (!visit?.parcels.some((parcel) => parcel.trackingCode === trackingCode)) await reload(at);
    return { code: trackingCode };
  },
  async give(card, codes) {
    const end = await giveEach(card, codes);
    at.change({ card: { ...card, given: card.given + end.given.length } });
    return end;
  },
  async addEvidence({ id: visit }, { kind, file }) {
    const query = { visit, kind, takenAt: new Date().toISOString() };
    await ask('PUT /hand-over/evidence/{id}', { params: { id: newRequestId() }, query, file, quiet: true });
    await reload(at);
  },
});

/** The failure in the place of an answer, where it is of this name. */
function unless(name: ApiError['error']) {
  return (error: unknown): ApiError => {
    if (error instanceof ApiError && error.error === name) return error;
    throw error;
  };
}

async function visitOf(proof: Proof, customerCode: string | undefined): Promise<Visit> {
  const named = customerCode === undefined ? {} : { customerCode };
  const body = { requestId: newRequestId(), deviceId: await counterDeviceId(), proof, ...named };
  return ask('POST /hand-over/visits', { body, quiet: true });
}

/**
 * Reads the open card anew; what was brought and is not on it any more was given or put back elsewhere. A card that was
 * opened offline is opened at the service too.
 */
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
  const now = cardNow(at);
  if (now !== undefined) at.change({ verdict: cardVerdict(now, brought, counterTexts.read().renewed) });
}

/** Ends the visit at the service. */
export async function end({ id, visit }: OpenCard): Promise<void> {
  if (visit?.id === id) await ask('POST /hand-over/visits/{id}/end', { params: { id }, quiet: true });
}

/**
 * Request ids of hand-overs that were not answered, by visit and parcel: the same is sent again, to the letter, also
 * from the queue of this device.
 */
const unanswered = new Map<string, string>();

/** The id of a hand-over that is stored now: that of its call, where that was not answered. */
export function takeGiveId(visit: string, code: string): string {
  const key = `${visit}:${code}`;
  const requestId = unanswered.get(key) ?? newRequestId();
  unanswered.delete(key);
  return requestId;
}

/** Hands over each by its own call: one that is refused stops no other. */
async function giveEach({ id }: OpenCard, codes: readonly string[]): Promise<GiveEnd> {
  const deviceId = await counterDeviceId();
  const handedOver: string[] = [];
  let refusal: GiveEnd['refusal'];
  for (const trackingCode of codes) {
    const key = `${id}:${trackingCode}`;
    const requestId = unanswered.get(key) ?? newRequestId();
    unanswered.set(key, requestId);
    try {
      const body = { requestId, deviceId, trackingCode };
      await ask('POST /hand-over/visits/{id}/give', { params: { id }, body, quiet: true });
      handedOver.push(trackingCode);
      unanswered.delete(key);
    } catch (error) {
      // Refused, so nothing is stored under the id; after a lost answer the same is asked again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(key);
      refusal = refusalOf(error, trackingCode);
    }
  }
  return { given: handedOver, refusal };
}
