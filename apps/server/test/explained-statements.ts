import { CompiledQuery, type RootOperationNode } from 'kysely';
import type { Context } from '../src/context.ts';
import { followWrites } from '../src/platform/projections.ts';
import { projections } from '../src/projections.ts';

/** The same fixture, and the statements that have gone through it since it was last asked for them. */
export function recordingContext(context: Context): { context: Context; statements: () => CompiledQuery[] } {
  const recorded: CompiledQuery[] = [];
  const executor = context.db.getExecutor();
  const db = context.db.withPlugin({
    transformQuery({ node, queryId }): RootOperationNode {
      recorded.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  followWrites(db, projections);
  return { context: { ...context, db }, statements: () => recorded.splice(0) };
}

/** A step of a plan as it was run: what it reads, by which index, and how many rows came of it. */
export type PlanStep = {
  node: string;
  relation: string | undefined;
  index: string | undefined;
  /** Rows that all its runs gave, and those with what it looked at in vain. */
  rows: number;
  looked: number;
};

type JsonStep = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: JsonStep[];
};

/** Runs statements again under `explain analyze`; returns all steps of their plans. Only for statements that read. */
export async function explainAll(
  { db }: Pick<Context, 'db'>,
  statements: readonly CompiledQuery[],
): Promise<PlanStep[]> {
  const steps: PlanStep[] = [];
  for (const { sql, parameters } of statements) {
    const explain = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: JsonStep }[] }>(explain);
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) steps.push(...stepsOf(Plan));
  }
  return steps;
}

function stepsOf(step: JsonStep): PlanStep[] {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = step;
  const own: PlanStep = {
    node: step['Node Type'],
    relation: step['Relation Name'],
    index: step['Index Name'],
    rows: step['Actual Rows'] * step['Actual Loops'],
    looked: (step['Actual Rows'] + filtered + rechecked) * step['Actual Loops'],
  };
  return [own, ...(step.Plans ?? []).flatMap(stepsOf)];
}
