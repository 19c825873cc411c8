type Span = { weekday: number; opens: string; closes: string };

/** Punctuation with the spaces that go with it: Chinese has its own, without any. */
export type Marks = { colon: string; comma: string; semicolon: string; decimal: string };

/** How a week reads: `days` are the short names from Monday on. */
export type WeekWords = { days: readonly string[]; dayOff: string };

/**
 * Opening hours as people write them, days that are alike together: `Пн–Пт 09:00–18:00; Сб 09:00–14:00; Вс выходной`.
 */
export function openingHoursText({ days, dayOff }: WeekWords, marks: Marks, spans: readonly Span[]): string {
  const ofDay = days.map(
    (_, index) =>
      spans
        .filter(({ weekday }) => weekday === index + 1)
        .map(({ opens, closes }) => `${opens}–${closes}`)
        .toSorted()
        .join(marks.comma) || dayOff,
  );
  const groups: { from: number; to: number; text: string }[] = [];
  for (const [index, text] of ofDay.entries()) {
    const last = groups.at(-1);
    if (last?.text === text) last.to = index;
    else groups.push({ from: index, to: index, text });
  }
  return groups
    .map(({ from, to, text }) => {
      const name =
        from === to ? days[from] : `${days[from]}${to === from + 1 ? marks.comma : '–'}${days[to]}`;
      return `${name} ${text}`;
    })
    .join(marks.semicolon);
}

/** Whether a value is the spans of a week. */
export function isWeek(value: unknown): value is Span[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each === 'object' && each !== null && 'weekday' in each && 'opens' in each)
  );
}
