import type { BusinessLine } from '@rohi/contract/business-lines';
import { isDay } from '@rohi/contract/dushanbe-time';
import { currentStaffRoute, goTo, staffHref, useStaffRoute } from '../router/staff-router.ts';
import type { StaffRoute } from '../router/staff-router.ts';
import type { ListQuery } from './list-calls.ts';
import type { AnyList, Filter } from './list-definition.ts';

export const pageSizes = [25, 50, 100] as const;
/** Under these the days of a filter stand in the address and in the call. */
export const dayKeys = ['from', 'to'] as const;
const usualPageSize = 50;

/** What of a list is shown; all of it stands in the address, so that a link shows the same to a colleague. */
export type ListState = {
  search: string;
  sort: string;
  page: number;
  limit: number;
  filters: Readonly<Record<string, string>>;
  /** Id of the open row, or `new`. */
  row: string | undefined;
  tab: 'form' | 'history';
};

function wholeNumber(text: string | null, usual: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : usual;
}

/** What an address says of a filter, if it is a value that the filter may have. */
function readFilter(query: URLSearchParams, filter: Filter): [key: string, value: string][] {
  const read = (key: string, fits: (value: string) => boolean): [string, string][] => {
    const value = query.get(key);
    return value !== null && fits(value) ? [[key, value]] : [];
  };
  if ('days' in filter) return dayKeys.flatMap((key) => read(key, isDay));
  if ('loadOptions' in filter) return read(filter.key, (value) => value !== '');
  const isOption = (value: string) => filter.options.some((option) => option.value === value);
  if (filter.many !== true) return read(filter.key, isOption);
  const values = (query.get(filter.key) ?? '').split(',').filter(isOption);
  return values.length === 0 ? [] : [[filter.key, values.join(',')]];
}

function readState({ query }: StaffRoute, list: AnyList): ListState {
  const filters = (list.filters ?? []).flatMap((filter) => readFilter(query, filter));
  const limit = wholeNumber(query.get('limit'), usualPageSize);
  return {
    search: query.get('search') ?? '',
    sort: query.get('sort') ?? list.usualSort,
    page: wholeNumber(query.get('page'), 1),
    limit: pageSizes.some((size) => size === limit) ? limit : usualPageSize,
    filters: Object.fromEntries(filters),
    row: query.get('row') ?? undefined,
    tab: query.get('tab') === 'history' ? 'history' : 'form',
  };
}

/** The state as it stands in an address; what is as usual is left out. */
function writeState(state: ListState, usualSort: string): URLSearchParams {
  const { search, sort, page, limit, filters, row, tab } = state;
  return new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(sort === usualSort ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(limit === usualPageSize ? {} : { limit: String(limit) }),
    ...filters,
    ...(row === undefined ? {} : { row }),
    ...(row === undefined || tab === 'form' ? {} : { tab }),
  });
}

/** What of an address makes a view of a list: neither the page nor the row that is open. */
export function viewQuery(query: URLSearchParams): string {
  const view = new URLSearchParams(query);
  for (const key of ['page', 'row', 'tab']) view.delete(key);
  return view.toString();
}

/** The call for the page that an address names, of a list with the same keys in addresses and calls. */
export function pageOfAddress(query: URLSearchParams, line: BusinessLine): ListQuery {
  const { row: _row, tab: _tab, ...filters } = Object.fromEntries(query);
  return { limit: String(usualPageSize), ...filters, page: query.get('page') ?? '1', line };
}

export type ListAddress = {
  state: ListState;
  /** Changes the state; a search or filter begins at the first page again. */
  go: (change: Partial<ListState>, options?: { replace?: boolean }) => void;
  hrefOf: (change: Partial<ListState>) => string;
  /** Query of the service's calls: `search`, `sort`, filters and the line, with the page for `find`. */
  query: (withPage: boolean) => ListQuery;
};

function isSameScreen(one: StaffRoute, other: StaffRoute): boolean {
  return one.line === other.line && one.screen === other.screen && one.record === other.record;
}

/** The address of a list after a change; what narrows it begins at the first page. */
function changedHref(route: StaffRoute, list: AnyList, change: Partial<ListState>): string {
  const isNarrowed = ['search', 'filters', 'limit', 'sort'].some((key) => key in change);
  const next = { ...readState(route, list), ...(isNarrowed ? { page: 1 } : {}), ...change };
  return staffHref(route.line, route.screen, writeState(next, list.usualSort));
}

/** The state of a list, from the address and into it. */
export function useListState(list: AnyList): ListAddress {
  const route = useStaffRoute();
  const state = readState(route, list);
  return {
    state,
    hrefOf: (change) => changedHref(route, list, change),
    go: (change, options) => {
      // A row may have been opened, or the list left, since the search was typed.
      const now = currentStaffRoute();
      if (!isSameScreen(now, route)) return;
      goTo(changedHref(now, list, change), options);
    },
    query: (withPage) => {
      const { search, sort, page, limit, filters } = state;
      return {
        ...(search.trim() === '' ? {} : { search }),
        ...(sort === list.usualSort ? {} : { sort }),
        ...(withPage ? { page: String(page), limit: String(limit) } : {}),
        ...(list.lineKey === undefined ? {} : { [list.lineKey]: route.line }),
        ...filters,
      };
    },
  };
}
