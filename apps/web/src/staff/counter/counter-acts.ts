import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { readPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { newRequestId } from '../../shared/api/request-id.ts';
import { formatMoney } from '../../shared/format/numbers.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import type { Visit } from './counter-queries.ts';
import { empty } from './counter-state.ts';
import type { CounterAt, Proof } from './counter-state.ts';
import { verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import { evidenceTexts } from './evidence/evidence-words.ts';
import { giveAll } from './give-all.ts';
import { counterDeviceId } from './own-device.ts';
import { cardVerdict, rightVerdict } from './right-verdict.ts';
import { unpaidOf } from './visit-sums.ts';

/** What was scanned or typed: a parcel for the open card, a pass, a pickup code, or who is looked for. */
export function take(at: CounterAt, raw: string): Promise<void> {
  const { visit } = at.read();
  if (visit !== undefined) return takeAtCard(at, visit, raw);
  if (readPickupCode(raw) !== undefined) return open(at, { kind: 'CODE', code: raw });
  return isPass(raw) ? openByPass(at, raw) : find(at, raw);
}

/** At an open card a parcel is meant: a pass, a pickup code or a customer is named as what it is, and changes nothing of the card. */
async function takeAtCard(at: CounterAt, visit: Visit, raw: string): Promise<void> {
  const shown = readPassText(raw)?.pass.customerCode;
  if (shown !== undefined) return sayOpen(at, visit, shown);
  try {
    return await scan(at, visit, raw);
  } catch (error) {
    const isNone = error instanceof ApiError && error.error === 'tracking.parcelNotFound';
    const named = readCustomerCode(raw);
    const isProof = readPickupCode(raw) !== undefined || readPassSerial(raw) !== undefined;
    if (!isNone || (named === undefined && !isProof)) throw error;
    return sayOpen(at, visit, named);
  }
}

function sayOpen({ change }: CounterAt, { customer: { code } }: Visit, named: string | undefined): void {
  const { cardIsOpen, endFirst } = counterTexts.read();
  change({ verdict: verdictOf('BLOCKED', named === code ? cardIsOpen : endFirst(code), { code }) });
}

/** The QR of a pass, or its short number. */
function isPass(text: string): boolean {
  return readPassText(text) !== undefined || readPassSerial(text) !== undefined;
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
  const found = await call('POST /hand-over/find', { body, quiet: true });
  const [only, ...others] = found.list;
  const chosen = others.length === 0 ? only?.customerCode : undefined;
  change({ found, chosen, verdict: foundVerdict(found.list.length, chosen) });
}

/** One of those that were found is the customer. */
export function choose({ read, change }: Omit<CounterAt, 'refresh'>, customerCode: string): void {
  change({ chosen: customerCode, verdict: foundVerdict(read().found?.list.length ?? 1, customerCode) });
}

function foundVerdict(count: number, chosen: string | undefined): ShownVerdict {
  const { found, nextProof } = counterTexts.read();
  const words = found(count);
  return verdictOf('NEEDS_PERSON', chosen === undefined ? words : { ...words, next: nextProof });
}

/** Opens the card of who was chosen, or whose code it is. */
export async function open({ read, change }: CounterAt, proof: Proof): Promise<void> {
  const { chosen } = read();
  const whose = chosen === undefined ? {} : { customerCode: chosen };
  const body = { requestId: newRequestId(), deviceId: await counterDeviceId(), proof, ...whose };
  const visit = await call('POST /hand-over/visits', { body, quiet: true });
  const { opened } = counterTexts.read();
  change({ ...empty, visit, verdict: verdictOf('OK', opened, { code: visit.customer.code }) });
}

async function scan(at: CounterAt, visit: Visit, raw: string): Promise<void> {
  const { trackingCode } = await call('POST /hand-over/visits/{id}/scan', {
    ...{ params: { id: visit.id }, body: { code: raw }, quiet: true },
  });
  const { brought } = at.read();
  if (brought.includes(trackingCode)) {
    at.change({ verdict: verdictOf('DUPLICATE', counterTexts.read().brought, { code: trackingCode }) });
    return;
  }
  // What came to the shelf after the card was opened is on it from now on.
  if (!visit.parcels.some((parcel) => parcel.trackingCode === trackingCode)) await reload(at);
  const next = [...brought, trackingCode];
  at.change({ brought: next, verdict: rightVerdict(at.read().visit ?? visit, next, trackingCode) });
}

/** Reads the open card anew; what was brought and is not on it any more was given or put back elsewhere. */
export async function reload({ read, change }: CounterAt): Promise<void> {
  const before = read().visit;
  if (before === undefined) return;
  const visit = await call('GET /hand-over/visits/{id}', { params: { id: before.id }, quiet: true });
  const { brought } = read();
  const isWhole = visit.ready === visit.parcels.length;
  const here = brought.filter((code) => visit.parcels.some(({ trackingCode }) => trackingCode === code));
  change({ visit, brought: isWhole && here.length < brought.length ? here : brought });
}

/** A payment was taken at the card. */
export async function paid(at: CounterAt, receiptNumber: string): Promise<void> {
  await reload(at);
  const { visit, brought } = at.read();
  const words = counterTexts.read().paid(receiptNumber);
  if (visit !== undefined) at.change({ verdict: cardVerdict(visit, brought, words) });
}

/** Somebody comes back to this window: what was changed elsewhere meanwhile is shown, and said. */
export async function renew(at: CounterAt): Promise<void> {
  const before = at.read();
  if (before.visit === undefined || before.isGiving) return;
  try {
    await Promise.all([reload(at), at.refresh()]);
  } catch (error) {
    // Whether there is a line is asked by others.
    if (error instanceof ApiError && error.status === 0) return;
    throw error;
  }
  const { visit, brought } = at.read();
  const isSame = JSON.stringify(before.visit.parcels) === JSON.stringify(visit?.parcels);
  if (visit === undefined || isSame) return;
  at.change({ verdict: cardVerdict(visit, brought, counterTexts.read().renewed) });
}

/** Closes the card; the next customer may come. */
export async function close({ read, change, refresh }: CounterAt): Promise<void> {
  const { visit } = read();
  change({ ...empty, verdict: verdictOf('READY', counterTexts.read().ready) });
  if (visit !== undefined)
    await call('POST /hand-over/visits/{id}/end', { params: { id: visit.id }, quiet: true });
  await refresh();
}

/** Hands over all that was brought; the card of which nothing is left closes by itself. */
export async function give(at: CounterAt): Promise<void> {
  const shown = at.read();
  if (shown.visit === undefined || shown.brought.length === 0) return;
  const words = counterTexts.read();
  // It may have been paid at another place.
  if (unpaidOf(shown.visit, shown.brought).length > 0) await Promise.all([reload(at), at.refresh()]);
  const { visit = shown.visit, brought } = at.read();
  const [unpaid] = unpaidOf(visit, brought);
  if (unpaid !== undefined) {
    const owes = words.card.owes(formatMoney(unpaid.owed));
    const said = { title: words.refusals.unpaid, line: owes, next: words.nextPay };
    at.change({ verdict: verdictOf('BLOCKED', said, { code: unpaid.trackingCode }) });
    return;
  }
  if (!isEnoughEvidence(visit.evidence.asked, visit.evidence.made)) {
    at.change({ verdict: verdictOf('BLOCKED', evidenceTexts.read().missing, { code: visit.customer.code }) });
    return;
  }
  at.change({ isGiving: true });
  const { given, refusal } = await giveAll(visit, brought);
  at.change({ isGiving: false, brought: brought.filter((code) => !given.includes(code)) });
  await Promise.all([reload(at), at.refresh()]);
  if (at.read().visit?.ready === 0 && refusal === undefined) await close(at);
  at.change({
    verdict: refusal ?? verdictOf('OK', words.given(given.length), { code: visit.customer.code }),
  });
}
