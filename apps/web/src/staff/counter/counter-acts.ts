/**
 * What can be done at a counter, online and offline: each act is declared once, and judged by the service or by the
 * snapshot of this device; `permits` says which there are.
 */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { ApiError } from '../../shared/api/exchange.ts';
import { formatMoney } from '../../shared/format/numbers.ts';
import { byService, end, reload, renew } from './by-service.ts';
import { bySnapshot, takeCash as takeCashHere, unknown } from './by-snapshot.ts';
import type { CashHere, Here } from './by-snapshot.ts';
import { givable, unpaidOf } from './card.ts';
import type { OpenCard, Proof } from './card.ts';
import { cardNow, empty, isOffline } from './counter-state.ts';
import type { CounterAt, Judge } from './counter-state.ts';
import {
  cardVerdict,
  foundVerdict,
  nextWords,
  otherCardVerdict,
  rightVerdict,
  verdictOf,
} from './counter-verdicts.ts';
import { counterTexts, evidenceTexts } from './counter-words.ts';
import { readCodeShapes } from '../../shared/session/code-shapes.ts';

/** The station with the snapshot by which acts are done offline; undefined without a snapshot, which is said. */
function hereOf({ station, change }: CounterAt): Here | undefined {
  const here = station();
  if (here?.snapshot !== undefined) return { ...here, snapshot: here.snapshot };
  const { ready, noSnapshot } = counterTexts.read().offline;
  change({ verdict: verdictOf('BLOCKED', { ...ready, line: noSnapshot }) });
  return undefined;
}

function judgeOf(at: CounterAt): Judge | undefined {
  if (!isOffline(at)) return byService(at);
  const here = hereOf(at);
  return here && bySnapshot(at, here);
}

/**
 * What was scanned or typed: a parcel for the open card, a pass, a pickup code, or who is looked for. A scan without an
 * answer waits until it is certain that there is no line.
 */
export async function take(at: CounterAt, raw: string): Promise<void> {
  if (isOffline(at)) return takeNow(at, raw);
  try {
    await takeNow(at, raw);
    at.change({ unanswered: [] });
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) {
      if (isOffline(at)) return takeNow(at, raw);
      at.change({ unanswered: [...at.read().unanswered, raw] });
    } else at.change({ unanswered: [] });
    throw error;
  }
  return undefined;
}

async function takeNow(at: CounterAt, raw: string): Promise<void> {
  const judge = judgeOf(at);
  const { card } = at.read();
  if (judge !== undefined)
    await (card === undefined ? takeAlone(at, judge, raw) : bring(at, judge, card, raw));
}

/** A pickup code, or a pass by its QR or its short number. */
function proofOf(raw: string): Proof | undefined {
  if (readPickupCode(raw) !== undefined) return { kind: 'CODE', code: raw };
  const isPass = readPassText(raw) !== undefined || readPassSerial(raw) !== undefined;
  return isPass ? { kind: 'PASS', pass: raw } : undefined;
}

/** Without an open card. What looks like a proof and is none may be a parcel or a customer. */
async function takeAlone(at: CounterAt, judge: Judge, raw: string): Promise<void> {
  const proof = proofOf(raw);
  const opened = proof && (await judge.open(proof));
  if (opened !== undefined && !('verdict' in opened)) return show(at, opened);
  if (opened === undefined) return at.change((await judge.find(raw)) ?? { verdict: unknown(raw) });
  const found = opened.isNone === true ? await judge.find(raw).catch(() => undefined) : undefined;
  return at.change(found ?? { verdict: opened.verdict });
}

/**
 * At an open card a parcel is meant: a pass, a pickup code or a customer is named as what it is, and changes nothing of
 * the card.
 */
async function bring(at: CounterAt, judge: Judge, card: OpenCard, raw: string): Promise<void> {
  const other = (named: string | undefined) =>
    at.change({ verdict: otherCardVerdict(card.customerCode, named) });
  const customerCode = readPassText(raw)?.pass.customerCode;
  if (customerCode !== undefined) return other(customerCode);
  const seen = await judge.look(card, raw);
  if ('verdict' in seen) {
    const named = readCustomerCode(raw, readCodeShapes());
    const isOther = seen.isNone === true && (named !== undefined || proofOf(raw) !== undefined);
    return isOther ? other(named) : at.change({ verdict: seen.verdict });
  }
  const { code } = seen;
  const { brought } = at.read();
  if (brought.includes(code))
    return at.change({ verdict: verdictOf('DUPLICATE', counterTexts.read().brought, { code }) });
  const next = [...brought, code];
  at.change({ brought: next });
  const now = cardNow(at);
  return now && at.change({ verdict: rightVerdict(now, next, code) });
}

/** Shows the card that was opened; what was brought to another card of the customer stays. */
function show(at: CounterAt, card: OpenCard): void {
  const { card: before } = at.read();
  const verdict = verdictOf('OK', counterTexts.read().opened, { code: card.customerCode });
  at.change({ ...(before?.customerCode === card.customerCode ? {} : empty), card, verdict });
}

