// Which journeys are proved before, and what a walk of the others proves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson } from './json-files.ts';
import type { Passed, Proofs } from './proofs.ts';
import type { Input } from './sources.ts';
import type { PlannedRun } from './vitest-run.ts';

/** The part of the journeys, which files of vitest never have. */
const journeysPart = 'e2e';

/**
 * What every journey depends on: the whole product, as it is built and as it starts, and the helpers of the journeys. A test holds that no journey imports
 * anything else.
 */
const product: readonly Input[] = [
  'program apps',
  'program packages',
  'program e2e',
  'all content',
  'web all',
];

/** Of the report that Playwright writes as JSON. */
type Spec = { tests: { status: string; results: { status: string }[] }[] };
type Suite = { file: string; suites?: Suite[]; specs: Spec[] };
/** `file` of a suite is named from `rootDir`. */
type Report = { config: { rootDir: string }; suites: Suite[]; errors: unknown[] };

/** @param reportFile where the runner writes its report */
export function planJourneys(
  root: string,
  cache: string,
  reportFile: string,
  { proofs, isRecorded }: { proofs: Proofs; isRecorded: boolean },
): PlannedRun {
  const proved = isRecorded ? proofs.list().filter(({ part }) => part === journeysPart) : [];
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'run-'));
  const provedFile = join(folder, 'proved.json');
  writeFileSync(provedFile, JSON.stringify(proved.map(({ file }) => file)));
  return {
    proved,
    isRecorded,
    env: isRecorded ? { PROVED_JOURNEYS: provedFile } : {},
    args: proved.length > 0 ? ['--pass-with-no-tests'] : [],
    finish(ended) {
      rmSync(folder, { recursive: true, force: true });
      const report = readJson<Report>(reportFile);
      if (report === undefined) return;
      const { config, suites, errors } = report;
      const walked = suites.map((suite) => ({
        file: relative(root, join(config.rootDir, suite.file)).replaceAll('\\', '/'),
        specs: specsOf(suite),
      }));
      // An error that belongs to no journey may be of any.
      const passed = walked.filter(({ specs }) => errors.length === 0 && specs.every(isPassed));
      const failed = walked.filter(({ specs }) => specs.some(isFailed));
      const ran = isRecorded ? walked : failed;
      if (ran.length > 0)
        proofs.store(
          ran.map(({ file }) => file),
          isRecorded ? passed.map(({ file, specs }): Passed => proofOf(file, specs.length)) : [],
          ended,
        );
    },
  };
}

const proofOf = (file: string, tests: number): Passed => ({
  part: journeysPart,
  file,
  tests,
  inputs: [`text ${file}`, ...product],
});

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Whole and at the first try; one that is skipped has proved nothing. */
const isPassed = ({ tests }: Spec): boolean =>
  tests.length > 0 &&
  tests.every(
    ({ status, results }) => status === 'expected' && results.every((each) => each.status === 'passed'),
  );

const isFailed = ({ tests }: Spec): boolean =>
  tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
