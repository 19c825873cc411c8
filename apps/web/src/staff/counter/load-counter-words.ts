import { loadGoodsNames } from '../kit/goods-text.ts';
import { cashTexts } from '../screens/cash/cash-words.ts';
import { paymentTexts } from '../screens/cash/payment/payment-words.ts';
import { stationsTexts } from '../stations/station-words.ts';
import { askTexts } from './approval/ask-words.ts';
import { counterTexts } from './counter-words.ts';
import { evidenceTexts } from './evidence/evidence-words.ts';
import { problemTexts } from './problem/problem-words.ts';

/** The words of all that stands at the counter. */
export async function loadCounterWords(): Promise<void> {
  const all = [stationsTexts, counterTexts, askTexts, problemTexts, evidenceTexts, cashTexts, paymentTexts];
  await Promise.all([...all.map((texts) => texts.load()), loadGoodsNames()]);
}
