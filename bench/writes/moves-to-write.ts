import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { trackingCodeOf } from '../data/parcel-codes.ts';
import { benchParcel, isUnderWay } from '../data/parcel-stories.ts';

type Step = { type: ParcelEventType; place: string | undefined; day: number };

/** What is still to happen to a parcel that has just left China; days after the last event on record. */
const steps: readonly Step[] = [
  { type: 'BORDER_CROSSED', place: 'KULMA', day: 3 },
  { type: 'HUB_INBOUND', place: 'DUSHANBE-HUB', day: 9 },
  { type: 'HUB_OUTBOUND', place: 'DUSHANBE-HUB', day: 10 },
  { type: 'PP_RECEIVED', place: 'KHUJAND', day: 11 },
];

export type MoveToWrite = { trackingCode: string; type: ParcelEventType; place: string | undefined };

/** The numbers of parcels under way between two numbers. */
export function parcelsUnderWay(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index).filter(isUnderWay);
}

/** The nth of all moves over these parcels: the first step of each, then the second of each. */
export function moveAt(parcels: readonly number[], nth: number): MoveToWrite {
  const step = steps[Math.floor(nth / parcels.length)];
  const parcel = parcels[nth % parcels.length];
  if (step === undefined || parcel === undefined) throw new RangeError('every parcel has arrived');
  return { trackingCode: trackingCodeOf(parcel), type: step.type, place: step.place };
}

export const stepsEach = steps.length;

/** A file of the office with all steps of these parcels, as `npm run import` takes it. */
export function eventsFile(parcels: readonly number[]): string {
  const lines = parcels.flatMap((parcel) => {
    const { history } = benchParcel(parcel, () => 0);
    const lastAt = history.at(-1)?.occurredAt.getTime() ?? 0;
    return steps.map(({ type, place, day }) => {
      const at = new Date(lastAt + day * 86_400_000).toISOString();
      return `${trackingCodeOf(parcel)},${type},${at},${place ?? ''}`;
    });
  });
  return `Tracking code,Event,Time,Place\n${lines.join('\n')}\n`;
}
