// What `npm test` asks of the proofs: what need not run, and why the rest must.
import { join } from 'node:path';
import { planJourneys } from './journeys-run.ts';
import { openProofs, readSurroundings } from './proofs.ts';
import { readSources } from './sources.ts';
import { planVitest, type PlannedRun } from './vitest-run.ts';

/** A run of a runner: what is added to its environment and to its arguments, and what follows when it has ended. */
export type Run = Pick<PlannedRun, 'env' | 'args'> & { finish(): void };

export type Proved = {
  /**
   * @param projects those that run; none named: all
   * @param isPartial whether tests are named: all of these run, and nothing is recorded
   */
  planVitest(projects: readonly string[], isPartial: boolean): Run;
  /** @param reportFile where the runner writes its report */
  planJourneys(reportFile: string, isPartial: boolean): Run;
  /** What was left out so far. */
  left: { part: string; tests: number }[];
  /** Why a file of tests runs again, or that it does not. */
  sayWhy(file: string): string;
};

/** Opens what earlier runs have proved. `isAll`: everything runs, and nothing is recorded. */
export function openProved(root: string, { isAll }: { isAll: boolean }): Proved {
  const cache = join(root, '.cache/proved');
  const names = Object.keys(process.env).filter((name) => /^\w{2,}$/u.test(name));
  const sources = readSources(root, names);
  const surroundings = readSurroundings(root, sources);
  const proofs = openProofs(cache, surroundings, sources);
  const left: Proved['left'] = [];

  const runOf = (makePlan: () => PlannedRun): Run =>
    safely<Run>(
      () => {
        const plan = makePlan();
        left.push(...plan.proved);
        return {
          ...plan,
          finish: () =>
            safely(() => {
              if (!plan.isRecorded) return plan.finish(sources);
              const ended = readSources(root, names);
              // A run over midnight, or one under which packages were installed, proves nothing.
              if (readSurroundings(root, ended) === surroundings) plan.finish(ended);
            }, undefined),
        };
      },
      { env: {}, args: [], finish: () => undefined },
    );
  return {
    left,
    planVitest: (projects, isPartial) =>
      runOf(() =>
        planVitest(root, cache, {
          proofs,
          projects: projects.length === 0 ? undefined : projects,
          isRecorded: !isAll && !isPartial,
        }),
      ),
    planJourneys: (reportFile, isPartial) =>
      runOf(() => planJourneys(root, cache, reportFile, { proofs, isRecorded: !isAll && !isPartial })),
    sayWhy(file) {
      const reasons = proofs.sayWhy(file);
      if (reasons.length === 0) return `${file} is proved: nothing that it depends on has changed.`;
      return `${file} runs again:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`;
    },
  };
}

/** A folder that cannot be written, a disk that is full: then everything runs, and nothing is recorded. */
function safely<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch (error) {
    console.error(`Not recorded as proved: ${String(error)}`);
    return otherwise;
  }
}
