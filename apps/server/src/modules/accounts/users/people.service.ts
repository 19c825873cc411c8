/**
 * Lists for the office its customers and staff, and what each role may do. Promises that no whole phone number leaves
 * it.
 */
import type { allRoles, allUsers, customers, staffNames } from '@rohi/contract/accounts/people.contract';
import type { PeopleSelection } from '@rohi/contract/accounts/people-selection';
import { roleNames } from '@rohi/contract/accounts/role-names';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { businessLines } from '@rohi/contract/business-lines';
import { isSelected, type ListSelection } from '@rohi/contract/lists/list-selection';
import type { Context } from '../../../context.ts';
import { readCached } from '../../../platform/cached-value.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import { listCustomers, listRoles, listStaff, type CustomerFilter } from './people.store.ts';

/**
 * Customers of the selection by code; `line` cuts the list to one line. Cached for a minute: a list of all of them is
 * long.
 */
export async function findCustomers(
  context: Context,
  selection: PeopleSelection,
  line?: 'FBA',
): Promise<DataOf<typeof customers.all>> {
  const filter = { ...filterOf(selection), ...(line === undefined ? {} : { businessLine: line }) };
  const read = () => listCustomers(context.db, filter);
  // Lists that were asked for by id are as many as there are callers.
  const rows =
    filter.ids === undefined
      ? await readCached(context, `list:customer:${JSON.stringify(filter)}`, read)
      : await read();
  return rows.map(({ id, code, name, username, phone, businessLine, enabled }) => ({
    id,
    code,
    name,
    // Who has no account is known by the name alone.
    contact: username ?? name,
    phoneMasked: maskPhone(phone),
    businessLine,
    enabled,
  }));
}

function filterOf(selection: PeopleSelection): CustomerFilter {
  if (selection.kind === 'ids') return { ids: selection.ids };
  if (selection.kind === 'businessLine') return { businessLine: selection.businessLine, enabledOnly: true };
  return selection.kind === 'active' ? { enabledOnly: true } : {};
}

/** The people of the office by user name. */
export function findStaff(context: Context): Promise<DataOf<typeof allUsers>> {
  return readCached(context, 'list:staff', () => listStaff(context.db));
}

/** The people of the office with open access, as they are at this moment, those added a minute ago among them. */
export async function findOpenStaff({ db }: Pick<Context, 'db'>): Promise<{ id: string; name: string }[]> {
  const staff = await listStaff(db);
  return staff.flatMap(({ id, name, enabled }) => (enabled ? [{ id, name }] : []));
}

/**
 * How colleagues are called who are on record by login name: by name, where two have one with the login name beside it.
 * What is no login name of the office stays as it is.
 */
export async function namesOfStaff({ db }: Pick<Context, 'db'>): Promise<(username: string) => string> {
  const names = await readNames(db);
  return (username) => names.get(username) ?? username;
}

/** The same of all of them. */
export async function listStaffNames({ db }: Pick<Context, 'db'>): Promise<DataOf<typeof staffNames>> {
  return [...(await readNames(db))].map(([username, name]) => ({ username, name }));
}

async function readNames(db: Context['db']): Promise<Map<string, string>> {
  const staff = await listStaff(db);
  const bearers = Map.groupBy(staff, ({ name }) => name);
  return new Map(
    staff.map(({ username, name }) => [
      username,
      (bearers.get(name)?.length ?? 0) > 1 ? `${name} (${username})` : name,
    ]),
  );
}

/** Roles of the selection, in the order in which they were made; every role is in use, for both lines. */
export async function findRoles(
  context: Context,
  selection: ListSelection,
  locale: Locale,
): Promise<DataOf<typeof allRoles.all>> {
  const roles = await readCached(context, 'list:role', () => listRoles(context.db));
  return roles
    .filter((role) => isSelected({ ...role, enabled: true, businessLines }, selection))
    .map(({ id, code, authorities }) => ({
      id,
      code,
      name: roleNames[code][locale],
      names: roleNames[code],
      authorities,
    }));
}
