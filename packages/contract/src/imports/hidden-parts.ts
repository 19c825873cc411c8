/** What the sender of a file has hidden in it, and what whoever sends it to us says of that. */
import * as z from 'zod/mini';

export const hiddenPlaces = ['sheet', 'columns', 'rows'] as const;
export type HiddenPlace = (typeof hiddenPlaces)[number];

/** `take`: it is read like the rest; `leave`: it is left out. */
export const hiddenAnswers = ['take', 'leave'] as const;
export type HiddenAnswer = (typeof hiddenAnswers)[number];

/** What is hidden in a table and would be read, and what was said of it; null while that has to be asked. */
export const hiddenPart = z.object({
  about: z.enum(hiddenPlaces),
  count: z.int(),
  /** The first few of them: headings, or what stands in rows. */
  what: z.array(z.string()),
  said: z.nullable(z.enum(hiddenAnswers)),
});
export type HiddenPart = z.output<typeof hiddenPart>;

const answer = z.optional(z.enum(hiddenAnswers));

/** What is said; what is left out stays as it was said before. */
export const hiddenSaid = z.strictObject({ sheet: answer, columns: answer, rows: answer });
export type HiddenSaid = { [Place in HiddenPlace]?: HiddenAnswer | undefined };
