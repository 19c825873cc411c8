/** What is left to pay for one parcel, for whoever hands it over. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { owedByParcel, owedCharges, type OwedCharge } from './owed.service.ts';

type Due = { customerCode: string; parcelId: string };

/** In cents of a dollar, with storage by the end of today. */
export async function owedOfParcel(
  context: Pick<Context, 'db' | 'clock'>,
  { customerCode, parcelId }: Due,
): Promise<bigint> {
  return sumOf(await owedCharges(context, customerCode), parcelId);
}

/** The same, with purse and charges of the customer locked until the end of the transaction, which has locked the parcel: nobody pays, refunds or corrects meanwhile. */
export async function lockOwedOfParcel(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { customerCode, parcelId }: Due,
): Promise<bigint> {
  await lockPurse(tx, customerCode);
  return sumOf(await owedCharges({ db: tx, clock }, customerCode, { isLocked: true }), parcelId);
}

function sumOf(charges: readonly OwedCharge[], parcelId: string): bigint {
  const { chargesMinor = 0n, storageMinor = 0n } = owedByParcel(charges).get(parcelId) ?? {};
  return chargesMinor + storageMinor;
}
