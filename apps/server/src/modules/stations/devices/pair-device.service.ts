/**
 * Makes browsers the devices of codes that were read out. Promises that a code is used once, by staff of its unit; that
 * a code of another unit, one that is over and one that was never made are answered alike; that a request id gets one
 * device however often it comes; and that guessing puts all open codes out.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { StationDevice } from '@rohi/contract/stations/devices.contract';
import { pairingCodeLength, readPairingCode } from '@rohi/contract/stations/pairing-code';
import { mostPairingTries, type pairDevice as pairCall } from '@rohi/contract/stations/pairings.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { createBudget } from '../../../platform/budgets.ts';
import { brokenUniqueConstraint, inTransaction } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { findRegistered, insertDevice, type DeviceRow } from './device.store.ts';
import { describeDevice, originOf, type Registrar } from './devices.service.ts';
import { insertAlarm, lockPairing, putOutOpen, seeAlarmRow, usePairing } from './pairing.store.ts';
import { digestOf } from './pairings.service.ts';

/** The whole installation, as a key of its budget. */
const everybody = 'all';

/** Pairs within the budgets of wrong codes, which stand in the database for all processes. */
export function openPairing(context: Context) {
  const { ofAccount, ofAll } = mostPairingTries;
  const refusal = 'stations.pairingTriesSpent';
  const own = createBudget(context, { name: 'stations.pairing', most: ofAccount, refusal });
  const all = createBudget(context, { name: 'stations.pairings', most: ofAll, refusal });

  return {
    /**
     * Throws `request.invalid` for no code at all, `stations.pairingNotFitting`, `stations.pairingTriesSpent` and
     * `stations.nameTaken`.
     */
    async pairDevice(
      pairer: Registrar,
      { requestId, code }: BodyOf<typeof pairCall>,
      locale: Locale,
    ): Promise<StationDevice> {
      const { userId } = pairer.principal;
      const digits = readPairingCode(code);
      if (digits.length !== pairingCodeLength)
        throw new AppError('request.invalid', { fields: [{ field: 'code', error: 'badFormat' }] });
      const answer = async (device: DeviceRow) =>
        describeDevice(await listPlaces(context.db), device, locale);
      // An answer that was lost is given again.
      const existing = await findRegistered(context.db, userId, requestId);
      if (existing !== undefined) return answer(existing);
      const { usedBefore } = await own.take(userId, 1);
      const giveBackOwn = () => own.giveBack(userId, 1);
      const together = await all.take(everybody, 1).catch(async (error: unknown) => {
        await giveBackOwn();
        throw error;
      });
      const giveBack = () => Promise.all([giveBackOwn(), all.giveBack(everybody, 1)]);
      const device = await takeCode(context, pairer, { requestId, digits }).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      if (device !== undefined) {
        await giveBack();
        return answer(device);
      }
      if (together.usedBefore + 1 >= ofAll) await putOut(context, pairer.actor);
      throw new AppError('stations.pairingNotFitting', { params: { left: ofAccount - usedBefore - 1 } });
    },

    /** Somebody has seen that codes were guessed: codes are made and tried again. */
    async seeAlarm(actor: AuditActor, id: string): Promise<Record<string, never>> {
      const at = context.clock.now();
      const isSeen = await inTransaction(context.db, async (tx) => {
        if (!(await seeAlarmRow(tx, id, at, actor.name))) return false;
        const subject = { type: 'station', id: 'codes' };
        await recordAudit(tx, { at, actor, action: 'station:codes-seen', subject, details: {} });
        return true;
      });
      if (isSeen) await all.giveBack(everybody, ofAll);
      return {};
    },
  };
}

/**
 * The device of a code of the own unit; undefined where there is none. Throws `stations.nameTaken`, and the code stays
 * open.
 */
async function takeCode(
  context: Context,
  { principal, actor }: Registrar,
  { requestId, digits }: { requestId: string; digits: string },
): Promise<DeviceRow | undefined> {
  const at = context.clock.now();
  const bound = stationUnitOf(principal);
  const { userId, name: registeredBy } = principal;
  return inTransaction(context.db, async (tx) => {
    const row = await lockPairing(tx, digestOf(digits), at);
    const isOwn = row !== undefined && (bound === undefined || bound === row.unitId);
    // The same request at the same moment has used the code.
    if (!isOwn) return findRegistered(tx, userId, requestId);
    const { name, unitId, works, printer, scale } = row;
    const device = {
      id: randomUUID(),
      requestId,
      name,
      unitId,
      works,
      printer,
      scale,
      scannerEnd: null,
      registeredAt: at,
      registeredById: userId,
      registeredBy,
      ...originOf(actor),
    };
    await insertDevice(tx, device);
    await usePairing(tx, { id: row.id, at, deviceId: device.id });
    const unit = (await listPlaces(tx)).find(({ id }) => id === unitId)?.code ?? '';
    const subject = { type: 'station', id: name };
    await recordAudit(tx, {
      at,
      actor,
      action: 'station:pair',
      subject,
      details: { unit, askedBy: row.madeBy },
    });
    return findRegistered(tx, userId, requestId);
  }).catch((error: unknown) => {
    throw brokenUniqueConstraint(error) === 'station_device_name'
      ? new AppError('stations.nameTaken')
      : error;
  });
}

/** Puts all open codes out, and alerts the users who make codes. */
async function putOut(context: Context, actor: AuditActor): Promise<void> {
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const codes = await putOutOpen(tx, at);
    if (!(await insertAlarm(tx, { id: randomUUID(), rungAt: at, putOut: codes }))) return;
    const subject = { type: 'station', id: 'codes' };
    await recordAudit(tx, { at, actor, action: 'station:codes-put-out', subject, details: { codes } });
  });
}
