/** What can be done at a counter. Each act is declared once, with how it is done online and offline; `permits` says which there are. */
import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { ApiError } from '../../shared/api/exchange.ts';
import { formatMoney } from '../../shared/format/numbers.ts';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { cardOfVisit, givable, unpaidOf } from './card.ts';
import type { Card, CounterAct } from './card.ts';
import { cardVerdict, foundVerdict, verdictOf } from './counter-verdicts.ts';
import { empty, isOffline } from './counter-state.ts';
import type { CounterAt, CounterState, OpenCard, Proof, Station } from './counter-state.ts';
import { counterTexts } from './counter-words.ts';
import { evidenceTexts } from './evidence/evidence-words.ts';
import * as offline from './offline/offline-acts.ts';
import type { CashHere, Here } from './offline/offline-acts.ts';
import { cardOfSnapshot } from './offline/snapshot-card.ts';
import * as online from './online-acts.ts';

/** The station by whose snapshot acts are done; undefined online, and offline without a snapshot, which is said. */
function hereOf({ station, change }: CounterAt): Here | undefined {
  const here = station();
  if (here?.snapshot !== undefined) return { ...here, snapshot: here.snapshot };
  const { ready, noSnapshot } = counterTexts.read().offline;
  change({ verdict: verdictOf('BLOCKED', { ...ready, line: noSnapshot }) });
  return undefined;
}

/** The card that is open, as it stands: what the service says online, the snapshot offline and of a card that the service does not know yet. */
export function cardOf(
  { card }: Pick<CounterState, 'card'>,
  station: Station | undefined,
  acts: readonly CounterAct[],
): Card | undefined {
  const { snapshot, mayTake = false, isOffline: isDown = false } = station ?? {};
  if (card === undefined) return undefined;
  const isKnown = card.visit?.id === card.id && !isDown;
  if (snapshot !== undefined && !isKnown)
    return cardOfSnapshot(snapshot, acts, card, { today: offline.today(), mayTake });
  return card.visit && cardOfVisit(card.visit, acts);
}

const cardNow = (at: CounterAt) => cardOf(at.read(), at.station(), at.acts.read());

/** What was scanned or typed: a parcel for the open card, a pass, a pickup code, or who is looked for. A scan without an answer waits until it is certain that there is no line. */
export async function take(at: CounterAt, raw: string): Promise<void> {
  if (isOffline(at)) return takeHere(at, raw);
  const { card } = at.read();
  try {
    await (card === undefined ? online.takeAlone(at, raw) : online.bring(at, card, raw));
    at.change({ unanswered: [] });
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) {
      if (isOffline(at)) return takeHere(at, raw);
      at.change({ unanswered: [...at.read().unanswered, raw] });
    } else at.change({ unanswered: [] });
    throw error;
  }
  return undefined;
}

async function takeHere(at: CounterAt, raw: string): Promise<void> {
  const here = hereOf(at);
  const { card } = at.read();
  if (here === undefined) return undefined;
  return card === undefined ? offline.takeAlone(at, here, raw) : offline.bring(at, here, { card, raw });
}

/** One of those that were found is the customer. */
export function choose({ read, change }: CounterAt, customerCode: string): void {
  change({ chosen: customerCode, verdict: foundVerdict(read().found?.list.length ?? 1, customerCode) });
}

/** Opens the card of who was chosen, or whose code it is. */
export async function open(at: CounterAt, proof: Proof): Promise<void> {
  return isOffline(at) ? offline.open(at, proof) : online.open(at, proof);
}

/** Closes the card; the next customer may come. Scans without an answer were meant for this one. */
export async function close(at: CounterAt): Promise<void> {
  const { card } = at.read();
  at.change({ ...empty, verdict: readyVerdict(at) });
  if (isOffline(at)) return;
  if (card !== undefined) await online.end(card);
  await at.refresh();
}

export function readyVerdict(at: Pick<CounterAt, 'station'>) {
  const { ready, offline: words } = counterTexts.read();
  return verdictOf('READY', isOffline(at) ? words.ready : ready);
}

