import type { GoodsEntry } from '@rohi/contract/site/prohibited-goods-check';

/** What is shown of the list; an empty string is everything. */
export type GoodsFilter = { group: GoodsEntry['group'] | ''; verdict: GoodsEntry['verdict'] | '' };

/** The entries of the chosen group and verdict, in the order of the list. */
export function filterGoods(entries: readonly GoodsEntry[], { group, verdict }: GoodsFilter): GoodsEntry[] {
  return entries.filter(
    (entry) => (group === '' || entry.group === group) && (verdict === '' || entry.verdict === verdict),
  );
}
