import * as z from 'zod/mini';

/**
 * `09:00` to `13:00` on a day of the week (ISO 8601: 1 is Monday), by the clock of Dushanbe; midnight at the end is
 * `24:00`.
 */
export const openingHours = z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() }));