/** Hands over all that was brought; the card of which nothing is left closes by itself. */
export async function give(at: CounterAt): Promise<void> {
  const { card, brought } = at.read();
  if (card === undefined || brought.length === 0) return;
  const isHere = isOffline(at);
  // It may have been paid at another place.
  const before = cardNow(at);
  if (!isHere && before !== undefined && unpaidOf(before, brought).length > 0)
    await Promise.all([online.reload(at), at.refresh()]);
  const against = whyNotGiven(at);
  if (against !== undefined) return at.change({ verdict: against });
  await (isHere ? giveHere(at, card) : giveByCalls(at, card));
}

/** What stands against handing over what was brought: something unpaid, or the picture that the point asks for. */
function whyNotGiven(at: CounterAt) {
  const words = counterTexts.read();
  const { brought } = at.read();
  const card = cardNow(at);
  if (card === undefined) return undefined;
  const [unpaid] = unpaidOf(card, brought);
  if (unpaid !== undefined) {
    const owed = toWireMoney({ amountMinor: BigInt(unpaid.cents ?? 0), currency: 'USD' });
    const line = words.card.owes(formatMoney(owed));
    return verdictOf(
      'BLOCKED',
      { title: words.refusals.unpaid, line, next: words.nextPay },
      { code: unpaid.code },
    );
  }
  const { asked, made } = card.evidence;
  if (isEnoughEvidence(asked, made)) return undefined;
  return verdictOf('BLOCKED', evidenceTexts.read().missing, { code: card.customerCode });
}

async function giveByCalls(at: CounterAt, card: OpenCard): Promise<void> {
  const { brought } = at.read();
  at.change({ isGiving: true });
  const { given, refusal } = await online.giveEach(card, brought);
  at.change({
    ...{ isGiving: false, card: { ...card, given: card.given + given.length } },
    brought: brought.filter((code) => !given.includes(code)),
  });
  await Promise.all([online.reload(at), at.refresh()]);
  if (at.read().card?.visit?.ready === 0 && refusal === undefined) await close(at);
  const words = counterTexts.read().given(given.length);
  at.change({ verdict: refusal ?? verdictOf('OK', words, { code: card.customerCode }) });
}

async function giveHere(at: CounterAt, card: OpenCard): Promise<void> {
  const here = hereOf(at);
  const { brought } = at.read();
  if (here === undefined || !offline.giveEach(at, here, { card, codes: brought })) return;
  const { verdict } = at.read();
  at.change({ brought: [] });
  const left = cardNow(at);
  if (left !== undefined && givable(left).length === 0) await close(at);
  at.change({ verdict });
}

/** A payment was taken online at the card. */
export async function paid(at: CounterAt, receiptNumber: string): Promise<void> {
  await online.reload(at);
  const card = cardNow(at);
  const words = counterTexts.read().paid(receiptNumber);
  if (card !== undefined) at.change({ verdict: cardVerdict(card, at.read().brought, words) });
}

/** Cash is taken offline at the card. */
export function takeCash(at: CounterAt, cash: CashHere): void {
  const here = hereOf(at);
  const { card } = at.read();
  if (here !== undefined && card !== undefined) offline.takeCash(at, here, card, cash);
}

/** The photo or signature that the point asks for was made. */
export async function addEvidence(at: CounterAt, kind: EvidenceKind, file: Blob): Promise<void> {
  const { card } = at.read();
  if (card === undefined) return;
  if (!isOffline(at)) return online.sendEvidence(at, card.id, { kind, file });
  const here = hereOf(at);
  if (here !== undefined) await offline.addEvidence(at, here, { card, kind, file });
}

/** The line has gone: what got no answer is taken by the snapshot. Or it is back: the card is that of the service again, and one of which nothing is left closes. */
export async function follow(at: CounterAt): Promise<void> {
  const { unanswered, card, verdict } = at.read();
  if (verdict.tone === 'READY' && card === undefined) at.change({ verdict: readyVerdict(at) });
  if (isOffline(at)) {
    at.change({ unanswered: [] });
    for (const raw of unanswered) await takeHere(at, raw);
    return;
  }
  if (card === undefined) return;
  const before = cardNow(at);
  const isDone = before !== undefined && givable(before).length === 0;
  const wasUsed = card.pass !== undefined && card.visit === undefined;
  const hasGiven = at.acts.read().some(({ facts }) => 'visit' in facts && facts.visit === card.id);
  if (isDone || (wasUsed && hasGiven)) await close(at);
  else await online.renew(at);
}
