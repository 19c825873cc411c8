import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listHouseFiles } from './house-files.ts';
import { moduleRanks, serverLayers, webLayers } from './import-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const maxLines = 500;

/** Files that stand under names their tools or the platform ask for. */
const namesAskedFor = [
  /^(?:README|LICENSE|CONTRIBUTING|CHANGELOG|SECURITY|NOTICE|OFL)(?:\.[a-z]+)?$/,
  /^Dockerfile$/,
  /^\.[a-z.-]+$/,
];
const configFiles =
  /(?:^|\/)(?:(?:vitest|vite(?:\.staff)?|playwright|dependency-cruiser)\.config|global-setup|tests\.reporter)\.(?:ts|mjs)$/;

const files = listHouseFiles(root);
const sources = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
// This file names what it forbids, and declarations describe the code of others.
const judged = sources.filter(
  (path) => path !== 'tools/architecture/house.test.ts' && !path.endsWith('.d.ts'),
);

/** Sources with a line that matches, as `path:line`. */
function findLines(pattern: RegExp, paths: readonly string[] = judged): string[] {
  return paths.flatMap((path) =>
    readLines(path).flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

function lineAt(place: string): string {
  const [path = '', line] = place.split(':');
  return readLines(path)[Number(line) - 1] ?? '';
}

function readLines(path: string): string[] {
  return readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
}

test('no object is written only to be spread at once', () => {
  expect(findLines(/\.\.\.\{/u)).toEqual([]);
});

test('the ranks of docs/architecture.md are those that the import rules hold', () => {
  const rows = readLines('docs/architecture.md').flatMap((line) => {
    const [, rank, rooms = ''] = /^\s*\| (\d+) +\| (.+?) +\|$/.exec(line) ?? [];
    return rank === undefined
      ? []
      : rooms.split(', ').map((room) => [room.replaceAll('*', ''), Number(rank)]);
  });
  expect(Object.fromEntries(rows)).toEqual(moduleRanks);
});

describe('names', () => {
  test('files and folders are in kebab-case', () => {
    const odd = files.filter((path) => !path.split('/').every(isWellNamed));
    expect(odd).toEqual([]);
  });

  test('say what is inside: nothing is a bag of leftovers', () => {
    const bags = /^(?:utils?|helpers?|common|misc|managers?|lib|stuff)$/;
    const odd = files.filter((path) => path.split('/').some((part) => bags.test(part.replace(/\..*$/, ''))));
    expect(odd).toEqual([]);
  });

  test('every room of the server has a rank', () => {
    const rooms = sources.flatMap((path) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(rooms)].filter((room) => !Object.hasOwn(moduleRanks, room))).toEqual([]);
  });

  test('every source of server and web stands in a layer', () => {
    const layers = [...serverLayers, ...webLayers].map(({ path }) => new RegExp(path));
    const placed = sources.filter(
      (path) => /^apps\/(?:server|web)\/src\//.test(path) && !/\.(?:d|test)\.tsx?$/.test(path),
    );
    expect(placed.filter((path) => !layers.some((layer) => layer.test(path)))).toEqual([]);
  });
});

describe('modules', () => {
  test('no barrels: a name is imported from the file that makes it', () => {
    const indexes = sources.filter((path) => /^index\.(?:ts|tsx|mjs)$/.test(basename(path)));
    expect(indexes).toEqual([]);
    expect(findLines(/^export (?:type )?\*/)).toEqual([]);
  });

  test('no default exports but in the settings of tools', () => {
    const judgedHere = judged.filter((path) => !configFiles.test(path) && !/(?:^|\/)\.[^/]+$/.test(path));
    expect(findLines(/^export default\b|^export \{[^}]*\bas default\b/, judgedHere)).toEqual([]);
  });

  test('no enums and no namespaces: Node only strips types', () => {
    expect(findLines(/^\s*(?:export )?(?:declare )?(?:const )?enum \w+/)).toEqual([]);
    expect(findLines(/^\s*(?:export )?(?:declare )?namespace \w/)).toEqual([]);
  });

  test('no classes but errors, what React or a driver asks for and marks that instanceof must know', () => {
    const allowedClass =
      /class (?:\w+ extends (?:\w*Error|Component|(?:pg\.|Deadline)Client)\b|(?:Html|JsonBytes) )/;
    const classes = findLines(/^\s*(?:export )?(?:abstract )?class \w+/);
    expect(classes.filter((place) => !allowedClass.test(lineAt(place)))).toEqual([]);
  });
});

describe('sources', () => {
  test('leave nothing for later', () => {
    expect(findLines(/\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  test('explain themselves, and point to no tracker', () => {
    expect(findLines(/\b(?:issue|ticket|pull request|PR) ?#?\d+/i)).toEqual([]);
  });

  test('silence no checker without saying why', () => {
    expect(findLines(/@ts-(?:ignore|nocheck)|(?:eslint|oxlint)-disable(?!.* -- \S)/)).toEqual([]);
  });

  test(`stay under ${maxLines} lines`, () => {
    const long = sources.filter((path) => !/\.generated\./.test(path) && readLines(path).length >= maxLines);
    expect(long).toEqual([]);
  });

  test('set no HTML by hand', () => {
    expect(
      findLines(/dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
  });

  test('open databases of the browser in one place', () => {
    const client = judged.filter((path) => path.startsWith('apps/web/src/'));
    expect(
      findLines(/indexedDB\s*\.open\b|from 'idb'/, client).map((place) => place.replace(/:\d+$/, '')),
    ).toEqual(['apps/web/src/shared/api/browser-database.ts', 'apps/web/src/shared/api/open-database.ts']);
  });

  test('are clean files: line ends by LF, one newline at the end', () => {
    const texts = sources.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    expect(
      texts.filter(({ text }) => text.includes('\r') || !text.endsWith('\n')).map(({ path }) => path),
    ).toEqual([]);
  });
});

function isWellNamed(part: string): boolean {
  return /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part) || namesAskedFor.some((pattern) => pattern.test(part));
}
