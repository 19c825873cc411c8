/** Owns the check of charges: each is held against what tariffs, agreed prices and the parcel come to, by the rule that has written it. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { pageOfCharges, type ChargeAmount } from './freight-charge.store.ts';
import { computeCharges } from './freight-charges.service.ts';

export type ChargesReport = {
  /** Parcels that have a charge or should have one. */
  charges: number;
  /** Codes of those whose charge is missing, differs, or should not be there. */
  wrong: string[];
};

const pageSize = 500;

/** Computes the charges of all parcels anew and compares them; writes nothing. Parcels may be written meanwhile. */
export async function checkFreightCharges({ db }: Pick<Context, 'db'>): Promise<ChargesReport> {
  const report: ChargesReport = { charges: 0, wrong: [] };
  for (let afterId: string | undefined = '0'; afterId !== undefined;) {
    const from: string = afterId;
    // One snapshot a page: a parcel that is charged meanwhile is seen with its charge or without both.
    afterId = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => checkPage(tx, from, report));
  }
  return report;
}

async function checkPage(tx: Tx, afterId: string, report: ChargesReport): Promise<string | undefined> {
  const page = await pageOfCharges(tx, afterId, pageSize);
  const computed = await computeCharges(tx, page);
  for (const { parcelId, trackingCode, stored } of page) {
    const right = computed.get(parcelId) ?? null;
    if (right === null && stored === null) continue;
    report.charges += 1;
    if (!isEqual(stored, right)) report.wrong.push(trackingCode);
  }
  return page.at(-1)?.parcelId;
}

function isEqual(stored: ChargeAmount | null, right: ChargeAmount | null): boolean {
  if (stored === null || right === null) return stored === right;
  return (
    stored.versionId === right.versionId &&
    stored.amountMinor === right.amountMinor &&
    stored.currency === right.currency
  );
}
