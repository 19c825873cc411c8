/** Owns what people have arranged of the console for themselves. Promises that users read and write only their own. */
import type { Preferences } from '@rohi/contract/accounts/preferences.contract';
import { savedViewLimits } from '@rohi/contract/accounts/saved-view-limits';
import { staffMenu, type StaffMenuEntry, type StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  columnsOf,
  deleteColumns,
  deleteView,
  lockAccount,
  storeColumns,
  storeView,
  viewNames,
  viewsOf,
} from './preferences.store.ts';

export async function readPreferences(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<UserPrincipal, 'userId'>,
): Promise<Preferences> {
  const columns = await columnsOf(db, userId);
  const views: Preferences['views'] = {};
  for (const { list, ...view } of await viewsOf(db, userId)) (views[list] ??= []).push(view);
  return { columns: Object.fromEntries(columns.map((row) => [row.list, row.columns])), views };
}

/** A customer has no lists, and a list that the menu does not show cannot be arranged. Throws `list.notFound`. */
function checkList({ authorities }: UserPrincipal, list: StaffMenuKey): void {
  const entry: StaffMenuEntry | undefined = staffMenu.find(({ key }) => key === list);
  if (!entry?.needs.some((authority) => authorities.has(authority))) throw new AppError('list.notFound');
}

/** Stores which columns of a list are shown; null goes back to the usual ones. Throws `list.notFound`. */
export async function changeColumns(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  list: StaffMenuKey,
  columns: readonly string[] | null,
): Promise<void> {
  checkList(principal, list);
  await (columns === null
    ? deleteColumns(db, principal.userId, list)
    : storeColumns(db, principal.userId, list, [...new Set(columns)]));
}

/** Saves a view, over the one of its name. Throws `accounts.tooManyViews` and `list.notFound`. */
export async function changeView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  view: { list: StaffMenuKey; name: string; query: string },
): Promise<void> {
  checkList(principal, view.list);
  const name = view.name.trim();
  if (name === '') throw new AppError('request.invalid', { fields: [{ field: 'name', error: 'required' }] });
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, principal.userId);
    const names = await viewNames(tx, principal.userId, view.list);
    if (!names.includes(name) && names.length >= savedViewLimits.perList)
      throw new AppError('accounts.tooManyViews', { params: { max: savedViewLimits.perList } });
    await storeView(tx, principal.userId, { ...view, name }, clock.now());
  });
}

/** Deletes a view by its name; one that is gone already stays gone. Throws `list.notFound`. */
export async function removeView(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  { list, name }: { list: StaffMenuKey; name: string },
): Promise<void> {
  checkList(principal, list);
  await deleteView(db, principal.userId, list, name.trim());
}
