import { useState } from 'react';
import { newRequestId } from '../../shared/api/request-id.ts';
import type { StationQueue, StationQueueStatus } from '../stations/scan-queue/browser-queue.ts';
import { stationsTexts } from '../stations/stations-words.ts';
import { withLiesHere } from '../stations/verdict/lies-here.ts';
import { verdictOfScan } from '../stations/verdict/scan-verdict.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';

type Station = { queue: StationQueue; status: StationQueueStatus; deviceId: string };
/** `of`: the verdict that it was said of. Without `scanId` it could not be stored. */
type Report = { of: string; code: string; scanId: string | undefined };

/** What the counter shows of a parcel that nobody is given: with the act that says it lies here, and then what became of that. */
export function useLiesHere({ queue, status, deviceId }: Station): (verdict: ShownVerdict) => ShownVerdict {
  const [report, setReport] = useState<Report>();
  const send = (of: string, code: string) => {
    const scanId = newRequestId();
    setReport({ of, code, scanId });
    const settled = queue.read().needsPerson.filter(({ facts }) => facts.code === code);
    const facts = { action: 'LIES_HERE', code, at: new Date().toISOString() } as const;
    queue.add({ scanId, deviceId, facts }, settled).catch(() => setReport({ of, code, scanId: undefined }));
  };
  return (verdict) => {
    if (report?.of !== verdict.id) return withLiesHere(verdict, (code) => send(verdict.id, code));
    const { code, scanId } = report;
    if (scanId === undefined)
      return {
        id: `${report.of}-notStored`,
        tone: 'BLOCKED',
        words: stationsTexts.read().notStored,
        code,
        hasLine: true,
      };
    const row = status.recent.find((each) => each.scanId === scanId);
    return verdictOfScan({ code, scanId }, row, status.line !== 'down');
  };
}
