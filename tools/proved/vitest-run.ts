// Which test files of vitest are proved before, and what a run of the others proves.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readJson } from './json-files.ts';
import { journeysPart, type Passed, type Proofs } from './proofs.ts';
import type { Read } from './reads.ts';
import type { TestNotes } from './record-tests.ts';
import type { Input, Sources } from './sources.ts';
import type { TestFile, TestFiles } from './tests.reporter.ts';

/** A run of those tests that are not proved. */
export type PlannedRun = {
  proved: { part: string; file: string; tests: number }[];
  isRecorded: boolean;
  /** Added to the environment of the runner. */
  env: Record<string, string>;
  /** Added to the arguments of the runner. */
  args: string[];
  /** Stores what has passed; `ended`: the sources as they are now. */
  finish(ended: Sources): void;
};

type Plan = {
  proofs: Proofs;
  /** Those that run, or all. */
  projects?: readonly string[] | undefined;
  /** Whether what is proved is left out and the rest recorded; otherwise only what failed is noticed. */
  isRecorded: boolean;
};

const everything: readonly Input[] = ['all .', 'web all'];
const service: readonly Input[] = ['program apps/server', 'program packages', 'all content'];

/** @param cache folder of what is stored between runs */
export function planVitest(root: string, cache: string, { proofs, projects, isRecorded }: Plan): PlannedRun {
  const isPlanned = (part: string): boolean => projects?.includes(part) ?? part !== journeysPart;
  const proved = isRecorded ? proofs.list().filter(({ part }) => isPlanned(part)) : [];
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'run-'));
  const [provedFile, testFiles, notes] = ['proved.json', 'tests.json', 'notes'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(notes);
  writeFileSync(provedFile, JSON.stringify(proved.map(({ file }) => file)));
  return {
    proved,
    isRecorded,
    env: {
      PROOF_ROOT: root,
      TEST_FILES: testFiles,
      ...(isRecorded ? { PROVED_FILES: provedFile, PROOF_NOTES: notes } : {}),
    },
    args: [
      `--reporter=${join(import.meta.dirname, 'tests.reporter.ts')}`,
      // Nothing is left where all is proved.
      ...(proved.length > 0 ? ['--passWithNoTests'] : []),
    ],
    finish(ended) {
      const reported = readTestFiles(root, testFiles);
      const { paths, files } = reported;
      const noted = readNotes(root, notes, reported);
      const passed = isRecorded
        ? files.flatMap((each): Passed[] => {
            const inputs = inputsOf(root, each, paths, noted);
            return inputs === undefined ? [] : [{ part: each.project, ...each, inputs }];
          })
        : [];
      const ran = files.filter(({ state }) => isRecorded || state === 'failed').map(({ file }) => file);
      if (ran.length > 0) proofs.store(ran, passed, ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything that a test file depends on; nothing where it has not passed whole, or where that is not known. */
function inputsOf(
  root: string,
  { file, project, state, imports }: TestFile,
  paths: readonly string[],
  { byReader, byTest, byPackage }: Notes,
): Set<Input> | undefined {
  const unowned = byTest.get(file);
  if (state !== 'passed' || imports === undefined || unowned === undefined) return undefined;
  const all = imports.map((place) => paths[place] ?? '');
  const own = all.filter((path) => isOfCheckout(path));
  const snapshot = `${dirname(file)}/__snapshots__/${basename(file)}.snap`;
  const inputs = new Set<Input>([`text ${file}`, `text ${snapshot}`, ...ofProject(project)]);
  const add = (more: readonly Input[]): void => {
    for (const input of more) inputs.add(input);
  };
  add(own.map((path): Input => `text ${path}`));
  if (all.some(readsAnything) || own.some((path) => !isOfProofs(path) && namesAnything(join(root, path))))
    add(everything);
  for (const reader of own)
    for (const read of byReader.get(reader) ?? []) add(inputsOfRead(read, reader, project));
  for (const reads of [unowned, ...packagesOf(all).map((name) => byPackage.get(name) ?? [])])
    for (const read of reads) add(inputsOfRead(read, '', project));
  return inputs;
}

function inputsOfRead(read: Read, reader: string, project: string): readonly Input[] {
  // The runner looks for the snapshot of each of its files.
  if (reader === '' && read.endsWith('.snap')) return [];
  if (read !== 'program') return [read];
  // Tests of this folder start runners, on checkouts that they have planted.
  if (isOfProofs(reader)) return [];
  if (project !== 'server') return everything;
  // The service starts parts of itself; its tests start the service, which has the built client.
  return reader.startsWith('apps/server/src/') && !reader.endsWith('.test.ts')
    ? service
    : [...service, 'web all'];
}

/** What is started once for all tests of a project, in the process of the runner, where nothing is noted. */
function ofProject(project: string): readonly Input[] {
  switch (project) {
    case 'rules':
    case 'server-rules':
      return [];
    case 'server':
      return service;
    case 'console':
      return [...service, 'program e2e', 'all apps/web', 'web all'];
    default:
      return everything;
  }
}

/**
 * Packages that read sources by themselves, where nothing is noted; scripts that Node loads without Vite, which does
 * not know what these import.
 */
const readsAnything = (path: string): boolean =>
  /node_modules\/(?:vite|rolldown|dependency-cruiser|@swc\/core|knip|typescript|lightningcss|oxc-[\w-]+)\//u.test(
    path,
  ) ||
  (/\.[cm]?js$/u.test(path) && !path.includes('node_modules/'));

/** This folder, which every proof depends on; its tests write imports that are none of theirs. */
const isOfProofs = (path: string): boolean => path.startsWith('tools/proved/');

/** Reports whether a source file imports what it names only when it runs. */
function namesAnything(file: string): boolean {
  const isNamed = named.get(file);
  if (isNamed !== undefined) return isNamed;
  const found =
    /\.[cm]?tsx?$/u.test(file) &&
    /\bimport\(\s*(?!['\s)])|\bimport\.meta\.glob\b/u.test(readFileSync(file, 'utf8'));
  named.set(file, found);
  return found;
}
const named = new Map<string, boolean>();

/** A runner that ended early says nothing. */
function readTestFiles(root: string, file: string): TestFiles {
  const { paths, files } = readJson<TestFiles>(file) ?? { paths: [], files: [] };
  return { paths: paths.map((path) => relative(root, path).replaceAll('\\', '/')), files };
}

/** What the workers of a run noted. */
type Notes = {
  /** What each source file read in any worker. */
  byReader: Map<string, Set<Read>>;
  /** What was read while a test file ran, but by no source of ours: by a package that was called back. */
  byTest: Map<string, Read[]>;
  /**
   * The same by the packages that these test files import: one of them may still know it when another test file asks.
   */
  byPackage: Map<string, Set<Read>>;
};

function readNotes(root: string, folder: string, { paths, files }: TestFiles): Notes {
  const notes: Notes = { byReader: new Map(), byTest: new Map(), byPackage: new Map() };
  const importsOf = new Map(files.map(({ file, imports = [] }) => [file, imports]));
  for (const name of readdirSync(folder)) {
    const noted = readJson<TestNotes>(join(folder, name));
    if (noted === undefined) continue;
    const file = relative(root, noted.file).replaceAll('\\', '/');
    notes.byTest.set(file, noted.unowned);
    for (const [reader, reads] of Object.entries(noted.reads)) addAll(notes.byReader, reader, reads);
    if (noted.unowned.length === 0) continue;
    const imports = (importsOf.get(file) ?? []).map((place) => paths[place] ?? '');
    for (const each of packagesOf(imports)) addAll(notes.byPackage, each, noted.unowned);
  }
  return notes;
}

function addAll<Value>(sets: Map<string, Set<Value>>, name: string, values: readonly Value[]): void {
  const set = sets.get(name) ?? new Set();
  for (const value of values) set.add(value);
  sets.set(name, set);
}

const isOfCheckout = (path: string): boolean =>
  !path.startsWith('..') && !path.startsWith('\0') && !path.includes('node_modules/');

/** The runner itself is in every file. */
const packagesOf = (paths: readonly string[]): string[] => [
  ...new Set(
    paths
      .flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(path)?.[1] ?? [])
      .filter((name) => name !== 'vitest'),
  ),
];
