import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { outcomeOfFailure } from '../scan-queue/failure-outcome.ts';
import { readOfDevice, storeOfDevice } from '../scan-queue/queue-database.ts';

/** The permit by which somebody scans at this device offline. */
export type StoredPermit = {
  owner: string;
  deviceId: string;
  permit: string;
  /** Epoch milliseconds by the service's clock. */
  endsAt: number;
};

const keyOf = (owner: string) => `permit:${owner}`;
let loading: Promise<StoredPermit | undefined> | undefined;

/** The permit of a person that this device has stored last, whether it has ended or not. */
export async function findPermit(owner: string, deviceId: string): Promise<StoredPermit | undefined> {
  const stored = await (loading ??= readStored(owner));
  if (stored?.owner === owner) return stored.deviceId === deviceId ? stored : undefined;
  // Somebody else is logged in by now.
  loading = readStored(owner);
  const own = await loading;
  return own?.deviceId === deviceId ? own : undefined;
}

/** What a scan of this person bears; undefined before there is a permit. */
export async function readPermit(owner: string, deviceId: string): Promise<string | undefined> {
  return (await findPermit(owner, deviceId))?.permit;
}

function readStored(owner: string): Promise<StoredPermit | undefined> {
  return readOfDevice<StoredPermit>(keyOf(owner));
}

/**
 * Asks for the permit of this log-in and stores it. `given`: the service knows the person and the device. `silent`: no
 * answer came, and what is stored stays. `refused`: the log-in or the device is over.
 */
export async function renewPermit(
  owner: string,
  deviceId: string,
): Promise<{ kind: 'given'; permit: StoredPermit } | { kind: 'silent' | 'refused' }> {
  try {
    const newPermit = await call('GET /stations/devices/{id}/permit', {
      params: { id: deviceId },
      quiet: true,
    });
    const permit = { owner, deviceId, permit: newPermit.permit, endsAt: Date.parse(newPermit.endsAt) };
    await storeOfDevice(keyOf(owner), permit);
    loading = Promise.resolve(permit);
    return { kind: 'given', permit };
  } catch (error) {
    const isRefused =
      error instanceof ApiError && outcomeOfFailure(error.status, error.error).kind !== 'silent';
    return { kind: isRefused ? 'refused' : 'silent' };
  }
}
