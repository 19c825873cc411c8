/** What the stations of the bench scan: codes of parcels that China expects, by number, and who scans them. */

/** So many stations scan at the same time. */
export const stationCount = 20;

/** The code of an expected parcel; no other data of the bench have codes like it. */
export function expectedCode(number: number): string {
  return `YT97${String(number).padStart(11, '0')}`;
}

/** The order of an expected parcel. */
export function expectedOrder(number: number): string {
  return `RS${String(number).padStart(11, '0')}`;
}

/** Who scans at the station of this number. */
export function stationClerk(station: number): { username: string; password: string } {
  return { username: `bench-station-${station}`, password: `scans at gate ${station} of the bench` };
}

/** Grams as declared. */
export function weightOf(number: number): number {
  return 1_000 + ((number * 137) % 9_000);
}

/** Grams as the scale of the bench shows them: no box is far from what was declared, and none is just that. */
export function scaleWeightOf(number: number): number {
  return weightOf(number) + 10;
}
