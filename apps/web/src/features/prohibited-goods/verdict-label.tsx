import type { GoodsCheck } from '@rohi/contract/site/prohibited-goods-check';
import { goodsTexts } from './goods-texts.ts';
import css from './verdict-label.module.css';

/** Dot and words: the colour only repeats what is written. */
export function VerdictLabel({ verdict }: { verdict: GoodsCheck['verdict'] }) {
  return (
    <span className={css.label} data-verdict={verdict}>
      {goodsTexts.read().verdicts[verdict]}
    </span>
  );
}
