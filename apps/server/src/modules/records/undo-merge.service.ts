/** Owns the way back of merges, and what comes under the old code after them. */
import type { MergeUse, WireMerge } from '@rohi/contract/records/customer-merge.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { inPatientTransaction } from '../../platform/lock-lanes.ts';
import { reopenMerged } from '../accounts/merging/merged-accounts.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  findUsedMoney,
  lockBothPurses,
  moveMoneyBack,
  moveMoney,
} from '../billing/merging/merged-money.service.ts';
import { moveCourierChoices } from '../collection/courier/courier-choice.service.ts';
import { revokePasses } from '../collection/passes/passes.service.ts';
import { findUsedOrders, moveLateParcels, moveOpenBack } from '../orders/merging/moved-orders.service.ts';
import { endCopiedPrices } from '../pricing/catalogue/merged-prices.service.ts';
import { findMerges, mergesWithLate, storeMoved, storeUndone } from './customer-merge.store.ts';
import {
  describeMerge,
  entryOf,
  lockBoth,
  mergeOf,
  undoableUntil,
  type Merger,
  type Moved,
  type StoredMerge,
} from './customer-merge.service.ts';
import { mergeUseTexts } from './merge-use-texts.ts';
import { refuseServed, type Sides } from './merge-preview.service.ts';

/**
 * Undoes a merge as a whole; one that was undone is answered as done. Throws `list.notFound`, `list.otherState`,
 * `customers.mergeOver`, `customers.mergeUsed` with what was used, `customers.mergeVisitOpen`.
 */
export async function undoMerge(
  context: Context,
  merger: Merger,
  id: string,
  locale: Locale,
): Promise<WireMerge> {
  const { principal } = merger;
  return inPatientTransaction(context, `merge:${id}`, async (tx) => {
    const { from, into } = await mergeOf(tx, id);
    const sides = await lockBoth(tx, from.id, into.id);
    const merge = await mergeOf(tx, id);
    if (merge.state === 'UNDONE') return describeMerge(context, merge, principal.userId);
    const { moved, decidedAt } = merge;
    if (merge.state !== 'DONE' || moved === null || decidedAt === null) throw new AppError('list.otherState');
    const at = context.clock.now();
    if (undoableUntil(decidedAt) <= at) throw new AppError('customers.mergeOver');
    await refuseServed(context, tx, [sides.from, sides.into]);
    refuseMergedOn(sides, locale);
    await moveBack(context, tx, merger, { sides, merge, moved, locale });
    await storeUndone(tx, id, { at, by: principal.name, byId: principal.userId });
    await recordAudit(tx, entryOf(merger, merge, 'customer:merge-undo', at));
    return describeMerge(context, await mergeOf(tx, id), principal.userId);
  });
}

/** The one who took was merged again: that is undone first. */
function refuseMergedOn({ from, into }: Sides, locale: Locale): void {
  if (into.mergedInto !== null || from.mergedInto !== into.id) refuseUsed(['MERGED'], locale);
}

function refuseUsed(uses: readonly MergeUse[], locale: Locale): void {
  if (uses.length === 0) return;
  const what = uses.map((use) => mergeUseTexts[use][locale]).join(', ');
  throw new AppError('customers.mergeUsed', { params: { what } });
}

async function moveBack(
  context: Context,
  tx: Tx,
  { principal }: Merger,
  undoing: { sides: Sides; merge: StoredMerge; moved: Moved; locale: Locale },
): Promise<void> {
  const { sides, merge, moved, locale } = undoing;
  const codes = { from: sides.from.customerCode, into: sides.into.customerCode };
  const parcelIds = moved.orders.parcels.map(({ id }) => id);
  const since = merge.decidedAt ?? merge.askedAt;
  refuseUsed(await findUsedOrders(tx, sides, moved.orders), locale);
  await endCopiedPrices(context, tx, principal.name, moved.prices);
  // Parcels before purses, as in the merge; what was paid until the purses are had is seen under them.
  await moveOpenBack(context, tx, principal, sides, moved.orders);
  await lockBothPurses(tx, codes);
  refuseUsed(await findUsedMoney(tx, codes, moved.money, { parcelIds, since }), locale);
  const by = { name: principal.name, userId: principal.userId };
  await moveMoneyBack(context, tx, by, { mergeId: merge.id, ...codes }, moved.money);
  await moveCourierChoices(tx, parcelIds, { from: codes.into, into: codes.from });
  await revokePasses(tx, [codes.into]);
  await reopenMerged(tx, sides, moved.account);
}

/**
 * Has parcels and orders follow that stand under an old code again: what was begun before the merge and written after
 * it, and what was opened again. They are a part of the merge. Idempotent.
 */
export async function followMerges(context: Context): Promise<void> {
  for (const id of await mergesWithLate(context.db))
    await inTransaction(context.db, async (tx) => {
      const { from, into } = await mergeOf(tx, id);
      const sides = await lockBoth(tx, from.id, into.id);
      const [merge] = await findMerges<Moved>(tx, { id });
      const holder = sides.from.mergedInto;
      if (merge?.state !== 'DONE' || merge.moved === null || holder === null) return;
      const { into: taker } = holder === into.id ? sides : await lockBoth(tx, from.id, holder);
      const late = await moveLateParcels(context, tx, { from: sides.from, into: taker });
      const codes = { from: sides.from.customerCode, into: taker.customerCode };
      await lockBothPurses(tx, codes);
      const reason = merge.reason;
      const { charges } = await moveMoney(
        context,
        tx,
        { name: 'system', userId: null },
        { mergeId: id, reason, ...codes },
      );
      const { orders, money } = merge.moved;
      await storeMoved(tx, id, {
        ...merge.moved,
        orders: {
          ...orders,
          parcels: [...orders.parcels, ...late.parcels],
          orders: [...orders.orders, ...late.orders],
        },
        money: { ...money, charges: [...money.charges, ...charges] },
      });
    });
}
