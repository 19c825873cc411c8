/**
 * Owns the keys of unattended devices. Promises that a key is shown once and stored as its hash alone, that a device
 * has one at most, and that a key permits no more than to receive boxes at the device's unit.
 */
import type { Authority } from '@rohi/contract/authorities';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Machine } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findOwnDevice, type Registrar } from '../devices/devices.service.ts';
import { findKeyOwner, storeKey } from './device-key.store.ts';

/** What a receipt needs: that a box was declared is implied by its being there. */
const ofMachines: ReadonlySet<Authority> = new Set<Authority>([
  'station:scan',
  'parcel:receive',
  'declaration:accept',
]);

/**
 * A new key for a device; the one that it had counts no more. Throws `stations.deviceNotFound` and
 * `stations.deviceEnded`.
 */
export async function makeDeviceKey(
  context: Context,
  { principal, actor }: Registrar,
  deviceId: string,
): Promise<{ key: string }> {
  const { id, name } = await findOwnDevice(context, principal, deviceId);
  const key = newToken();
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const stored = { deviceId: id, hash: hashToken(key), madeAt: at, madeBy: principal.userId };
    if (!(await storeKey(tx, stored))) throw new AppError('stations.deviceEnded');
    await recordAudit(tx, {
      at,
      actor,
      action: 'station:key',
      subject: { type: 'station', id: name },
      details: {},
    });
  });
  return { key };
}

/** The device of a key as one who acts; histories name it by its name. Undefined for a key that no device has. */
export async function findMachine({ db }: Pick<Context, 'db'>, key: string): Promise<Machine | undefined> {
  const owner = await findKeyOwner(db, hashToken(key));
  if (owner === undefined) return undefined;
  const { deviceId, name, unitId, madeBy } = owner;
  const principal = {
    name,
    userId: madeBy,
    authorities: ofMachines,
    workplaces: new Set(['WAREHOUSE'] as const),
    unitId,
    customerCode: null,
    via: 'key',
  } as const;
  return { deviceId, principal };
}
