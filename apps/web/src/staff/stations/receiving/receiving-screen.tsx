import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { focusField } from '../bench/focus-field.ts';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { usePhotos } from '../photos/browser-photos.ts';
import { closeCamera, openKnownCamera } from '../photos/camera.ts';
import { PhotoSlots } from '../photos/photo-slots.tsx';
import { ParcelCard } from './parcel-card.tsx';
import { useProblemKeys } from './problem-keys.ts';
import { receivingTexts } from '../station-words.ts';
import type { Card, TypedName } from './receiving-work.ts';
import { recentRows, shownVerdict } from './shown-verdict.ts';
import { useSnapshotValue } from './snapshot.ts';
import { looksLikeCode, readSidesMm, readWeightG } from './typed-measures.ts';
import { useReceiving } from './use-receiving.ts';
import type { Receiving } from './use-receiving.ts';
import { paceOf } from './own-receipts.ts';
import type { OwnReceipts } from './own-receipts.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './receiving-pace.module.css';
import { receiptProblems } from '@rohi/contract/tracking/receipt-problems';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { TriangleAlert } from 'lucide-react';
import { locale } from '../../../shared/i18n/locale.ts';
import { ChoicePanel } from '../bench/choice-panel.tsx';

type ProblemPanelProps = {
  card: Card;
  note: string;
  onNote: (note: string) => void;
  onChoose: (problem: ReceiptProblem) => void;
  onBack: () => void;
  photos: ReactNode;
};

/** What is wrong with the parcel on the table. */
function ProblemPanel({ card, ...choosing }: ProblemPanelProps) {
  const { problem: words, card: cardWords } = receivingTexts.read();
  const lead = card.look.customerCode ?? (card.typed.customerCode || cardWords.noCustomer);
  return (
    <ChoicePanel
      icon={TriangleAlert}
      words={words}
      subject={{ lead, code: card.code }}
      choices={receiptProblems}
      nameOf={(problem) => receiptProblemNames[problem][locale]}
      {...choosing}
    />
  );
}

type PaceProps = {
  receipts: OwnReceipts;
  /** Declared and not received; undefined while the device has no snapshot. */
  expected: number | undefined;
};

/** How the day goes at this device: received today, still expected, received in the last hour. */
function ReceivingPace({ receipts, expected }: PaceProps) {
  const { pace } = receivingTexts.read();
  const { today, hour } = paceOf(useSyncExternalStore(receipts.subscribe, receipts.times));
  return (
    <Row
      as="dl"
      justify="between"
      flex="none"
      paddingX={0}
      paddingY={6}
      fill="surface"
      border="all"
      radius="panel"
      className={css.pace}
      aria-label={pace.title}
    >
      {[
        [pace.today, today],
        [pace.expected, expected ?? '—'],
        [pace.hour, hour],
      ].map(([name, value]) => (
        <div key={name}>
          <Text as="dt" tone="soft" size={13}>
            {name}
          </Text>
          <Text as="dd" weight={700} digits>
            {value}
          </Text>
        </div>
      ))}
    </Row>
  );
}

/** Parcels are received at the China warehouse: one scan, the weight, Enter. */
export function ReceivingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

/** Enter receives; a code that was typed into a field of measures is taken for what it is. */
function answerEnter({ name, value }: HTMLInputElement, { type, onCode, receive }: Receiving): void {
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
  const receiving = useReceiving(device);
  const snapshot = useSnapshotValue();
  const { status, work, problems, undo } = receiving;
  useProblemKeys({ report: receiving.openProblems, back: receiving.closeProblems, mark: receiving.mark });
  const openInPool = usePoolWay();
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
      onDone={() => focusField(isAtRest(receiving) ? 'scan' : 'weight')}
    />
  );
  const undoPhotos = undo.openUndo && (
    <PhotoSlots
      photos={photos}
      code={undo.openUndo.row.facts.code}
      deviceId={device.id}
      scanId={undo.openUndo.undoId}
      isProblem={false}
      onDone={() => focusField('scan')}
    />
  );
  return (
    <StationFrame
      title={words.title}
      device={device}
      at={receiving}
      verdict={shownVerdict(receiving)}
      rows={recentRows(receiving, openInPool)}
      onCode={receiving.onCode}
      onKey={(key, field) => {
        if (key !== 'Enter' || field === undefined) return false;
        answerEnter(field, receiving);
        return true;
      }}
      hasScale
      snapshot={snapshot && { at: snapshot.at, count: snapshot.parcels.size }}
      undo={{ undoing: undo, photos: undoPhotos }}
      beside={<ReceivingPace receipts={receiving.receipts} expected={snapshot?.parcels.size} />}
      photos={photos}
      listed={receiving.listed}
      onLiesHere={receiving.reportHere}
      onReopen={receiving.reopenScan}
    >
      {problems !== undefined && work.card !== undefined ? (
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
          point={snapshot?.points.get(work.card?.look.pickupPointId ?? 0)}
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
    </StationFrame>
  );
}
