import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { stationsTexts } from '../station-words.ts';
import { isUndone } from '../undo/undo-work.ts';
import { toneOfAnswer } from './tones.ts';
import type { ShownVerdict } from './verdict-banner.tsx';

/** What became of a scan that was stored: that it waits, its answer, or that a person has to look at it. */
export function verdictOfScan(
  { code, scanId = '' }: { code: string; scanId?: string | undefined },
  row: StationScanRow | undefined,
  hasLine: boolean,
): ShownVerdict {
  const { stored, refused, says } = stationsTexts.read();
  if (row?.refusal !== undefined)
    return { id: `${scanId}-refused`, tone: 'NEEDS_PERSON', words: refused, code, hasLine: true };
  if (row?.answer !== undefined) {
    const { verdict, say, parcel } = row.answer;
    const id = `${scanId}-${say}`;
    const tone = isUndone(say) ? 'READY' : toneOfAnswer({ verdict, say });
    return { id, tone, words: says[say], say, code, hasLine: true, notes: parcel?.notes };
  }
  const words = hasLine ? stored : { ...stored, line: stored.offline };
  return { id: `${scanId}-stored`, tone: 'STORED', words, code, hasLine };
}
