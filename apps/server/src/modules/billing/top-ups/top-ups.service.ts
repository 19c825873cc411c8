/**
 * Owns transfers that customers announce. Promises that nothing comes to a balance before the office has seen the
 * money, that it comes once, and that the rate it was exchanged by stands with the posting.
 */
import { waitsHours } from '@rohi/contract/billing/money-limits';
import type {
  announceTopUp as announceCall,
  StaffTopUp,
  waitingTopUps,
  WireTopUp,
} from '@rohi/contract/billing/top-ups.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { usualTopUpDollars } from '@rohi/contract/reference-data/usual-settings';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { getRateOf } from '../../pricing/rates/currency-rate.service.ts';
import { house, ofCustomer, type AccountKey } from '../ledger/account-kinds.ts';
import { post } from '../ledger/ledger.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import type { DraftEntry, UsedRate } from '../ledger/posting.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { insertBankLine, type BankLine } from './bank-line.store.ts';
import {
  countWaiting,
  decideTopUp,
  endTopUps,
  findTopUp,
  forgetSeen,
  insertTopUp,
  noteSeen,
  topUpsOf,
  topUpsThatWait,
  type Decision,
  type SeenMoney,
  type TopUpRow,
} from './top-up.store.ts';

const hourMs = 3_600_000;
/** A customer has no more than so many under way. */
const mostWaiting = 5;
const mostListed = 200;

/** Announces a transfer. Throws `billing.tooManyWaiting`. */
export async function announceTopUp(
  context: Context,
  { customerCode, userId }: UserPrincipal,
  { requestId, ...body }: BodyOf<typeof announceCall>,
): Promise<WireTopUp> {
  const code = customerCode ?? '';
  const request = { requestId, act: 'topUp:announce', userId, asked: body, thing: `customer:${code}` };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, code);
    if ((await countWaiting(tx, code)) >= mostWaiting) throw new AppError('billing.tooManyWaiting');
    const askedAt = context.clock.now();
    const { currency, amount, reference } = body;
    const row: TopUpRow = {
      id: requestId,
      customerCode: code,
      currency,
      amount,
      reference: reference.trim(),
      state: 'WAITING',
      askedAt,
      endsAt: new Date(askedAt.getTime() + waitsHours * hourMs),
      decidedAt: null,
      decidedBy: null,
      reason: null,
      received: null,
      credited: null,
      seen: null,
    };
    await insertTopUp(tx, row);
    return describe(row);
  });
}

/** The principal's own, the newest first. */
export async function readOwnTopUps(
  { db }: Pick<Context, 'db'>,
  { customerCode }: UserPrincipal,
): Promise<{ list: WireTopUp[] }> {
  return { list: (await topUpsOf(db, customerCode ?? '', mostListed)).map(describe) };
}

/** Lists the transfers that wait for the office, the oldest first, and the sum that one person may confirm. */
export async function readWaitingTopUps(context: Context): Promise<DataOf<typeof waitingTopUps>> {
  const waiting = await topUpsThatWait(context.db, context.clock.now(), mostListed);
  const aloneUpTo = toWireMoney({ amountMinor: await readAloneUpTo(context), currency: 'USD' });
  return { list: waiting.map(describeForStaff), aloneUpTo };
}

/** Takes an own announcement back. Throws `billing.notFound`, `billing.alreadyDecided`. */
export async function withdrawTopUp(
  context: Context,
  principal: UserPrincipal,
  { id, requestId }: { id: string; requestId: string },
): Promise<WireTopUp> {
  const existing = await findTopUp(context.db, id);
  if (existing === undefined || existing.customerCode !== principal.customerCode)
    throw new AppError('billing.notFound');
  const { userId } = principal;
  const request = { requestId, act: 'topUp:withdraw', userId, asked: { id }, thing: thingOf(existing) };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, existing.customerCode);
    return describe(await decide(context, tx, existing, principal, { state: 'WITHDRAWN', reason: null }));
  });
}

