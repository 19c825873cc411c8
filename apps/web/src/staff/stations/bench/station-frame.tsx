import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { StationBar } from '../bar/station-bar.tsx';
import type { StationState } from '../bar/station-bar.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { useLateScans } from '../receiving/late-scans.ts';
import { NeedsPerson } from '../receiving/needs-person.tsx';
import css from '../receiving/receiving-screen.module.css';
import { isCovered } from '../scan-input/covered-scans.ts';
import { ScanField } from '../scan-input/scan-field.tsx';
import { useColleagueScans } from '../undo/colleague-scans.tsx';
import { undoButton } from '../undo/undo-button.tsx';
import { UndoPanel } from '../undo/undo-panel.tsx';
import type { Undoing } from '../undo/use-undo.ts';
import { RecentScans } from '../verdict/recent-scans.tsx';
import { ScanStrip } from '../verdict/scan-strip.tsx';
import { withLiesHere } from '../verdict/lies-here.ts';
import { VerdictBanner } from '../verdict/verdict-banner.tsx';
import { benchRows, benchVerdict } from './bench-verdict.ts';
import type { BenchWords } from './bench-verdict.ts';
import { reportHere } from './bench.ts';
import type { BenchAtWork } from './use-bench.ts';

type StationFrameProps = {
  title: string;
  placeholder: string;
  device: OwnDevice;
  at: BenchAtWork;
  words: BenchWords;
  onCode: (raw: string, into?: string) => void;
  hasScale?: boolean;
  /** As `StationState` has it; none where nothing is said. */
  snapshot?: StationState['snapshot'];
  /** Enter beside every button, and keys such as F8; true when it was for the station. */
  onKey: (key: string) => boolean;
  /** Where its scans can be taken back; `hint`: what else the card means. */
  undo?: { undoing: Undoing; hint?: string | undefined };
  /** The last scans stand in a strip under the verdict: the work takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
};

/** What all benches show: the field, the verdict, the last scans, and how the station stands; between them what is being filled. */
export function StationFrame({
  title,
  placeholder,
  device,
  at,
  words,
  onCode,
  onKey,
  hasScale,
  snapshot = null,
  undo,
  isWide = false,
  children,
}: StationFrameProps) {
  const [listed, setListed] = useState(false);
  const { status, bench } = at;
  const late = useLateScans(device.id, status);
  const colleagues = useColleagueScans(undo?.undoing, device.id, status.line);
  const rows = benchRows(status, bench);
  const undoing = undo && undoButton(undo.undoing, status.recent, colleagues);
  const answerKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || isCovered(target)) return;
    if (key === 'Enter') {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.hasAttribute('data-scan-field') && target.value.trim() !== '') return;
    }
    if (onKey(key)) event.preventDefault();
  };
  return (
    <div className={css.station} role="presentation" onKeyDown={answerKey} data-station>
      <h1 className="visually-hidden">{title}</h1>
      <div className={css.work}>
        <ScanField onCode={onCode} placeholder={placeholder} />
        <VerdictBanner verdict={withLiesHere(benchVerdict(at, words), (code) => reportHere(bench, code))} />
        {isWide && <ScanStrip rows={rows} undo={undoing} />}
        <div className={isWide ? css.wide : css.columns}>
          {undo?.undoing.shown === undefined ? children : <UndoPanel undo={undo.undoing} hint={undo.hint} />}
          {!isWide && <RecentScans rows={rows} undo={undoing} />}
        </div>
      </div>
      <StationBar
        state={{
          ...status,
          needsPerson: late?.total ?? 0,
          refused: status.needsPerson.length,
          snapshot,
          device: device.name,
          hasScale,
        }}
        onNeedsPerson={() => setListed(true)}
      />
      {listed && (
        <NeedsPerson
          receiving={{ listed: status.needsPerson, queue: bench.queue }}
          late={late}
          onClose={() => setListed(false)}
        />
      )}
    </div>
  );
}
