import { addDays } from '@rohi/contract/dushanbe-time';
import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { readDecimal, writeDecimal } from '@rohi/contract/pricing/exact-decimal';

/** What the form of a trip sends. */
export type TripForm = Pick<
  StaffTrip,
  | 'channelId'
  | 'mode'
  | 'originId'
  | 'destinationId'
  | 'plannedDepartureAt'
  | 'cutOffAt'
  | 'plannedArrivalDay'
  | 'stops'
  | 'units'
  | 'drivers'
  | 'capacityKg'
  | 'capacityM3'
  | 'consignmentNote'
  | 'carnet'
  | 'customsOffices'
  | 'note'
>;

type FormProblem = {
  field: string;
  error: 'inconsistent' | 'tooPrecise' | 'badFormat' | 'tooSmall' | 'notAllowed';
  params?: { digits: number };
};

const cm3PerLitre = 1_000;
/** A train of forty wagons holds less. */
const mostLitres = 10_000_000n;

/** Litres as cubic centimetres, of what is written as cubic metres with up to three places. */
function readVolume(text: string): { cm3: number } | { problem: FormProblem['error'] } {
  const { value, problem } = readDecimal(text, 3);
  if (value === undefined) return { problem: problem === 'tooPrecise' ? 'tooPrecise' : 'badFormat' };
  if (value <= 0n) return { problem: 'tooSmall' };
  return value > mostLitres ? { problem: 'notAllowed' } : { cm3: Number(value) * cm3PerLitre };
}

/** The capacity as a form shows it. */
export function writeVolume(cm3: number | null): string | null {
  return cm3 === null ? null : writeDecimal(BigInt(cm3 / cm3PerLitre), 3);
}

const tidy = (text: string | null) => text?.normalize('NFC').trim() || null;

/** A form in its normal form, and what is wrong with it. */
export function readTripForm(request: TripForm): {
  form: TripForm;
  capacityCm3: number | null;
  problems: FormProblem[];
} {
  const problems: FormProblem[] = [];
  const volume = tidy(request.capacityM3);
  const read = volume === null ? undefined : readVolume(volume);
  if (read !== undefined && 'problem' in read)
    problems.push({ field: 'capacityM3', error: read.problem, params: { digits: 3 } });
  const capacityCm3 = read !== undefined && 'cm3' in read ? read.cm3 : null;
  const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString());
  const form: TripForm = {
    ...request,
    plannedDepartureAt: moment(request.plannedDepartureAt),
    cutOffAt: moment(request.cutOffAt),
    capacityM3: writeVolume(capacityCm3),
    consignmentNote: tidy(request.consignmentNote),
    carnet: tidy(request.carnet),
    note: tidy(request.note),
    customsOffices: request.customsOffices.flatMap((office) => tidy(office) ?? []),
    units: request.units.map(({ number, trailer, seals }) => ({
      number: number.trim(),
      trailer: tidy(trailer),
      seals: seals.map((seal) => seal.trim()),
    })),
    drivers: request.drivers.map(({ name, phone }) => ({ name: name.trim(), phone: tidy(phone) })),
  };
  problems.push(...orderProblems(form));
  return { form, capacityCm3, problems };
}

/** The cut-off comes before the departure, and stops and arrival after it, each not before the one before. */
function orderProblems({ plannedDepartureAt, cutOffAt, plannedArrivalDay, stops }: TripForm): FormProblem[] {
  const problems: FormProblem[] = [];
  if (plannedDepartureAt !== null && cutOffAt !== null && cutOffAt > plannedDepartureAt)
    problems.push({ field: 'cutOffAt', error: 'inconsistent' });
  const leaves = plannedDepartureAt?.slice(0, 10);
  const days = [...(leaves === undefined ? [] : [addDays(leaves, -1)]), ...stops.map(({ day }) => day)];
  if (days.some((day, index) => index > 0 && day < (days[index - 1] ?? day)))
    problems.push({ field: 'stops', error: 'inconsistent' });
  const last = days.at(-1);
  if (plannedArrivalDay !== null && last !== undefined && plannedArrivalDay < last)
    problems.push({ field: 'plannedArrivalDay', error: 'inconsistent' });
  return problems;
}

const dayMs = 86_400_000;

/** Stops of an earlier trip, as many days after this one's departure. */
export function shiftStops(
  { leaves, stops }: { leaves: string; stops: readonly { placeId: number; day: string }[] },
  departure: string,
): { placeId: number; day: string }[] {
  const days = Math.round((Date.parse(departure) - Date.parse(leaves)) / dayMs);
  return stops.map(({ placeId, day }) => ({ placeId, day: addDays(day, days) }));
}
