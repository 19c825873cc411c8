/** A container against what was expected of it: its page, and what a station stores for the time offline. */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { listBagsOf, listItems, type ListedItem } from '../containers/checklists.service.ts';
import type { ContainerRow, TakeInAnswers, TakeInKind } from './container-kind.service.ts';
import { findBegun } from './open-list.service.ts';

/** Throws `list.notFound` where it was not begun at this unit. */
export async function readList<Row extends ContainerRow, Answers extends TakeInAnswers>(
  context: Context,
  kind: TakeInKind<Row, Answers>,
  { unitId, code, locale }: { unitId: number; code: string; locale: Locale },
): Promise<Answers['page']> {
  const { db } = context;
  const open = await findBegun(db, kind, unitId, code);
  const [missing, surplus, damaged] = await Promise.all([
    listItems(db, open.list.id, 'MISSING'),
    listItems(db, open.list.id, 'SURPLUS'),
    listItems(db, open.list.id, 'DAMAGED'),
  ]);
  return kind.page(context, open, { missing, surplus, damaged }, locale);
}

/** Throws `list.notFound` where it was not begun at this unit. */
export async function readListSnapshot<Row extends ContainerRow, Answers extends TakeInAnswers>(
  { db, clock }: Context,
  kind: TakeInKind<Row, Answers>,
  { unitId, code }: { unitId: number; code: string },
) {
  const { row, list } = await findBegun(db, kind, unitId, code);
  const [items, bags] = await Promise.all([listItems(db, list.id, 'ALL'), listBagsOf(db, list.id)]);
  return {
    parcels: items.map(({ code: parcel, customerCode, bagCode, state }) => ({
      code: parcel,
      customerCode,
      bagCode,
      isHere: state === 'SCANNED',
    })),
    bags,
    ...kind.snapshot(row),
    takenAt: clock.now().toISOString(),
  };
}

/** A parcel, or the parcels of a bag that stand on a list together. */
export type Thing = { code: string; isBag: boolean; first: ListedItem; items: ListedItem[] };

/** Items as things: what stays in its bag stands as one with it; settled and unsettled things stand apart. */
export function thingsOf(
  items: readonly ListedItem[],
  staysInBag: (bagCode: string) => boolean = () => true,
): Thing[] {
  const codeOf = ({ bagCode, code }: ListedItem) =>
    bagCode !== null && staysInBag(bagCode) ? bagCode : code;
  const groups = Map.groupBy(items, (item) => `${item.settled ?? ''} ${codeOf(item)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const code = codeOf(first);
    return [{ code, isBag: code === first.bagCode, first, items: group }];
  });
}

/** What the parcels of a thing weigh; null where none was weighed. */
export function weightOf({ items }: Pick<Thing, 'items'>): number | null {
  const weights = items.flatMap(({ weightG }) => weightG ?? []);
  return weights.length === 0 ? null : weights.reduce((sum, each) => sum + each, 0);
}
