import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { StationBar } from '../bar/station-bar.tsx';
import type { StationState } from '../bar/station-bar.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import type { Photos } from '../photos/browser-photos.ts';
import { useLateScans } from '../receiving/late-scans.ts';
import { NeedsPerson } from '../receiving/needs-person.tsx';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { isCovered } from '../scan-input/covered-scans.ts';
import { ScanField } from '../scan-input/scan-field.tsx';
import { useColleagueScans } from '../undo/colleague-scans.tsx';
import { undoButton } from '../undo/undo-button.tsx';
import { UndoPanel } from '../undo/undo-panel.tsx';
import type { Undoing } from '../undo/use-undo.ts';
import type { RecentRow } from '../verdict/recent-scans.tsx';
import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import { RecentScans } from '../verdict/recent-scans.tsx';
import { ScanStrip } from '../verdict/scan-strip.tsx';
import { withLiesHere } from '../verdict/lies-here.ts';
import { VerdictBanner } from '../verdict/verdict-banner.tsx';
import { benchRows, benchVerdict } from './bench-verdict.ts';
import type { BenchWords } from './bench-verdict.ts';
import { reportHere, storeScan } from './bench.ts';
import type { BenchAtWork } from './use-bench.ts';
import { Stack } from '../../../shared/ui/primitives.tsx';
import css from './station-frame.module.css';

type StationFrameProps = {
  title: string;
  placeholder?: string;
  device: OwnDevice;
  at: BenchAtWork;
  /** What the banner says, or by which words the bench makes it. */
  verdict: ShownVerdict | BenchWords;
  /** The last scans, where they are others than those of the bench. */
  rows?: readonly RecentRow[];
  onCode: (raw: string, into?: string) => void;
  hasScale?: boolean;
  /** As `StationState` has it; none where nothing is said. */
  snapshot?: StationState['snapshot'];
  /**
   * Enter beside every button, with the field that it was pressed in, and keys such as F8; true when it was for the
   * station.
   */
  onKey: (key: string, field: HTMLInputElement | undefined) => boolean;
  /** Where its scans can be taken back; `hint`: what else the card means; `photos`: of the thing. */
  undo?: { undoing: Undoing; hint?: string | undefined; photos?: ReactNode };
  /** Photos that wait and were refused here. */
  photos?: Photos;
  /** Scans that need a person, where they are others than those of the queue. */
  listed?: readonly StationScanRow[];
  /** Says that a parcel lies here, where more comes of it than the report. */
  onLiesHere?: (code: string) => void;
  /** Brings the box of a receipt back onto the table. */
  onReopen?: (row: StationScanRow) => void;
  /** Above the last scans where they stand beside the work. */
  beside?: ReactNode;
  /** The last scans stand in a strip under the verdict: the work takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
};

/** What all benches show: the field, the verdict, the last scans, and how the station stands; between them the work. */
export function StationFrame(props: StationFrameProps) {
  const { title, placeholder, device, at, verdict, onCode, undo, isWide = false, children } = props;
  const [isListed, setListed] = useState(false);
  const { status, bench } = at;
  const { rows = benchRows(status, bench), listed = status.needsPerson } = props;
  const { onReopen, onLiesHere = (code) => reportHere(bench, code) } = props;
  const late = useLateScans(device.id, status, isListed);
  const colleagues = useColleagueScans(undo?.undoing, device.id, status.line);
  const undoing = undo && undoButton(undo.undoing, status.recent, colleagues);
  const banner = 'ready' in verdict ? benchVerdict(at, verdict) : verdict;
  return (
    <Stack
      flex={1}
      minHeight={0}
      className={css.station}
      role="presentation"
      onKeyDown={(event) => answerKey(event, props.onKey)}
      data-station
    >
      <h1 className="visually-hidden">{title}</h1>
      <Stack gap={12} flex={1} minHeight={0} padding={16} className={css.work}>
        <ScanField onCode={onCode} placeholder={placeholder} />
        <VerdictBanner verdict={withLiesHere(banner, onLiesHere)} />
        {isWide && <ScanStrip rows={rows} undo={undoing} />}
        <div className={isWide ? css.wide : css.columns}>
          {undo?.undoing.openUndo === undefined ? (
            children
          ) : (
            <UndoPanel undo={undo.undoing} hint={undo.hint} photos={undo.photos} />
          )}
          {!isWide && (
            <Stack gap={12} minHeight={0} className={css.side}>
              {props.beside}
              <RecentScans rows={rows} undo={undoing} />
            </Stack>
          )}
        </div>
      </Stack>
      <Bar {...props} listed={listed} late={late?.total ?? 0} onNeedsPerson={() => setListed(true)} />
      {isListed && (
        <NeedsPerson
          receiving={{ listed, queue: bench.queue }}
          late={late}
          photos={props.photos}
          onClose={() => setListed(false)}
          onRedo={(facts) => storeScan(bench, facts)}
          onReopen={
            onReopen &&
            ((row) => {
              // The dialog lets the focus go before a field of the box takes it.
              flushSync(() => setListed(false));
              onReopen(row);
            })
          }
        />
      )}
    </Stack>
  );
}

/** Enter in a field of the station, unless it ends what is typed as a code, and every other key. */
function answerKey(event: KeyboardEvent, onKey: StationFrameProps['onKey']): void {
  const { target, key } = event;
  if (event.defaultPrevented || isCovered(target)) return;
  const field = target instanceof HTMLInputElement ? target : undefined;
  if (key === 'Enter' && field === undefined) return;
  if (key === 'Enter' && field?.hasAttribute('data-scan-field') && field.value.trim() !== '') return;
  if (onKey(key, field)) event.preventDefault();
}

type BarProps = Pick<StationFrameProps, 'at' | 'device' | 'photos' | 'snapshot' | 'hasScale'> & {
  listed: readonly StationScanRow[];
  late: number;
  onNeedsPerson: () => void;
};

function Bar({
  at: { status },
  device,
  photos,
  snapshot = null,
  hasScale,
  listed,
  late,
  onNeedsPerson,
}: BarProps) {
  return (
    <StationBar
      state={{
        ...status,
        waiting: status.waiting + (photos?.waiting ?? 0),
        oldestAt: status.oldestAt ?? photos?.oldestAt,
        needsPerson: late,
        refused: listed.length + (photos?.refused.length ?? 0),
        snapshot,
        device: device.name,
        hasScale,
      }}
      onNeedsPerson={onNeedsPerson}
    />
  );
}
