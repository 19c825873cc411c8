import type { Asked } from '../../../shared/api/calls.ts';
import { isDay } from '@rohi/contract/dushanbe-time';
import { orderSelections, type OrderSelection } from '@rohi/contract/orders/order-rules';
import { isParcelStatus, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';

/** What of the orders is shown; it stands in the address, so that back and a copied link show the same. */
export type ListState = {
  stage: ParcelStatus | undefined;
  /** Orders with a problem, or without a value of goods. */
  only: OrderSelection | undefined;
  search: string;
  /** Days in Dushanbe (`yyyy-mm-dd`), or empty. */
  from: string;
  to: string;
  oldestFirst: boolean;
  /** From 1. */
  page: number;
  /** Orders on one page. */
  limit: PageLength;
};

export const pageLengths = [10, 50, 100] as const;
export type PageLength = (typeof pageLengths)[number];

type OrdersQuery = NonNullable<Asked<'GET /orders'>['query']>;

/** The call takes no longer search. */
export const longestSearch = 100;

export const wholeList: ListState = {
  stage: undefined,
  only: undefined,
  search: '',
  from: '',
  to: '',
  oldestFirst: false,
  page: 1,
  limit: 10,
};

function dayOf(text: string | null): string {
  return text !== null && isDay(text) ? text : '';
}

/** Reads the address; what makes no sense there is as if it were not there. */
export function readListState(query: URLSearchParams): ListState {
  const stage = query.get('stage');
  const page = query.get('page') ?? '';
  return {
    stage: isParcelStatus(stage) ? stage : undefined,
    only: orderSelections.find((only) => only === query.get('only')),
    search: (query.get('search') ?? '').slice(0, longestSearch),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    oldestFirst: query.get('sort') === 'oldest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    limit: pageLengths.find((length) => String(length) === query.get('limit')) ?? 10,
  };
}

/** As it stands in the address, and is asked of the call. */
type ListAddress = Partial<Record<'search' | 'from' | 'to' | 'page' | 'limit', string>> & {
  stage?: ParcelStatus;
  only?: OrderSelection;
  sort?: 'oldest';
};

/** What the address says of a list; nothing of what is usual. */
export function writeListState(state: ListState): ListAddress {
  const { stage, only, search, from, to, oldestFirst, page, limit } = state;
  return {
    ...(stage && { stage }),
    ...(only && { only }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(oldestFirst && { sort: 'oldest' }),
    ...(page > 1 && { page: String(page) }),
    ...(limit > 10 && { limit: String(limit) }),
  };
}

/** What the call is asked for a list. */
export function queryOfList(state: ListState, limit: number = state.limit): OrdersQuery {
  return { ...writeListState({ ...state, search: state.search.trim() }), limit };
}

/** The list that a call was asked for. */
export function stateOfQuery(query: OrdersQuery = {}): ListState {
  return readListState(
    new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])),
  );
}

/** True when something narrows the list. */
export function isNarrowed({ stage, only, search, from, to }: ListState): boolean {
  return stage !== undefined || only !== undefined || search.trim() !== '' || from !== '' || to !== '';
}
