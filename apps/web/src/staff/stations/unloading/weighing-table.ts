import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { sayOwn, storeScan } from '../bench/bench.ts';
import { change, type Weighing, type ChecklistTable } from '../checklist/checklist-table.ts';
import { readWeightG, weightText } from '../receiving/typed-measures.ts';
import { takeOwnerScale } from './owner-table.ts';
import { weighedG, type ScaleReading } from '../scale/scale-line.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';

function write(table: ChecklistTable, weighing: Weighing | undefined): void {
  change(table, { weighing });
}

/** The parcel that was scanned last is weighed once more. */
export function openWeighing(table: ChecklistTable): void {
  const { lastParcel, weighing } = table.view.read();
  const code = weighing?.code ?? lastParcel;
  if (code === undefined) return sayOwn(table.bench, 'SCAN_WEIGHED');
  return write(table, { code, typed: '', isOfScale: false, isAsked: false, ...weighing, isWanted: true });
}

export function closeWeighing(table: ChecklistTable): void {
  write(table, undefined);
}

/** What is in the field; another weight has not been asked about. */
export function typeWeight(table: ChecklistTable, typed: string): void {
  const { weighing } = table.view.read();
  if (weighing !== undefined) write(table, { ...weighing, typed, isOfScale: false, isAsked: false });
}

/** A weight of the scale itself; false while nothing is weighed. */
export function takeScale(table: ChecklistTable, grams: number): boolean {
  const { weighing } = table.view.read();
  if (weighing === undefined) return false;
  write(table, { ...weighing, typed: weightText(grams), isOfScale: true, isAsked: false });
  return true;
}

/**
 * A weight that the scale has typed: for the parcel at hand, for what is being weighed, or for the parcel that was
 * scanned last.
 */
export function takeScaleLine(table: ChecklistTable, reading: ScaleReading): void {
  const grams = weighedG(reading);
  const { lastParcel, weighing, owning } = table.view.read();
  const code = owning?.thing.code ?? weighing?.code ?? lastParcel;
  if (grams === undefined) return sayOwn(table.bench, 'SCALE_MOVES', code);
  if (takeOwnerScale(table, grams)) return undefined;
  openWeighing(table);
  takeScale(table, grams);
  return undefined;
}

/** Stores the weight; the service says what comes of it. False while nothing is weighed. */
export function storeWeight(table: ChecklistTable): boolean {
  const { weighing } = table.view.read();
  if (weighing === undefined) return false;
  const { code, typed, isOfScale, isWanted, isAsked } = weighing;
  // Enter was for something else: weighing has not begun.
  if (typed.trim() === '' && !isWanted) return false;
  const weightG = readWeightG(typed);
  if (weightG === undefined) {
    sayOwn(table.bench, 'BAD_WEIGHT', code);
    return true;
  }
  const weighedBy = isOfScale ? 'SCALE' : 'HAND';
  storeScan(table.bench, {
    action: 'WEIGH',
    code,
    weightG,
    weighedBy,
    ...(isAsked ? { isSure: true } : {}),
  });
  write(table, undefined);
  return true;
}

/**
 * What the answer to the last scan means for the weights: a parcel of the sample is weighed, and what is far from the
 * first weight is asked about.
 */
export function takeWeighingAnswer(table: ChecklistTable, { scanId, answer, facts }: StationScanRow): void {
  const { lastParcel, weighing } = table.view.read();
  if (answer === undefined || weighing !== undefined || facts.code !== lastParcel) return;
  // The row of a question is written once more when it has been answered.
  if (table.bench.view.read().last?.scanId !== scanId) return;
  if (isOfSample(answer))
    write(table, { code: facts.code, typed: '', isOfScale: false, isWanted: false, isAsked: false });
  if (facts.action === 'WEIGH' && answer.say === 'FAR_FROM_FIRST_WEIGHT')
    write(table, {
      code: facts.code,
      typed: weightText(facts.weightG),
      isAsked: true,
      isOfScale: facts.weighedBy === 'SCALE',
      isWanted: true,
    });
}

function isOfSample({ unloading }: ScanAnswer): boolean {
  return unloading?.isToBeWeighed === true;
}
