import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';

const mostLetters = 400;

/** Several of these values as they stand in an address, with commas: `DTH,DKHQS`. */
export function manyInQuery<const Value extends string>(values: readonly Value[]) {
  const isValue = (text: string): text is Value => values.some((value) => value === text);
  return z.pipe(
    z.string().check(
      z.maxLength(mostLetters),
      z.refine((text) => text.split(',').every(isValue), { params: { error: 'notAllowed' } }),
    ),
    z.transform((text): Value[] => [...new Set(text.split(','))].filter(isValue)),
  );
}

/** Several numbers of rows as they stand in an address: `3,17`. */
export const idsInQuery = z.pipe(
  z.string().check(z.maxLength(mostLetters), z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

const day = z.string().check(z.refine(isDay, { params: { error: 'badFormat' } }));

/** Days of Dushanbe, both with them; either end may be left open. */
export const daysInQuery = { from: z.optional(day), to: z.optional(day) };
