import * as z from 'zod/mini';

/** Items of a page unless the caller says otherwise, and at most. */
const usualLimit = 20;
const mostItems = 100;

function wholeNumber(most: number) {
  return z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,5}$/),
      z.refine((text) => Number(text) <= most, { params: { error: 'notAllowed' } }),
    ),
    z.transform(Number),
  );
}

/** `page` (1…) and `limit` (≤ 100) of a paged list, as they stand in the address. */
export const pagingQuery = {
  page: z._default(wholeNumber(999_999), 1),
  limit: z._default(wholeNumber(mostItems), usualLimit),
};
