/** A request to hand over without a proof, as the one who decides sees it. */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import { type ApprovalCheckKind, countedDays } from '@rohi/contract/hand-over/approval-rules';
import type { ApprovalCase, ApprovalCheck } from '@rohi/contract/hand-over/approvals.contract';
import type { Locale } from '@rohi/contract/locales';
import { readAmountMinor, toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { listAttachments } from '../../attachments/attachments.service.ts';
import { latestPaymentsOf } from '../../billing/payments/read-payments.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { findCounterCustomers } from '../finding/counter-look.store.ts';
import type { LyingParcel } from '../visits/card.store.ts';
import { readReadyHere } from '../visits/card.service.ts';
import { stateAt } from './approval-state.ts';
import { countAllowed, type Approval } from './approval.store.ts';
import { decisionOf } from './approvals.service.ts';
import { readPhoneEnd } from '@rohi/contract/hand-over/counter-rules';

type Said = Partial<Record<'phoneEnd' | 'contents' | 'payment' | 'call', string | undefined>>;

/** What is on record of the customer. `payment` in words. */
type OnRecord = { phone: string | null; goods: readonly string[]; payment: string | null };

/**
 * What was said at the counter beside what is on record, in one order; what nothing was said of is left out. The phone
 * itself is not shown.
 */
function compareSaid(statement: Said, { phone, goods, payment }: OnRecord): ApprovalCheck[] {
  const checks: [ApprovalCheckKind, string | undefined, Omit<ApprovalCheck, 'kind' | 'said'>][] = [
    [
      'PHONE_END',
      statement.phoneEnd,
      { onRecord: null, agrees: agreesPhone(statement.phoneEnd ?? '', phone) },
    ],
    [
      'CONTENTS',
      statement.contents,
      {
        onRecord: goods.length === 0 ? null : goods.join('; '),
        agrees: sharesWord(statement.contents ?? '', goods) ? true : null,
      },
    ],
    ['PAYMENT', statement.payment, { onRecord: payment, agrees: null }],
    ['CALL', statement.call, { onRecord: null, agrees: null }],
  ];
  return checks.flatMap(([kind, text = '', rest]) => {
    const trimmed = text.trim();
    return trimmed === '' ? [] : [{ kind, said: trimmed, ...rest }];
  });
}

function agreesPhone(statement: string, phone: string | null): boolean {
  const end = readPhoneEnd(statement);
  return end !== undefined && phone?.endsWith(end) === true;
}

const shortestWord = 4;

/** Whether a word of what was said begins as one of the goods does; a person compares the rest. */
function sharesWord(statement: string, goods: readonly string[]): boolean {
  const words = goods.flatMap(beginnings);
  return beginnings(statement).some((word) => words.includes(word));
}

/** The first letters of each word that is long enough, small and alike. */
function beginnings(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{L}+/gu);
  return (words ?? [])
    .filter((word) => word.length >= shortestWord)
    .map((word) => word.slice(0, shortestWord));
}

const dayMs = 86_400_000;
const paymentsShown = 3;

type Head = Pick<
  ApprovalCase,
  'id' | 'state' | 'customerCode' | 'pickupPoint' | 'clerk' | 'isOwn' | 'askedAt' | 'endsAt'
>;

/** What a list shows of a request. */
export async function headOf(
  context: Context,
  approval: Approval,
  { userId }: UserPrincipal,
  locale: Locale,
): Promise<Head> {
  const { id, unitId, customerCode, clerk, clerkId, askedAt, endsAt } = approval;
  const unit = (await readUnits(context)).find((each) => each.id === unitId);
  const phone = unit?.house?.phone ?? (await readHotline(context));
  return {
    id,
    customerCode,
    clerk,
    isOwn: clerkId === userId,
    state: stateAt(approval, context.clock.now()),
    askedAt: askedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    pickupPoint: { id: unitId, name: unit?.names[locale] ?? String(unitId), phone },
  };
}

/** All that speaks for and against a request; names in `locale`. */
export async function describeCase(
  context: Context,
  approval: Approval,
  principal: UserPrincipal,
  locale: Locale,
): Promise<ApprovalCase> {
  const { unitId, customerCode, reason, said } = approval;
  const since = new Date(context.clock.now().getTime() - countedDays * dayMs);
  const [head, { parcels, lying }, [customer], photos, payments, allowedBefore] = await Promise.all([
    headOf(context, approval, principal, locale),
    readReadyHere(context, { customerCode, unitId }, locale),
    findCounterCustomers(context.db, unitId, [customerCode]),
    listAttachments(context.db, 'APPROVAL', [approval.id]),
    latestPaymentsOf(context, customerCode, paymentsShown),
    countAllowed(context.db, approval, since),
  ]);
  const goods = parcels.flatMap(({ name }) => (name === null ? [] : [name]));
  const paid = payments.map(({ at, currency, totalMinor }) => {
    const { amount } = toWireMoney({ amountMinor: totalMinor, currency });
    return `${dushanbeMinute(at)}, ${amount} ${currency}`;
  });
  const payment = paid.length === 0 ? null : paid.join('; ');
  return {
    ...head,
    reason,
    ready: lying.length,
    allowedBefore,
    decision: decisionOf(approval),
    parcels: parcels.map(({ trackingCode, name, weightKg, cell, owed }) => ({
      trackingCode,
      name,
      weightKg,
      cell,
      owed,
    })),
    photos: photos.map(({ id: photoId, kind, takenAt, widthPx, heightPx }) => ({
      photoId,
      kind,
      takenAt: takenAt.toISOString(),
      widthPx,
      heightPx,
    })),
    checks: compareSaid(said, { phone: customer?.phone ?? null, goods, payment }),
    goodsValue: valueOf(lying),
    liability: feesOf(parcels.map(({ delivery }) => delivery)),
  };
}

/** Each order counts once, however many of its parcels lie here. */
function valueOf(lying: readonly LyingParcel[]): WireMoney[] {
  const byOrder = new Map(lying.map((parcel) => [parcel.orderCode, parcel]));
  const sums = new Map<NonNullable<LyingParcel['valueCurrency']>, bigint>();
  for (const { valueMinor, valueCurrency } of byOrder.values())
    if (valueMinor !== null && valueCurrency !== null)
      sums.set(valueCurrency, (sums.get(valueCurrency) ?? 0n) + BigInt(valueMinor));
  return [...sums].map(([currency, amountMinor]) => toWireMoney({ amountMinor, currency }));
}

function feesOf(fees: readonly (WireMoney | null)[]): WireMoney | null {
  const amounts = fees.flatMap((fee) => (fee === null ? [] : [readAmountMinor(fee.amount) ?? 0n]));
  return amounts.length === 0 ? null : usd(amounts.reduce((sum, each) => sum + each, 0n));
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
