/** What a customer owes: charges of parcels that lie ready, less what was paid, with storage by the end of today. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findReadyParcels } from '../ready-dues.service.ts';
import { dueCharges, type DueCharge } from './charge.store.ts';

/** A charge with its amount as it stands today. `owedMinor` is less than zero where more was paid than it costs by now. */
export type OwedCharge = Omit<DueCharge, 'amountMinor'> & {
  amountMinor: bigint;
  owedMinor: bigint;
  freeUntil: string | null;
};

/** All charges of a customer that are due, also those with nothing left to pay. `isLocked`: to be paid in this transaction, whose purse is locked. */
export async function owedCharges(
  { db, clock }: { db: Db | Tx; clock: Context['clock'] },
  customerCode: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<OwedCharge[]> {
  const charges = await dueCharges(db, customerCode, { isLocked });
  const ready = new Map((await findReadyParcels({ db }, customerCode)).map((parcel) => [parcel.id, parcel]));
  const today = dushanbeDay(clock.now());
  return charges.map((charge) => {
    const parcel = ready.get(charge.parcelId);
    const amountMinor = charge.amountMinor ?? parcel?.storageOn(today) ?? 0n;
    const owedMinor = amountMinor + charge.correctedMinor - charge.settledMinor;
    return { ...charge, amountMinor, owedMinor, freeUntil: parcel?.freeUntil ?? null };
  });
}

/** What a customer owes today, in cents of a dollar. */
export async function sumOwed(
  context: Pick<Context, 'db' | 'clock'>,
  customerCode: string,
): Promise<{ chargesMinor: bigint; storageMinor: bigint }> {
  const charges = await owedCharges(context, customerCode);
  const sum = (isStorage: boolean) =>
    charges.reduce(
      (total, { kind, owedMinor }) =>
        (kind === 'STORAGE') === isStorage && owedMinor > 0n ? total + owedMinor : total,
      0n,
    );
  return { chargesMinor: sum(false), storageMinor: sum(true) };
}
