import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { FactsToStore } from '../bench/bench.ts';
import type { ScanFacts } from '../scan-queue/browser-queue.ts';

/** Questions that the same scan answers once the clerk is sure. */
const asksOnce: ReadonlySet<ScanSay> = new Set<ScanSay>(['FAR_FROM_CONTENTS', 'FAR_FROM_FIRST_WEIGHT']);

/**
 * How a refused scan is made once more: a box comes back onto the table, all else is the same scan as of now; undefined
 * where a person has to be asked.
 */
export function againOf(
  facts: ScanFacts,
  say: ScanSay,
): 'onTable' | { facts: FactsToStore; isAsked: boolean } | undefined {
  if (facts.action === 'RECEIVE' || facts.action === 'REPORT_PROBLEM') return 'onTable';
  // What was given or taken at a counter is done once.
  if (facts.action === 'GIVE' || facts.action === 'TAKE_CASH') return undefined;
  const { at: _at, handling: _handling, ...same } = facts;
  const isAsked = asksOnce.has(say);
  return { facts: (isAsked ? { ...same, isSure: true } : same) as FactsToStore, isAsked };
}
