// Which journeys are proved before, and what a walk of the others proves.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AskedFiles } from '../../e2e/asked-files.ts';
import { readJson } from './json-files.ts';
import { journeysPart, type Passed, type Proofs } from './proofs.ts';
import { withoutHashes, type Input } from './sources.ts';
import type { PlannedRun } from './vitest-run.ts';

/** What the helpers of the journeys import of the client; and its built files, which they read. */
const ofClient = [
  ...['scan-queue', 'device', 'observed.ts'].map((name) => `apps/web/src/staff/stations/${name}`),
  ...['browser-database.ts', 'open-database.ts'].map((name) => `apps/web/src/shared/api/${name}`),
];
/**
 * Reports whether this is a file of the client that every journey depends on. A test holds that helpers import no
 * other.
 */
export const isOfClient = (path: string): boolean =>
  [...ofClient, 'apps/web/dist'].some((each) => path === each || path.startsWith(`${each}/`));

/**
 * What every journey depends on: the service with its contract and its content, the built pages, the helpers of the
 * journeys.
 */
const ofAll: readonly Input[] = [
  ...(['program apps/server', 'program packages', 'program e2e', 'all content', 'web pages'] as const),
  ...ofClient.map((path): Input => (path.endsWith('.ts') ? `text ${path}` : `program ${path}`)),
];

/**
 * A journey that lets the service worker in, starts another browser or reads the build may ask for files that are not
 * noted.
 */
const asksUnseen = /serviceWorkers|chromium|newCDPSession|dist\b|assets/u;

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
  const notes = join(folder, 'notes');
  mkdirSync(notes);
  writeFileSync(provedFile, JSON.stringify(proved.map(({ file }) => file)));
  return {
    proved,
    isRecorded,
    env: isRecorded ? { PROVED_JOURNEYS: provedFile, PROOF_NOTES: notes } : {},
    args: proved.length > 0 ? ['--pass-with-no-tests'] : [],
    finish(ended) {
      const files = readAskedFiles(root, notes);
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
          isRecorded ? passed.map(({ file, specs }) => proofOf(root, file, specs, files.get(file))) : [],
          ended,
        );
    },
  };
}

function proofOf(root: string, file: string, specs: readonly Spec[], files: Asked | undefined): Passed {
  const tests = specs.reduce((sum, each) => sum + each.tests.length, 0);
  const isSeen = files?.tests === tests && !asksUnseen.test(readFileSync(join(root, file), 'utf8'));
  const web = isSeen
    ? [...files.assets].map((name): Input => `web ${withoutHashes(name)}`)
    : ['web all' as const];
  return { part: journeysPart, file, tests, inputs: [`text ${file}`, ...ofAll, ...web] };
}

/** Of how many tests of a file it is known what they asked for. */
type Asked = { tests: number; assets: Set<string> };

function readAskedFiles(root: string, folder: string): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (const name of readdirSync(folder)) {
    const notes = readJson<AskedFiles>(join(folder, name));
    if (notes === undefined) continue;
    const file = relative(root, notes.file).replaceAll('\\', '/');
    const entry = found.get(file) ?? { tests: 0, assets: new Set() };
    entry.tests += 1;
    for (const each of notes.assets) entry.assets.add(each);
    found.set(file, entry);
  }
  return found;
}

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
