import { toneOfVerdict } from '@rohi/contract/site/goods-verdict-tone';
import type { GoodsCheck } from '@rohi/contract/site/prohibited-goods-check';
import { ToneLabel } from '../../shared/ui/tone-label.tsx';
import { goodsTexts } from './goods-texts.ts';
import css from './verdict-label.module.css';

/** Whether the goods can be sent, in a word or two. */
export function VerdictLabel({ verdict }: { verdict: GoodsCheck['verdict'] }) {
  return (
    <ToneLabel tone={toneOfVerdict(verdict)} className={css.label}>
      {goodsTexts.read().verdicts[verdict]}
    </ToneLabel>
  );
}
