import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';

/** What a trip was to do and has done, as its days follow from it. Days are Dushanbe days. */
export type TripCourse = {
  plannedDay: string | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  plannedArrivalDay: string | null;
  /** In the order of the road. */
  stops: readonly { day: string; passedAt: Date | null }[];
  delays: readonly { days: number; announcedAt: Date; endedAt: Date | null }[];
};

const dayMs = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * How many days a trip is behind its plan as things stand, and on which day it should arrive so; an arrival that was
 * reported is the day of it.
 */
export function progressOf(
  course: TripCourse,
  today: string,
): { lateDays: number; arrivalDay: string | null } {
  const { plannedArrivalDay, arrivedAt } = course;
  if (arrivedAt !== null) {
    const arrivalDay = dushanbeDay(arrivedAt);
    const lateDays = plannedArrivalDay === null ? 0 : Math.max(0, daysBetween(plannedArrivalDay, arrivalDay));
    return { lateDays, arrivalDay };
  }
  const lateDays = Math.max(0, lateSoFar(course, today));
  if (plannedArrivalDay === null) return { lateDays, arrivalDay: null };
  const arrivalDay = addDays(plannedArrivalDay, lateDays);
  return arrivalDay < today
    ? { lateDays: daysBetween(plannedArrivalDay, today), arrivalDay: today }
    : { lateDays, arrivalDay };
}

/**
 * The last place that it has passed says how late it was there; delays announced since add to that, and so does a place
 * that it should have passed by now.
 */
function lateSoFar({ plannedDay, departedAt, stops, delays }: TripCourse, today: string): number {
  if (departedAt === null) return plannedDay === null ? 0 : daysBetween(plannedDay, today);
  const passed = stops.findLastIndex(({ passedAt }) => passedAt !== null);
  const last = stops[passed];
  const since = last?.passedAt ?? departedAt;
  const plannedLast = last?.day ?? plannedDay;
  const lateThere = plannedLast === null ? 0 : daysBetween(plannedLast, dushanbeDay(since));
  const announced = delays
    .filter(({ announcedAt }) => announcedAt >= since)
    .reduce((sum, { days, announcedAt, endedAt }) => {
      const taken = endedAt === null ? days : Math.ceil((endedAt.getTime() - announcedAt.getTime()) / dayMs);
      return sum + Math.min(days, taken);
    }, 0);
  const next = stops[passed + 1];
  const lateAtNext = next === undefined ? 0 : daysBetween(next.day, today);
  return Math.max(lateThere + announced, lateAtNext);
}

/** Per cent of the tighter measure; null where no capacity is known. */
export function fillPercentOf(
  { weightG, volumeMm3 }: { weightG: number; volumeMm3: number },
  { capacityKg, capacityCm3 }: { capacityKg: number | null; capacityCm3: number | null },
): number | null {
  const shares = [
    ...(capacityKg === null ? [] : [weightG / (capacityKg * 1_000)]),
    ...(capacityCm3 === null ? [] : [volumeMm3 / (capacityCm3 * 1_000)]),
  ];
  return shares.length === 0 ? null : Math.round(Math.max(...shares) * 100);
}
