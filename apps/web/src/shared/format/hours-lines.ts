/**
 * A part of the week with the same hours: days 1 (Monday) to 7, and `09:00–13:00` one after the other; none is closed.
 */
export type HoursLine = { from: number; to: number; spans: string[] };

type Hours = readonly { weekday: number; opens: string; closes: string }[];

const week = [1, 2, 3, 4, 5, 6, 7];

/** The hours of a week as people write them: neighbouring days of the same hours in one line, Monday first. */
export function hoursLines(hours: Hours): HoursLine[] {
  return week.reduce<HoursLine[]>((lines, day) => {
    const spans = hours
      .filter(({ weekday }) => weekday === day)
      .map(({ opens, closes }) => `${opens}–${closes}`);
    const last = lines.at(-1);
    if (last === undefined || last.spans.join() !== spans.join())
      return [...lines, { from: day, to: day, spans }];
    return [...lines.slice(0, -1), { ...last, to: day }];
  }, []);
}
