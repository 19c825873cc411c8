import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { Answer } from '../../../kit/ui/answered.tsx';

const rowsOfPage = 50;

type Page<Row> = { total: number; list: readonly Row[] };
type Pages<Row> = {
  answer: Answer<InfiniteData<Page<Row>>>;
  rowsOf: (data: InfiniteData<Page<Row>>) => { rows: Row[]; left: number };
  more: { isLoading: boolean; ask: () => void };
};

/** A paged list that grows page by page; `read` asks for one. */
export function usePages<Row>(
  key: readonly unknown[],
  read: (page: { page: string; limit: string }, signal: AbortSignal) => Promise<Page<Row>>,
): Pages<Row> {
  const answer = useInfiniteQuery({
    queryKey: ['reports', 'money', ...key],
    queryFn: ({ pageParam, signal }) => read({ page: String(pageParam), limit: String(rowsOfPage) }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * rowsOfPage < last.total ? pages.length + 1 : undefined,
  });
  return {
    answer,
    rowsOf: ({ pages }) => {
      const rows = pages.flatMap(({ list }) => list);
      return { rows, left: Math.max(0, (pages.at(-1)?.total ?? 0) - rows.length) };
    },
    more: { isLoading: answer.isFetchingNextPage, ask: () => void answer.fetchNextPage() },
  };
}
