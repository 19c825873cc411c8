/** The seals of the vehicle of a trip that a hub unloads. */
import { sealNumber, isSameSeal } from '@rohi/contract/stations/seal-number';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { insertSeal } from '../../containers/checklists.service.ts';
import type { ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import type { CarryAct, Carried } from '../container-kind.service.ts';
import { openList } from '../open-list.service.ts';
import { answerOf } from '../carried-answer.service.ts';
import { tripKind } from './trip.service.ts';

/** Compares the number of a seal of the vehicle with those on record, and notes it as it was read. */
export async function readVehicleSeal(
  context: Context,
  tx: Tx,
  act: CarryAct,
  { code, trip: read }: { code: string; trip: string },
): Promise<ScanOutcome> {
  const container = readScannedCode(read) ?? '';
  const carried = await readSeal(context, tx, act, { code, container });
  return answerOf(context, tx, tripKind, act, { container, code, isOfBag: false, carried });
}

const longestSeal = 40;

async function readSeal(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: CarryAct,
  { code, container }: { code: string; container: string },
): Promise<Carried> {
  const open = await openList(tx, tripKind, act, container, tripKind.says);
  if (typeof open === 'string') return { say: open };
  const number = sealNumber(code);
  if (number === '' || number.length > longestSeal) return { say: 'NOT_A_CODE' };
  if (open.list.endedAt !== null) return { say: 'UNLOADING_OVER' };
  const isMatch = open.row.units.some(({ seals }) => seals.some((seal) => isSameSeal(seal, number)));
  const seal = { bagCode: null, number, isMatch };
  const isNew = await insertSeal(tx, open.list.id, seal, { at: clock.now(), by: act.principal.name });
  if (isMatch) return { say: isNew ? 'SEAL_MATCHES' : 'SEAL_KNOWN' };
  return { say: 'SEAL_DIFFERS' };
}
