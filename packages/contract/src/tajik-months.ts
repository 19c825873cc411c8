/**
 * Months as a Tajik date writes them: «26 ноябри 2026». Browsers have no Tajik months, and Node writes them in the
 * nominative, with a capital.
 */
const months = 'январи феврали марти апрели майи июни июли августи сентябри октябри ноябри декабри'.split(
  ' ',
);

/** The month of a day `2026-11-26`. */
export function tajikMonth(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}
