import * as z from 'zod/mini';
import { hiddenAnswers, hiddenPlaces } from './hidden-parts.ts';

/** What is hidden in a table and would be read. */
export const hiddenPart = z.object({
  about: z.enum(hiddenPlaces),
  count: z.int(),
  /** The first few of them: headings, or what stands in rows. */
  what: z.array(z.string()),
  /** Null while that has to be asked. */
  said: z.nullable(z.enum(hiddenAnswers)),
});

const answer = z.optional(z.enum(hiddenAnswers));

/** What is said; what is left out stays as it was said before. */
export const hiddenSaid = z.strictObject({ sheet: answer, columns: answer, rows: answer });
