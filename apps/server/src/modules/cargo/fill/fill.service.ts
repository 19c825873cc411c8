/** Fills a container by scan: parcels, and closed bags with all that is in them, come into it or out of it again. */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import { answerOf, isBag } from '../carried-answer.service.ts';
import type { CarryAct, ContainerRow, FillKind, FillScan } from '../container-kind.service.ts';

/** Puts something in (`put`) or takes it out again (`out`), or says why not. `container` is its code as it was read. */
export async function fill<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: FillKind<Row>,
  act: CarryAct,
  { way, container: read = '', ...scan }: FillScan & { way: 'put' | 'out'; container?: string },
): Promise<ScanOutcome> {
  const named = readScannedCode(read) ?? '';
  const { code } = scan;
  const isOfBag = isBag(code);
  const carried = await kind[way][isOfBag ? 'bag' : 'parcel'](context, tx, act, named, scan);
  const { before, foundIn: container = named } = { foundIn: undefined, ...carried };
  const outcome = await answerOf(context, tx, kind, act, { container, code, isOfBag, carried });
  return { ...outcome, ...(before && { before }) };
}
