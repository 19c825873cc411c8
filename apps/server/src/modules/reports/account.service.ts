/**
 * The customer's account: balance and points as the ledger has them, and what is due for the parcels that lie ready.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { ownAccount } from '@rohi/contract/reports/own-reports.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { sumOwed } from '../billing/charges/owed.service.ts';
import { readBalances } from '../billing/ledger/ledger.service.ts';

/** The principal's account; all money in dollars, as charges are. */
export async function readAccount(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
): Promise<DataOf<typeof ownAccount>> {
  const code = customerCode ?? '';
  const [{ available, frozen, points }, { chargesMinor, storageMinor }] = await Promise.all([
    readBalances(context.db, code),
    sumOwed(context, code),
  ]);
  return {
    customerCode: code,
    balance: { available: usd(available), frozen: usd(frozen), total: usd(available + frozen) },
    points: Number(points),
    unpaid: usd(chargesMinor),
    storageFeesRunning: usd(storageMinor),
  };
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
