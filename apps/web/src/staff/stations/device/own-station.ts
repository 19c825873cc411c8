import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { stationWorks, type StationWork } from '@rohi/contract/stations/station-words';
import { call } from '../../../shared/api/call.ts';
import { readOwnDevice, storeOwnDevice } from './device-store.ts';
import type { OwnDevice } from './device-store.ts';

/** Where each work is done, by its entry of the menu. */
const screenOfWork: Readonly<Record<StationWork, StaffMenuKey>> = {
  RECEIVING: 'receiving',
  PUT_AWAY: 'shelving',
  LOADING: 'loading',
  UNLOADING: 'hub',
  TRANSFERRING: 'transfers',
  ACCEPTING: 'acceptance',
  COUNTER: 'counter',
};

/** Customers come to the counter all day, transfers once. */
const beginning: readonly StationWork[] = ['COUNTER', ...stationWorks];

/**
 * The station at which somebody with this menu begins on a device of these works: the counter, else the first in the
 * order of the parcel's way.
 */
export function startingStation<Entry extends { key: string }>(
  entries: readonly Entry[],
  works: readonly StationWork[],
): Entry | undefined {
  return beginning
    .filter((work) => works.includes(work))
    .map((work) => entries.find(({ key }) => key === screenOfWork[work]))
    .find((entry) => entry !== undefined);
}

/**
 * The works of the device that this browser is; none where it is no device, or one that has ended. What is stored here
 * is enough; the service is asked beside it.
 */
export async function readOwnWorks(): Promise<readonly StationWork[]> {
  const own = await readOwnDevice();
  if (own === undefined) return [];
  const pending = askWorks(own);
  return own.works ?? pending;
}

async function askWorks(own: OwnDevice): Promise<readonly StationWork[]> {
  try {
    const device = await call('GET /stations/devices/{id}', { params: { id: own.id }, quiet: true });
    const works = device.endedAt === null ? device.works : [];
    await storeOwnDevice({ ...own, works });
    return works;
  } catch {
    return [];
  }
}
