// Proofs of tests: what one depended on when it passed, stored in `.cache/proved`. Where all of that is the same it
// need not run again.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, release } from 'node:os';
import { join } from 'node:path';
import { digest, partsOf, type Input, type Sources } from './sources.ts';

/** The part of the journeys, which files of vitest never have. */
export const journeysPart = 'e2e';

/** A file of tests that passed whole. `part` is the project or the runner it belongs to. */
export type Passed = { part: string; file: string; tests: number; inputs: Iterable<Input> };

/** `on`: places in `inputs`. */
type Proof = { part: string; file: string; tests: number; on: number[] };
type Stored = { inputs: [input: Input, digest: string][]; proofs: Proof[] };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * A proof holds for a day, which ends with that of UTC (a turn of the grids), of Tajikistan, of China and of this
 * machine.
 */
function readDays(now: number): string {
  const here = -new Date(now).getTimezoneOffset() / 60;
  return [0, 5, 8, here].map((hours) => Math.floor((now + hours * hourMs) / dayMs)).join(' ');
}

/** What decides how tests are run, and this tool itself. */
const isOfRunners = (path: string): boolean =>
  /(?:^|\/)(?:package|package-lock|tsconfig[^/]*)\.json$|(?:^|\/)\.npmrc$/u.test(path) ||
  /^(?:vitest\.config\.ts|tools\/(?:test|run-tool|oldest-postgres)\.mjs|tools\/(?:pure-tests|turns)\.ts)$/u.test(
    path,
  ) ||
  path.startsWith('tools/proved/');

/** Variables that Node, PostgreSQL and others read without being asked by us. */
const isOfLibraries = (name: string): boolean =>
  /^(?:NODE_|PG|LC_|LANG$|LANGUAGE$|TZ$|ICU_|UV_|HTTPS?_PROXY$|NO_PROXY$)/iu.test(name);
/** The turn follows from the day unless it is set; the others are not the same in two shells and change no result. */
const changesNothing = new Set(['NODE_COMPILE_CACHE', 'PWD', 'OLDPWD', 'SHLVL', '_']);

/** Everything but files that tests depend on: the day, the machine, its user, the packages, the settings. */
export function readSurroundings(
  root: string,
  sources: Sources,
  env: NodeJS.ProcessEnv = process.env,
  now = Date.now(),
): string {
  const settings = Object.entries(env)
    .filter(([name]) => (sources.mentioned.has(name) || isOfLibraries(name)) && !changesNothing.has(name))
    .map((each) => each.join('='))
    .toSorted();
  const machine = [process.version, process.platform, process.arch, release(), hostname()];
  return digest(
    JSON.stringify([
      readDays(now),
      machine,
      [root, process.getuid?.() ?? ''],
      sources.digestOfThose(isOfRunners),
      readText(join(root, 'node_modules/.package-lock.json')),
      settings,
    ]),
  );
}

export type Proofs = ReturnType<typeof openProofs>;

/** The proofs of a folder that were made in these surroundings. */
export function openProofs(folder: string, surroundings: string, sources: Sources) {
  const store = join(folder, `${surroundings}.json`);
  const stored = readStored(store);

  /** Which inputs of a proof are not what they were. */
  const changesOf = ({ on }: Proof, { inputs }: Stored, now: Sources): Input[] =>
    on.flatMap((place) => {
      const [input, before] = inputs[place] ?? ['text ?', ''];
      return now.digestOf(input) === before ? [] : [input];
    });
  return {
    /** The files that need not run again, with the number of their tests. */
    list: (): { part: string; file: string; tests: number }[] =>
      stored.proofs
        .filter((proof) => changesOf(proof, stored, sources).length === 0)
        .map(({ part, file, tests }) => ({ part, file, tests })),
    /** Why a file runs again; nothing where it is proved. */
    sayWhy(file: string): string[] {
      const proof = stored.proofs.find((each) => each.file === file);
      if (proof === undefined)
        return ['since midnight it has not passed here, with these packages and settings, or it failed last'];
      return changesOf(proof, stored, sources).map(sayChange);
    },
    /**
     * Stores what a run has shown: no file that ran is proved any more but those that passed, and of these none with
     * inputs that were changed meanwhile.
     * @param ended the sources after the run
     */
    store(ran: readonly string[], passed: readonly Passed[], ended: Sources): void {
      // Read again: another run may have stored something since.
      const { inputs, proofs } = readStored(store);
      const left = new Set(ran);
      const others = proofs.filter(({ file }) => !left.has(file));
      const steady = passed.flatMap(({ part, file, tests, inputs: all }) => {
        const pairs = [...new Set(all)].map((input): [Input, string] => [input, sources.digestOf(input)]);
        return pairs.every(([input, before]) => ended.digestOf(input) === before)
          ? [{ part, file, tests, pairs }]
          : [];
      });
      const table = new Map<string, number>();
      const placeOf = (pair: [Input, string]): number => {
        const key = pair.join('\n');
        const place = table.get(key) ?? table.size;
        table.set(key, place);
        return place;
      };
      const all: Proof[] = [
        ...others.map((proof) => ({
          ...proof,
          on: proof.on.map((place) => placeOf(inputs[place] ?? ['text ?', ''])),
        })),
        ...steady.map(({ pairs, ...proof }) => ({ ...proof, on: pairs.map(placeOf) })),
      ];
      write(store, {
        inputs: [...table.keys()].map((key) => key.split('\n') as [Input, string]),
        proofs: all,
      });
      removeOld(folder);
    },
  };
}

function sayChange(input: Input): string {
  const [kind, name] = partsOf(input);
  if (kind === 'text') return `${name} has changed`;
  if (kind === 'web') return `the built client has changed: ${name}`;
  return `files in ${name} have changed`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** What cannot be read, or was written half, proves nothing. */
function readStored(file: string): Stored {
  const nothing: Stored = { inputs: [], proofs: [] };
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Stored>;
    return Array.isArray(stored.inputs) && stored.proofs?.every(isProof) === true
      ? { inputs: stored.inputs, proofs: stored.proofs }
      : nothing;
  } catch {
    return nothing;
  }
}

const isProof = ({ part, file, tests, on }: Partial<Proof>): boolean =>
  typeof part === 'string' &&
  typeof file === 'string' &&
  typeof tests === 'number' &&
  Array.isArray(on) &&
  on.length > 0;

/** A parallel reader reads the former one. */
function write(file: string, stored: Stored): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(draft, JSON.stringify(stored));
  renameSync(draft, file);
}

/** What was made in other surroundings more than a day ago, and what killed runs have left. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
