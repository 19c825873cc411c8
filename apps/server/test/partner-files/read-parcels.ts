import { readParcelRows } from '../../src/modules/imports/loading/parcel-rows.ts';
import { fileWords } from '../../src/modules/imports/tables/import-words.ts';
import type { RecognisedTable } from '../../src/modules/imports/tables/recognise-columns.ts';

/** What is read of a table of parcels on a day of November, where no place, point or departure is known. */
export function readParcels(table: RecognisedTable) {
  const rows = readParcelRows(table, {
    now: new Date('2026-11-28T10:00:00Z'),
    words: fileWords(),
    findPlace: () => undefined,
    findPickupPoint: () => undefined,
    findCustomer: () => undefined,
    departures: new Map(),
    roadEvents: new Set(),
  });
  let step = rows.next();
  while (step.done !== true) step = rows.next();
  return step.value;
}
