/** Open from one time of the clock to another, as the API writes it. */
type Span = { weekday: number; opens: string; closes: string };

/** `09:30` as minutes after midnight; `24:00` is the end of the day. */
export function minuteOf(clock: string): number {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** True when two spans of one day share a minute, or touch: the second would say nothing new. */
export function findOverlap(spans: readonly Span[]): boolean {
  return spans.some((span, index) =>
    spans.some(
      (other, place) =>
        place > index &&
        other.weekday === span.weekday &&
        minuteOf(other.opens) <= minuteOf(span.closes) &&
        minuteOf(span.opens) <= minuteOf(other.closes),
    ),
  );
}
