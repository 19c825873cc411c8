import * as z from 'zod/mini';

/** True when PostgreSQL can store the string as it is: no U+0000 and no lone surrogate. */
export function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * A string of a request body. Lengths count UTF-16 units. The refusals carry a `params.error` that names the field
 * error, because texts of schemas are not shown to anybody.
 */
export function wireText(limits: { max: number; min?: number }) {
  return z
    .string()
    .check(
      z.refine(isStorableText, { params: { error: 'badCharacters' } }),
      z.minLength(limits.min ?? 0),
      z.maxLength(limits.max),
    );
}

/** One text in all four languages; each may be empty unless `min` says otherwise. */
export function wireTexts(limits: { max: number; min?: number }) {
  return z.strictObject({
    ru: wireText(limits),
    en: wireText(limits),
    zh: wireText(limits),
    tg: wireText(limits),
  });
}

/** A moment, `2026-11-20T09:00:00Z`. */
export const wireMoment = z
  .string()
  .check(z.refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))));
