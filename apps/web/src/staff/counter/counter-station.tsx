import { useEffect, useState } from 'react';
import { useUser } from '../kit/session/user-info.ts';
import { Button } from '../kit/ui/button.tsx';
import { Loading } from '../kit/ui/states.tsx';
import { StationBar } from '../stations/bar/station-bar.tsx';
import { storeScan } from '../stations/bench/bench.ts';
import { useBench } from '../stations/bench/use-bench.ts';
import { useLiesHere } from '../stations/bench/use-lies-here.ts';
import { DeviceGate } from '../stations/device/device-gate.tsx';
import { readOwnDevice } from '../stations/device/device-store.ts';
import type { OwnDevice } from '../stations/device/device-store.ts';
import { lockTexts } from '../stations/station-words.ts';
import { useStationGate } from '../stations/lock/station-gate.ts';
import { useLateScans } from '../stations/receiving/late-scans.ts';
import { NeedsPerson } from '../stations/receiving/needs-person.tsx';
import type { StationQueueStatus } from '../stations/scan-queue/browser-queue.ts';
import { Counter } from './counter-screen.tsx';
import { counterTexts } from './counter-words.ts';
import { useEvidenceQueue } from './evidence/evidence-queue.ts';
import type { EvidenceStatus } from './evidence/evidence-queue.ts';
import { RefusedPictures } from './evidence/refused-pictures.tsx';
import { useCounterSnapshot, useFreshCounter } from './offline/counter-snapshot.ts';
import { readPassKeys, useFreshPassKeys } from './offline/pass-keys.ts';
import { Row, Stack } from '../../shared/ui/primitives.tsx';
import css from './counter.module.css';

/** The counter of a pickup point: online, and offline too where this browser is registered as its station. */
export function CounterScreen() {
  const device = useOwnStation();
  if (device === undefined) return null;
  if (device === null) return <Unregistered />;
  return <CounterStation device={device} />;
}

/**
 * The device that this browser is registered as; null where it is none, or nothing can be stored, undefined until that
 * is known.
 */
function useOwnStation(): OwnDevice | null | undefined {
  const [found, setFound] = useState<OwnDevice | null>();
  useEffect(() => {
    let isGone = false;
    const show = (own: OwnDevice | null) => !isGone && setFound(own);
    readOwnDevice().then(
      (own) => show(own ?? null),
      () => show(null),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}

function CounterStation({ device }: { device: OwnDevice }) {
  const { id: owner, authorities } = useUser();
  const at = useBench(device);
  const { status } = at;
  const { queue } = at.bench;
  const pictures = useEvidenceQueue(owner);
  const gate = useStationGate(owner, device.id);
  const [listed, setListed] = useState(false);
  useFreshCounter(device.id, status.line);
  useFreshPassKeys(status.line);
  const found = useCounterSnapshot();
  const snapshot = found?.deviceId === device.id && found.owner === owner ? found : undefined;
  const late = useLateScans(device.id, status, listed);
  const isOffline = status.line === 'down';
  const refused = pictures.status.needsPerson;
  const judge = useLiesHere(at);
  const mayTake = authorities.includes('payment:take');
  const { waiting } = status;
  const station = {
    deviceId: device.id,
    queue,
    evidence: pictures.queue,
    isOffline,
    waiting,
    snapshot,
    mayTake,
    passKeys: readPassKeys,
  };
  return (
    <>
      {isOffline && gate !== 'open' ? (
        <Gate isEnded={gate === 'ended'} />
      ) : (
        <Counter station={station} judge={judge} />
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
          onRedo={(facts) => storeScan(at.bench, facts)}
        >
          {refused.length === 0 ? undefined : <RefusedPictures queue={pictures.queue} refused={refused} />}
        </NeedsPerson>
      )}
    </>
  );
}

/** Offline the counter is for users with a permit, and the PIN where there is one. */
function Gate({ isEnded }: { isEnded: boolean }) {
  const { ended } = lockTexts.read();
  if (!isEnded) return <Loading />;
  return (
    <Stack as="section" gap={12} padding={16} className={css.station}>
      <h1>{ended.title}</h1>
      <p>{ended.text}</p>
    </Stack>
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

/** Works online alone, and says so; who may register it does so here, and who scans types the code that is read out. */
function Unregistered() {
  const { notRegistered } = counterTexts.read().offline;
  const { authorities } = useUser();
  const mayRegister = authorities.includes('station:register');
  const [registers, setRegisters] = useState(false);
  if (registers) return <DeviceGate>{() => <CounterScreen />}</DeviceGate>;
  return (
    <>
      <Counter />
      <Row
        as="p"
        wrap
        rowGap={8}
        columnGap={16}
        align="center"
        paddingX={16}
        paddingY={8}
        tone="soft"
        size={13}
      >
        {notRegistered.text}
        {(mayRegister || authorities.includes('station:scan')) && (
          <Button onPress={() => setRegisters(true)}>
            {mayRegister ? notRegistered.register : notRegistered.pair}
          </Button>
        )}
      </Row>
    </>
  );
}
