import { useState } from 'react';
import { stationsTexts } from '../station-words.ts';
import { withLiesHere } from '../verdict/lies-here.ts';
import { verdictOfScan } from '../verdict/scan-verdict.ts';
import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import { reportHere } from './bench.ts';
import type { BenchAtWork } from './use-bench.ts';

/**
 * For a screen with verdicts that are made without the bench: adds the act that reports that a parcel lies here, and
 * shows what becomes of the report in the place of the verdict that it was called from.
 */
export function useLiesHere({ bench, status, notice, last }: BenchAtWork) {
  const [reportedOf, setReportedOf] = useState<string>();
  const report = (verdict: ShownVerdict) => (code: string) => {
    setReportedOf(verdict.id);
    reportHere(bench, code);
  };
  return (verdict: ShownVerdict): ShownVerdict => {
    if (reportedOf !== verdict.id || last === undefined) return withLiesHere(verdict, report(verdict));
    const { code, row } = last;
    if (notice?.kind !== 'notStored') return verdictOfScan(last, row, status.line !== 'down');
    const words = stationsTexts.read().notStored;
    return { id: `${verdict.id}-notStored`, tone: 'BLOCKED', words, code, hasLine: true };
  };
}
