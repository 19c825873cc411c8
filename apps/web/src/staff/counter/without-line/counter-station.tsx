import { useState } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { StationBar } from '../../stations/bar/station-bar.tsx';
import { useBench } from '../../stations/bench/use-bench.ts';
import { useLiesHere } from '../../stations/bench/use-lies-here.ts';
import { DeviceGate } from '../../stations/device/device-gate.tsx';
import type { OwnDevice } from '../../stations/device/device-store.ts';
import { useLateScans } from '../../stations/receiving/late-scans.ts';
import { NeedsPerson } from '../../stations/receiving/needs-person.tsx';
import type { StationQueueStatus } from '../../stations/scan-queue/browser-queue.ts';
import { useEvidenceQueue } from '../evidence/evidence-queue.ts';
import type { EvidenceStatus } from '../evidence/evidence-queue.ts';
import { RefusedPictures } from '../evidence/refused-pictures.tsx';
import { CounterWithLine } from '../counter-screen.tsx';
import { openLeft } from '../use-counter.ts';
import { useCounterSnapshot, useFreshCounter } from './counter-snapshot.ts';
import { useFreshPassKeys } from './pass-keys.ts';
import { useOwnStation } from './use-own-station.ts';
import { WithoutLineView } from './without-line-view.tsx';
import { withoutLineTexts } from './without-line-words.ts';
import css from './without-line.module.css';

/** The counter of a pickup point: with the line, and without it where this browser is registered as its station. */
export function CounterScreen() {
  const device = useOwnStation();
  if (device === undefined) return null;
  if (device === null) return <Unregistered />;
  return <CounterStation device={device} />;
}

function CounterStation({ device }: { device: OwnDevice }) {
  const { id: owner } = useUser();
  const at = useBench(device);
  const { status } = at;
  const { queue } = at.bench;
  const pictures = useEvidenceQueue(owner);
  const [listed, setListed] = useState(false);
  useFreshCounter(device.id, status.line);
  useFreshPassKeys(status.line);
  const found = useCounterSnapshot();
  const snapshot = found?.deviceId === device.id && found.owner === owner ? found : undefined;
  const late = useLateScans(device.id, status);
  const isDown = status.line === 'down';
  const refused = pictures.status.needsPerson;
  const [left] = useState(openLeft);
  const judge = useLiesHere(at);
  return (
    <>
      {isDown ? (
        <DeviceGate>
          {() => (
            <WithoutLineView
              {...{ queue, status, snapshot, evidence: pictures.queue, deviceId: device.id, left }}
            />
          )}
        </DeviceGate>
      ) : (
        <CounterWithLine hasBar judge={judge} left={left} />
      )}
      <StationBar
        state={{
          ...withPictures(status, pictures.status),
          needsPerson: late?.total ?? 0,
          refused: status.needsPerson.length + refused.length,
          snapshot: snapshot && { at: snapshot.at, count: snapshot.parcels.size },
          device: device.name,
        }}
        onNeedsPerson={() => setListed(true)}
      />
      {listed && (
        <NeedsPerson
          receiving={{ listed: status.needsPerson, queue }}
          late={late}
          onClose={() => setListed(false)}
        >
          {refused.length === 0 ? undefined : <RefusedPictures queue={pictures.queue} refused={refused} />}
        </NeedsPerson>
      )}
    </>
  );
}

/** What waits here, scans and pictures together. */
function withPictures(scans: StationQueueStatus, pictures: EvidenceStatus) {
  const oldest = [scans.oldestAt, pictures.oldestAt].filter((at) => at !== undefined);
  return {
    ...scans,
    isRead: scans.isRead && pictures.isRead,
    waiting: scans.waiting + pictures.waiting,
    othersWaiting: scans.othersWaiting + pictures.othersWaiting,
    oldestAt: oldest.length === 0 ? undefined : Math.min(...oldest),
  };
}

/** Works with the line alone, and says so; who may register it does so here. */
function Unregistered() {
  const { notRegistered } = withoutLineTexts.read();
  const mayRegister = useUser().authorities.includes('station:register');
  const [registers, setRegisters] = useState(false);
  if (registers) return <DeviceGate>{() => <CounterScreen />}</DeviceGate>;
  return (
    <>
      <CounterWithLine />
      <p className={css.unregistered}>
        {notRegistered.text}
        {mayRegister && <Button onPress={() => setRegisters(true)}>{notRegistered.register}</Button>}
      </p>
    </>
  );
}
