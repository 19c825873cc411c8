import * as z from 'zod/mini';
import { columnQuestions } from './office-import-rules.ts';

/** What is asked of a column. */
export const askedColumn = z.object({
  about: z.enum(columnQuestions),
  /** Where it stands, from 0; of those that mean the same the first. */
  index: z.int(),
  header: z.string(),
  /** Up to three of its values. */
  samples: z.array(z.string()),
  question: z.string(),
  choices: z.array(z.object({ value: z.string(), name: z.string() })),
  /** Which of the choices was said; null while that has to be asked. */
  said: z.nullable(z.string()),
});

const mostAnswers = 100;

/** What is said; what is left out stays as it was said before. */
export const columnAnswers = z
  .array(
    z.strictObject({
      about: z.enum(columnQuestions),
      index: z.int().check(z.nonnegative(), z.maximum(1_000)),
      value: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
  )
  .check(z.maxLength(mostAnswers));
