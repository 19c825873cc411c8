/** What a pickup point is shown of the transfers that come to it, and of an acceptance. */
import { shownOnChecklist } from '@rohi/contract/cargo/checklists.contract';
import type { comingTransferCalls } from '@rohi/contract/cargo/coming-transfers.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { ListedItem } from '../../containers/checklists.service.ts';
import { listTransfers, type TransferRow } from '../../containers/transfers.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { thingsOf, weightOf } from '../list-page.service.ts';
import type { ListedItems, OpenList } from '../container-kind.service.ts';
import { describeTransfers, shownAfterMs } from './transfer-numbers.service.ts';
import { findTransfersOf } from './transfer-of-parcel.store.ts';

type Calls = typeof comingTransferCalls;
type Page = DataOf<Calls['read']>;

const order = ['ARRIVED', 'DEPARTED', 'FINISHED'];

/** The transfers to a point: those that are accepted now, those on their way, those that were accepted last. */
export async function listComing(
  context: Context,
  pointId: number,
  locale: Locale,
): Promise<DataOf<Calls['list']>> {
  const since = new Date(context.clock.now().getTime() - shownAfterMs);
  const [rows, units] = await Promise.all([
    listTransfers(context.db, { pointId }, since),
    readUnits(context),
  ]);
  const sorted = rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return {
    list: await describeTransfers(context, sorted, 'ACCEPTING', locale),
    points: units.flatMap(({ id, type, names }) =>
      type === 'PICKUP_POINT' ? [{ id, name: names[locale] }] : [],
    ),
  };
}

/** A transfer against what was expected of it. */
export async function pageOfAcceptance(
  context: Context,
  { row }: OpenList<TransferRow>,
  { missing, surplus, damaged }: ListedItems,
  locale: Locale,
): Promise<Page> {
  const firstSurplus = surplus.slice(0, shownOnChecklist);
  const ids = firstSurplus.flatMap(({ parcelId }) => parcelId ?? []);
  const [[transfer], others] = await Promise.all([
    describeTransfers(context, [row], 'ACCEPTING', locale),
    findTransfersOf(context.db, ids),
  ]);
  if (transfer === undefined) throw new RangeError('a transfer that was found is described');
  const firstMissing = thingsOf(missing).slice(0, shownOnChecklist);
  const firstDamaged = damaged.slice(0, shownOnChecklist);
  return {
    transfer,
    missing: {
      parcels: missing.length,
      list: firstMissing.map(({ code, isBag, first: { settled, settledBy, customerCode }, items }) => ({
        code,
        isBag,
        parcels: items.length,
        settled,
        settledBy,
        customerCode: isBag ? null : customerCode,
        weightG: weightOf({ items }),
      })),
    },
    surplus: {
      parcels: surplus.length,
      list: firstSurplus.map((item) => describeSurplus(item, others.get(item.parcelId ?? ''), row.code)),
    },
    damaged: {
      parcels: damaged.length,
      list: firstDamaged.map(({ code, customerCode, by }) => ({ code, customerCode, by })),
    },
  };
}

function describeSurplus(
  { code, customerCode, parcelId, pointId, state, settled, settledBy }: ListedItem,
  transfer: string | undefined,
  own: string,
): Page['surplus']['list'][number] {
  return {
    code,
    customerCode,
    pointId,
    settled,
    settledBy,
    isKnown: parcelId !== null,
    transfer: transfer === undefined || transfer === own ? null : transfer,
    isTakenIn: state === 'SCANNED',
  };
}
