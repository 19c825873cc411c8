import { MonitorX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Loading } from '../../kit/ui/states.tsx';
import { lockTexts, receivingTexts } from '../station-words.ts';
import { useStationGate } from '../lock/station-gate.ts';
import { readOwnDevice, storeOwnDevice } from './device-store.ts';
import type { OwnDevice } from './device-store.ts';
import { PairDevice } from './pair-device.tsx';
import { RegisterDevice } from './register-device.tsx';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './device-gate.module.css';

type Found = 'asking' | 'none' | 'ended' | 'noStorage' | OwnDevice;

/**
 * Shows a station once this browser is registered as one; before that a user who may register it does so here, and
 * others type the code that is read out.
 */
export function DeviceGate({ children }: { children: (device: OwnDevice) => ReactNode }) {
  const [found, setFound] = useFoundDevice();
  const { authorities } = useUser();
  const { device: words } = receivingTexts.read();
  if (found === 'asking') return <Loading />;
  if (typeof found === 'object') return <Permitted device={found}>{children(found)}</Permitted>;
  if (found === 'noStorage') return <Notice title={words.noStorage.title}>{words.noStorage.text}</Notice>;
  const take = (device: OwnDevice) => {
    void storeOwnDevice(device).then(
      () => setFound(device),
      () => setFound('noStorage'),
    );
  };
  const isEnded = found === 'ended';
  if (authorities.includes('station:register'))
    return <RegisterDevice isEnded={isEnded} onRegistered={take} />;
  if (authorities.includes('station:scan')) return <PairDevice isEnded={isEnded} onPaired={take} />;
  return (
    <Notice title={words.notAllowed.title}>
      {words.notAllowed.text}
      <Text as="b" display="block" marginTop={8}>
        {words.notAllowed.next}
      </Text>
    </Notice>
  );
}

/** The station, for users who may work at it now; offline those with the permit, and the PIN where there is one. */
function Permitted({ device, children }: { device: OwnDevice; children: ReactNode }) {
  const { id } = useUser();
  const { ended } = lockTexts.read();
  const state = useStationGate(id, device.id);
  if (state === 'asking') return <Loading />;
  return state === 'open' ? children : <Notice title={ended.title}>{ended.text}</Notice>;
}

/** The device of this browser; whether it still is one the service says, when the line stands. */
function useFoundDevice() {
  const [found, setFound] = useState<Found>('asking');
  useEffect(() => {
    let isGone = false;
    const show = (next: Found) => !isGone && setFound(next);
    readOwnDevice().then(
      async (own) => {
        show(own ?? 'none');
        if (own !== undefined) show(await readAnew(own));
      },
      () => show('noStorage'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return [found, setFound] as const;
}

/**
 * The device as the service knows it: it may have another name by now, or have ended. Without an answer it is what it
 * was.
 */
async function readAnew(own: OwnDevice): Promise<'ended' | OwnDevice> {
  try {
    const { endedAt, name } = await call('GET /stations/devices/{id}', {
      params: { id: own.id },
      quiet: true,
    });
    if (endedAt !== null) return 'ended';
    if (name === own.name) return own;
    const renamed = { ...own, name };
    await storeOwnDevice(renamed);
    return renamed;
  } catch (error) {
    return error instanceof ApiError && error.error === 'stations.deviceNotFound' ? 'ended' : own;
  }
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Grid
      as="section"
      gap={12}
      justifyItems="start"
      alignContent="start"
      fill="surface"
      border="all"
      radius="card"
      className={css.notice}
    >
      <Icon of={MonitorX} size={32} />
      <h1>{title}</h1>
      <p>{children}</p>
    </Grid>
  );
}
