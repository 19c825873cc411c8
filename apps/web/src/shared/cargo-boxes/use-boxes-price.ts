import { useAnswer } from '../api/use-answer.ts';
import { formatMoney } from '../format/numbers.ts';
import { quoteOfRows, type BoxRow } from './cargo-boxes.ts';

/** While somebody types, only the last of several numbers is asked for. */
const typingPauseMs = 300;

/**
 * What all boxes cost by the cargo tariff of today, without what was agreed with the customer; nothing until all are
 * typed.
 */
export function useBoxesPrice(rows: readonly BoxRow[]): string | undefined {
  const quote = quoteOfRows(rows);
  const { data, isWaiting, failure } = useAnswer('GET /price/quote', quote, typingPauseMs);
  if (quote === undefined || isWaiting || failure !== undefined) return undefined;
  const cargo = data?.tariffs.find(({ tariff }) => tariff.businessLine === 'FBA');
  return cargo && formatMoney(cargo.total);
}
