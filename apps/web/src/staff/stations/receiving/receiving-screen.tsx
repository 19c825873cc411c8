import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { usePhotos } from '../photos/browser-photos.ts';
import { closeCamera, openKnownCamera } from '../photos/camera.ts';
import { PhotoSlots } from '../photos/photo-slots.tsx';
import { isCovered } from '../scan-input/covered-scans.ts';
import { ScanField } from '../scan-input/scan-field.tsx';
import { StationBar } from '../bar/station-bar.tsx';
import { useColleagueScans } from '../undo/colleague-scans.tsx';
import { undoButton } from '../undo/undo-button.tsx';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { RecentScans } from '../verdict/recent-scans.tsx';
import { withLiesHere } from '../verdict/lies-here.ts';
import { VerdictBanner } from '../verdict/verdict-banner.tsx';
import { useLateScans } from './late-scans.ts';
import { NeedsPerson } from './needs-person.tsx';
import { ParcelCard } from './parcel-card.tsx';
import { useProblemKeys } from './problem-keys.ts';
import { ProblemPanel } from './problem-panel.tsx';
import { receivingTexts } from './receiving-words.ts';
import type { TypedName } from './receiving-work.ts';
import { recentRows, shownVerdict } from './shown-verdict.ts';
import { useSnapshotValue } from './snapshot.ts';
import { looksLikeCode, readSidesMm, readWeightG } from './typed-measures.ts';
import { useReceiving } from './use-receiving.ts';
import type { Receiving } from './use-receiving.ts';
import css from './receiving-screen.module.css';

/** Parcels are received at the China warehouse: one scan, the weight, Enter. */
export function ReceivingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

/** The station's element, and how the focus goes into one of its fields. */
function useStationRoot() {
  const root = useRef<HTMLDivElement>(null);
  const focus = useCallback((field: TypedName | 'scan') => {
    const find = () =>
      root.current?.querySelector<HTMLInputElement>(
        field === 'scan' ? '[data-scan-field]' : `input[name=${field}]:not(:disabled)`,
      );
    // A field that stands takes the focus before the next key comes; one that is about to be drawn, a moment later.
    find()?.focus();
    queueMicrotask(() => find()?.focus());
  }, []);
  return { root, focus };
}

/** Enter beside every button receives; a code that was typed into a field of measures is taken for what it is. */
function answerEnter(event: KeyboardEvent, { type, onCode, receive }: Receiving): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (isCovered(target)) return;
  if (target.hasAttribute('data-scan-field') && target.value.trim() !== '') return;
  event.preventDefault();
  const { name, value } = target;
  const isRead = name === 'weight' ? readWeightG(value) : name === 'sides' ? readSidesMm(value) : true;
  if (isRead !== undefined || !looksLikeCode(value)) return receive();
  type(name as TypedName, '');
  return onCode(value);
}

/** The way to a box in the pool; undefined for who may not look for its owner. */
function usePoolWay(): ((code: string) => void) | undefined {
  const { line } = useStaffRoute();
  const { menus } = useUser();
  if (!menus[line].some(({ key }) => key === 'pool')) return undefined;
  return (code) => goTo(staffHref(line, 'pool', new URLSearchParams({ code })));
}

/** The scan field is the one that reads: nothing is to be typed of the parcel on the table. */
function isAtRest({ work: { card }, problems }: Receiving): boolean {
  return problems !== undefined || card?.scanId !== undefined;
}

function Station({ device }: { device: OwnDevice }) {
  const words = receivingTexts.read();
  const { root, focus } = useStationRoot();
  const receiving = useReceiving(device, focus);
  const snapshot = useSnapshotValue();
  const [listed, setListed] = useState(false);
  const { status, work, problems, onCode, undo } = receiving;
  useProblemKeys({ report: receiving.openProblems, back: receiving.closeProblems, mark: receiving.mark });
  const openInPool = usePoolWay();
  const late = useLateScans(device.id, status);
  const colleagues = useColleagueScans(undo, device.id, status.line);
  const photos = usePhotos(useUser().id, status);
  useEffect(() => {
    void openKnownCamera();
    return closeCamera;
  }, []);
  const slots = work.card && (
    <PhotoSlots
      photos={photos}
      code={work.card.code}
      deviceId={device.id}
      scanId={work.card.scanId}
      isProblem={problems !== undefined || work.card.reports !== undefined}
      onDone={() => focus(isAtRest(receiving) ? 'scan' : 'weight')}
    />
  );
  return (
    <div
      className={css.station}
      ref={root}
      role="presentation"
      onKeyDown={(event) => answerEnter(event, receiving)}
      data-station
    >
      <h1 className="visually-hidden">{words.title}</h1>
      <div className={css.work}>
        <ScanField onCode={onCode} />
        <VerdictBanner verdict={withLiesHere(shownVerdict(receiving), receiving.reportHere)} />
        <div className={css.columns}>
          {undo.shown !== undefined ? (
            <UndoPanel
              undo={undo}
              photos={
                <PhotoSlots
                  photos={photos}
                  code={undo.shown.row.facts.code}
                  deviceId={device.id}
                  scanId={undo.shown.undoId}
                  isProblem={false}
                  onDone={() => focus('scan')}
                />
              }
            />
          ) : problems !== undefined && work.card !== undefined ? (
            <ProblemPanel
              card={work.card}
              note={problems.note}
              onNote={receiving.noteProblem}
              onChoose={receiving.report}
              onBack={receiving.closeProblems}
              photos={slots}
            />
          ) : (
            <ParcelCard
              key={work.card?.code}
              card={work.card}
              cell={snapshot?.cells.get(work.card?.look.customerCode ?? '')}
              onType={receiving.type}
              onReceive={receiving.receive}
              onPutAside={receiving.putAside}
              onProblem={receiving.openProblems}
              onMark={receiving.mark}
              onDropReport={receiving.dropReport}
              hasLine={status.line !== 'down'}
              photos={slots}
            />
          )}
          <RecentScans
            rows={recentRows(receiving, openInPool)}
            undo={undoButton(undo, status.recent, colleagues)}
          />
        </div>
      </div>
      <StationBar
        state={{
          ...status,
          waiting: status.waiting + photos.waiting,
          oldestAt: status.oldestAt ?? photos.oldestAt,
          needsPerson: late?.total ?? 0,
          refused: receiving.listed.length + photos.refused.length,
          snapshot: snapshot && { at: snapshot.at, count: snapshot.parcels.size },
          device: device.name,
          hasScale: true,
        }}
        onNeedsPerson={() => setListed(true)}
      />
      {listed && (
        <NeedsPerson
          receiving={receiving}
          late={late}
          photos={photos}
          onClose={() => setListed(false)}
          onReopen={(row) => {
            // The dialog lets the focus go before the field of the weight takes it.
            flushSync(() => setListed(false));
            receiving.reopenScan(row);
          }}
        />
      )}
    </div>
  );
}
