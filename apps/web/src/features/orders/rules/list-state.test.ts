import { expect, test } from 'vitest';
import { isNarrowed, queryOfList, readListState, wholeList, writeListState } from './list-state.ts';

test('the address carries what is chosen, and nothing of what is usual', () => {
  expect(writeListState(wholeList)).toEqual({});
  const chosen = {
    stage: 'DTH',
    search: '凉鞋',
    from: '2026-11-01',
    to: '2026-11-20',
    oldestFirst: true,
    page: 3,
    only: 'withoutValue',
    limit: 50,
  } as const;
  const query = new URLSearchParams(writeListState(chosen));
  expect(readListState(query)).toEqual(chosen);
});

test('an address that makes no sense shows the whole list', () => {
  const query = new URLSearchParams('stage=LOST&from=2026-02-30&to=yesterday&sort=weight&page=-1');
  expect(readListState(query)).toEqual(wholeList);
});

test('the call asks for the same, with the search trimmed', () => {
  const query = queryOfList({ ...wholeList, search: ' кроссовки ', page: 2 });
  expect(query).toEqual({ search: 'кроссовки', page: '2', limit: 10 });
});

test('a page or an order of sorting alone narrows nothing', () => {
  expect(isNarrowed({ ...wholeList, page: 2, oldestFirst: true, search: ' ' })).toBe(false);
  expect(isNarrowed({ ...wholeList, to: '2026-11-20' })).toBe(true);
});
