import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Something that a test depends on, by kind and path from the root:
 * - `text PATH`: a file byte by byte, or that none is there, or that it is a folder
 * - `names FOLDER`: the names in a folder
 * - `all FOLDER`: every file below it
 * - `program FOLDER`: the same without tests
 * - `web NAME`: a file of the built client; `web names` and `web all` are the whole of it, `web pages` is what lies
 *   beside the scripts and styles. Hashes in names of files count neither in the name nor where another file refers to
 *   it, nor does the version that is made of them: what they stand for is compared itself.
 */
export type Input = `${'text' | 'names' | 'all' | 'program' | 'web'} ${string}`;

/** The files of a checkout as they are at one moment. */
export type Sources = {
  /** `none` where nothing is there. */
  digestOf(input: Input): string;
  /** The digest of the files with an accepted path. */
  digestOfThose(isMeant: (path: string) => boolean): string;
  /** Which of the names that were asked for occur in a source file. */
  mentioned: ReadonlySet<string>;
};

const webFolder = 'apps/web/dist';
/** Git's own, what is made at a run and what is installed. */
const leftOut = /(?:^|\/)(?:node_modules|\.git|test-results|playwright-report)$|^(?:data|\.cache|\.node)$/u;
const isTest = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$|(?:^|\/)__snapshots__\/|-snapshots\//u.test(path);
const isSource = (path: string): boolean => /\.(?:[cm]?[jt]s|tsx)$/u.test(path);

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** `chunk-AbC12345.js` → `chunk.js` */
export const withoutHashes = (text: string): string =>
  text
    .replaceAll(/-[\w-]{7,8}(?=\.(?:js|css|woff2?|svg|png|webp|avif|wasm|mp3|ogg|opus|json)\b)/gu, '')
    .replaceAll(/(<meta name="version" content=")[^"]*/gu, '$1');

/** @param names words, such as those of environment variables, that are looked for in all source files */
export function readSources(root: string, names: readonly string[] = []): Sources {
  const word = names.length === 0 ? undefined : new RegExp(`\\b(?:${names.join('|')})\\b`, 'gu');
  const mentioned = new Set<string>();
  const texts = new Map<string, string>();
  for (const [path, content] of listFiles(root, '')) {
    texts.set(path, digest(content));
    if (word === undefined || !isSource(path)) continue;
    for (const [name] of content.toString().matchAll(word)) mentioned.add(name);
  }
  const paths = [...texts.keys()].toSorted();
  const web = readWeb(join(root, webFolder));
  const found = new Map<Input, string>();

  const digestOfThose = (isMeant: (path: string) => boolean): string =>
    digest(
      paths
        .filter(isMeant)
        .map((path) => `${path} ${texts.get(path) ?? ''}`)
        .join('\n'),
    );
  function compute(input: Input): string {
    const [kind, name] = partsOf(input);
    const isBelow = (path: string): boolean => name === '.' || path.startsWith(`${name}/`);
    switch (kind) {
      case 'web':
        return web.get(name) ?? 'none';
      case 'names':
        return digest(namesIn(paths.filter(isBelow), name).join('\n'));
      case 'all':
        return digestOfThose(isBelow);
      case 'program':
        return digestOfThose((path) => isBelow(path) && !isTest(path));
      default:
        return texts.get(name) ?? (paths.some(isBelow) ? 'folder' : 'none');
    }
  }
  return {
    mentioned,
    digestOfThose,
    digestOf(input) {
      const digest = found.get(input) ?? compute(input);
      found.set(input, digest);
      return digest;
    },
  };
}

export function partsOf(input: Input): [kind: string, name: string] {
  const space = input.indexOf(' ');
  return [input.slice(0, space), input.slice(space + 1)];
}

function namesIn(paths: readonly string[], folder: string): string[] {
  const skipped = folder === '.' ? 0 : folder.length + 1;
  return [...new Set(paths.map((path) => path.slice(skipped).split('/')[0] ?? ''))];
}

function* listFiles(root: string, folder: string): Generator<[path: string, content: Buffer]> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (leftOut.test(path) || path === webFolder) continue;
    if (entry.isDirectory()) yield* listFiles(root, path);
    else if (entry.isSymbolicLink()) yield [path, Buffer.from(readlinkSync(join(root, path)))];
    else if (entry.isFile()) yield [path, readFileSync(join(root, path))];
  }
}

/** The files of the build by their names without hashes; where some share one, all of them count. */
function readWeb(folder: string): Map<string, string> {
  const contents = new Map<string, string[]>();
  for (const name of listBuilt(folder)) {
    // Packed copies follow from what they are copies of.
    if (/\.(?:br|gz)$/u.test(name)) continue;
    const content = readFileSync(join(folder, name));
    const isText = /\.(?:js|css|html|json|webmanifest|svg)$/u.test(name);
    const short = withoutHashes(name);
    const same = contents.get(short) ?? [];
    contents.set(short, [...same, digest(isText ? withoutHashes(content.toString()) : content)]);
  }
  const files = [...contents.keys()]
    .toSorted()
    .map((name): [string, string] => [name, (contents.get(name) ?? []).toSorted().join(' ')]);
  return new Map(files)
    .set('names', digest(files.map(([name]) => name).join('\n')))
    .set(
      'pages',
      digest(
        files
          .filter(([name]) => isPage(name))
          .map((each) => each.join(' '))
          .join('\n'),
      ),
    )
    .set('all', digest(files.map((each) => each.join(' ')).join('\n')));
}

/** Without hashes of inline scripts and without service workers, which name all files. */
const isPage = (name: string): boolean => !/^(?:assets\/|csp-hashes|(?:staff-)?sw\.js$)/u.test(name);

function listBuilt(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .map((name) => name.replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