/** The money has not come in. Throws `billing.notFound`, `billing.alreadyDecided`. */
export function refuseTopUp(
  context: Context,
  clerk: MoneyClerk,
  request: { id: string; requestId: string; reason: string },
): Promise<StaffTopUp> {
  return byOffice(context, clerk, 'topUp:refuse', request, async (tx, row) => {
    await recordDecision(context, tx, clerk, 'top-up:refuse', row, { reason: request.reason });
    return decide(context, tx, row, clerk.principal, { state: 'REFUSED', reason: request.reason });
  });
}

/**
 * The money has come in; above the sum of a setting it waits until somebody else confirms the same sum. Throws
 * `billing.secondPersonNeeded` to who has seen it first, `billing.notFound`, `billing.alreadyDecided`,
 * `pricing.noRate`, `billing.sumTooSmall` for less than a cent; and of a line of a bank's statement
 * `billing.otherCurrency`, and `billing.bankLineTaken` for one that was matched before.
 */
export function confirmTopUp(
  context: Context,
  clerk: MoneyClerk,
  request: { id: string; requestId: string; received: bigint; bankLine?: BankLine },
): Promise<StaffTopUp> {
  const { received, bankLine } = request;
  const { name, userId } = clerk.principal;
  return byOffice(context, clerk, 'topUp:confirm', request, async (tx, existing) => {
    let row = existing;
    if (bankLine !== undefined && bankLine.currency !== row.currency)
      throw new AppError('billing.otherCurrency');
    const { credited, exchange } = await inDollars(context, row.currency, received);
    if (credited > (await readAloneUpTo(context))) {
      const first = await seeFirst(context, tx, clerk, row, received);
      if (first !== undefined) return { ...row, seen: first };
    } else if (row.seen !== null) {
      // Another sum was seen before, or the limit was lower then: it needs one person by now.
      await forgetSeen(tx, row.id);
      row = { ...row, seen: null };
    }
    if (bankLine !== undefined) await matchBankLine(context, tx, row, bankLine);
    const subject = { type: 'top-up', id: row.id };
    const draft = { kind: 'TOP_UP', subject, exchange, entries: entriesOf(row, received, credited) } as const;
    const [postingId = ''] = await post(context, tx, { name, userId }, [draft]);
    await recordDecision(context, tx, clerk, 'top-up:confirm', row, {
      receivedMinor: Number(received),
      creditedMinor: Number(credited),
      receivedCurrency: row.currency,
      ...(bankLine === undefined ? {} : { file: bankLine.fileName }),
    });
    const posted = { received, credited, postingId };
    return decide(context, tx, row, clerk.principal, { state: 'DONE', reason: null, posted });
  });
}

/** In cents of a dollar. */
async function readAloneUpTo(context: Context): Promise<bigint> {
  const { 'topUp.aloneUpTo': set } = await readSettings(context);
  return BigInt(set ?? usualTopUpDollars['topUp.aloneUpTo']) * 100n;
}

/** Notes who has seen the money; undefined where somebody else has seen as much before. The purse is locked. */
async function seeFirst(
  { clock }: Context,
  tx: Tx,
  { principal: { name: by, userId: byId } }: MoneyClerk,
  { id, seen }: TopUpRow,
  received: bigint,
): Promise<SeenMoney | undefined> {
  if (seen?.received === received) {
    if (seen.byId === byId) throw new AppError('billing.secondPersonNeeded');
    return undefined;
  }
  const first = { received, at: clock.now(), by, byId };
  if (!(await noteSeen(tx, id, first))) throw new AppError('billing.alreadyDecided');
  return first;
}

/** The purse is locked. Of two who match one line at once the second one waits for the first, and is refused. */
async function matchBankLine({ clock }: Context, tx: Tx, { id }: TopUpRow, line: BankLine): Promise<void> {
  if (!(await insertBankLine(tx, id, line, clock.now()))) throw new AppError('billing.bankLineTaken');
}

const thingOf = ({ customerCode }: TopUpRow) => `customer:${customerCode}`;