/** One of those that were found is the customer. */
export function choose({ read, change }: CounterAt, customerCode: string): void {
  change({ chosen: customerCode, verdict: foundVerdict(read().found?.list.length ?? 1, customerCode) });
}

/** Opens the card of the chosen customer, or of the owner of the code. */
export async function open(at: CounterAt, proof: Proof): Promise<void> {
  const opened = await judgeOf(at)?.open(proof);
  if (opened === undefined) return undefined;
  return 'verdict' in opened ? at.change({ verdict: opened.verdict }) : show(at, opened);
}

/** Closes the card; the next customer may come. Scans without an answer were meant for this one. */
export async function close(at: CounterAt): Promise<void> {
  const { card } = at.read();
  at.change({ ...empty, verdict: readyVerdict(at) });
  if (isOffline(at)) return;
  if (card !== undefined) await end(card);
  await at.refresh();
}

export function readyVerdict(at: Pick<CounterAt, 'station'>) {
  const { ready, offline: words } = counterTexts.read();
  return verdictOf('READY', isOffline(at) ? words.ready : ready);
}

/**
 * Enter: hands over what stands there as it is pressed. One that is pressed, or still asks the service, while this
 * window takes money gives nothing: it was pressed for another sum.
 */
export function pressGive(at: CounterAt): () => Promise<void> {
  const { isPaying, payments } = at.read();
  return isPaying ? () => Promise.resolve() : () => give(at, () => at.read().payments === payments);
}

/** This window has sent a payment, or has its answer. */
export function taking({ read, change }: CounterAt, isPaying: boolean): void {
  change({ isPaying, payments: read().payments + Number(isPaying) });
}

/** Hands over all that was brought; the card of which nothing is left closes by itself. */
async function give(at: CounterAt, isStillMeant: () => boolean): Promise<void> {
  const { card, brought } = at.read();
  if (card === undefined || brought.length === 0) return;
  const isHere = isOffline(at);
  const readAnew = () => (isHere ? Promise.resolve([]) : Promise.all([reload(at), at.refresh()]));
  // It may have been paid at another place.
  const before = cardNow(at);
  if (before !== undefined && unpaidOf(before, brought).length > 0) await readAnew();
  if (!isStillMeant()) return;
  const against = whyNotGiven(at);
  if (against !== undefined) return at.change({ verdict: against });
  const judge = judgeOf(at);
  if (judge === undefined) return;
  at.change({ isGiving: true });
  const { given, refusal } = await judge.give(card, at.read().brought);
  at.change({ isGiving: false, brought: at.read().brought.filter((code) => !given.includes(code)) });
  await readAnew();
  const left = cardNow(at);
  const isOver = left !== undefined && (isHere ? givable(left).length === 0 : left.ready === 0);
  if (isOver && refusal === undefined) await close(at);
  const words = counterTexts.read();
  const says = isHere ? words.offline.stored(given.length) : words.given(given.length);
  // What is left on the shelf comes before the next customer.
  const next = left === undefined || isOver ? says.next : nextWords(left, at.read().brought);
  const done = verdictOf(isHere ? 'STORED' : 'OK', { ...says, next }, { code: card.customerCode });
  at.change({ verdict: refusal ?? done });
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

export type OwnReceipt = { customerCode: string; number: string };

/** A payment was taken online at the card of a customer, which may be closed by then, or another one be open. */
export async function paid(at: CounterAt, { customerCode, number }: OwnReceipt): Promise<void> {
  await reload(at);
  const card = cardNow(at);
  const { paid: says, ready } = counterTexts.read();
  const verdict =
    card === undefined
      ? verdictOf('OK', { ...says(number), next: ready.next })
      : cardVerdict(card, at.read().brought, says(number));
  at.change({ verdict: { ...verdict, code: customerCode } });
}

/** Cash is taken offline at the card. */
export function takeCash(at: CounterAt, cash: CashHere): void {
  const here = hereOf(at);
  const { card } = at.read();
  if (here !== undefined && card !== undefined) takeCashHere(at, here, card, cash);
}

/** The photo or signature that the point asks for was made. */
export async function addEvidence(at: CounterAt, kind: EvidenceKind, file: Blob): Promise<void> {
  const { card } = at.read();
  if (card !== undefined) await judgeOf(at)?.addEvidence(card, { kind, file });
}

/**
 * The line has gone: what got no answer is taken by the snapshot. Or it is back: the card is that of the service again,
 * and one of which nothing is left closes.
 */
export async function follow(at: CounterAt): Promise<void> {
  const { unanswered, card, verdict } = at.read();
  if (verdict.tone === 'READY' && card === undefined) at.change({ verdict: readyVerdict(at) });
  if (isOffline(at)) {
    at.change({ unanswered: [] });
    for (const raw of unanswered) await takeNow(at, raw);
    return;
  }
  if (card === undefined) return;
  const before = cardNow(at);
  const isDone = before !== undefined && givable(before).length === 0;
  const wasUsed = card.pass !== undefined && card.visit === undefined;
  const hasGiven = at.acts.read().some(({ facts }) => 'visit' in facts && facts.visit === card.id);
  if (isDone || (wasUsed && hasGiven)) await close(at);
  else await renew(at);
}
