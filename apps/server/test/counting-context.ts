import type { Context } from '../src/context.ts';
import { followWrites } from '../src/platform/projections.ts';
import { projections } from '../src/projections.ts';

/** The same world, and how many statements have gone through it. */
export function countingContext(context: Context): { context: Context; statements: () => number } {
  let count = 0;
  const db = context.db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  followWrites(db, projections);
  return { context: { ...context, db }, statements: () => count };
}