async function byOffice(
  context: Context,
  { principal: { userId } }: MoneyClerk,
  act: string,
  { id, requestId, ...input }: { id: string; requestId: string } & Record<string, unknown>,
  work: (tx: Tx, row: TopUpRow) => Promise<TopUpRow>,
): Promise<StaffTopUp> {
  const existing = await findTopUp(context.db, id);
  if (existing === undefined) throw new AppError('billing.notFound');
  const request = { requestId, act, userId, asked: { id, ...input }, thing: thingOf(existing) };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, existing.customerCode);
    return describeForStaff(await work(tx, (await findTopUp(tx, id)) ?? existing));
  });
}

/** The purse is locked: of two who decide at once one is refused, with all that it has written. */
async function decide(
  { clock }: Context,
  tx: Tx,
  row: TopUpRow,
  { name: by, userId: byId }: UserPrincipal,
  { state, reason, posted = null }: Pick<Decision, 'state' | 'reason'> & { posted?: Decision['posted'] },
): Promise<TopUpRow> {
  const at = clock.now();
  if (!(await decideTopUp(tx, row.id, { state, at, by, byId, reason, posted })))
    throw new AppError('billing.alreadyDecided');
  const { received = null, credited = null } = posted ?? {};
  return { ...row, state, decidedAt: at, decidedBy: by, reason, received, credited };
}

/** What so much is in cents of a dollar, by the rate of today. */
async function inDollars(
  context: Context,
  currency: TopUpRow['currency'],
  received: bigint,
): Promise<{ credited: bigint; exchange: UsedRate | undefined }> {
  if (currency === 'USD') return { credited: received, exchange: undefined };
  const day = dushanbeDay(context.clock.now());
  const back = await getRateOf(context, { from: 'TJS', to: 'USD', day });
  const { rate, nominal, rateDate, source } = await getRateOf(context, { from: 'USD', to: 'TJS', day });
  const credited = back.convert(received);
  if (credited === 0n) throw new AppError('billing.sumTooSmall');
  return { credited, exchange: { rate, nominal, rateDate, source } };
}

function entriesOf({ customerCode, currency }: TopUpRow, received: bigint, credited: bigint): DraftEntry[] {
  const bank: AccountKey = { ...house, kind: 'BANK', currency };
  const balance: AccountKey = { ...ofCustomer(customerCode), kind: 'BALANCE', currency: 'USD' };
  const legs: DraftEntry[] =
    currency === 'USD'
      ? []
      : [
          { account: { ...house, kind: 'POSITION', currency }, amount: -received },
          { account: { ...house, kind: 'POSITION', currency: 'USD' }, amount: credited },
        ];
  return [{ account: bank, amount: received }, ...legs, { account: balance, amount: -credited }];
}

async function recordDecision(
  { clock }: Context,
  tx: Tx,
  { actor }: MoneyClerk,
  action: 'top-up:confirm' | 'top-up:refuse',
  { customerCode }: TopUpRow,
  details: object,
): Promise<void> {
  const subject = { type: 'customer', id: customerCode };
  await recordAudit(tx, { at: clock.now(), actor, action, subject, details });
}

/** Ends those that were not confirmed in time. */
export async function endWaitingTopUps({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await endTopUps(db, clock.now());
}

function describe(row: TopUpRow): WireTopUp {
  const { id, state, currency, amount, reference, reason, received, credited } = row;
  const moneyIn = (minor: bigint | null, of: TopUpRow['currency']) =>
    minor === null ? null : toWireMoney({ amountMinor: minor, currency: of });
  return {
    id,
    state,
    reference,
    reason,
    amount: toWireMoney({ amountMinor: amount, currency }),
    askedAt: row.askedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    received: moneyIn(received, currency),
    credited: moneyIn(credited, 'USD'),
  };
}

function describeForStaff(row: TopUpRow): StaffTopUp {
  const { customerCode, decidedBy, currency, seen } = row;
  const first = seen && {
    received: toWireMoney({ amountMinor: seen.received, currency }),
    at: seen.at.toISOString(),
    by: seen.by,
  };
  return { ...describe(row), customerCode, decidedBy, seen: first };
}
