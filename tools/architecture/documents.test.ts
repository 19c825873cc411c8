import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listHouseFiles } from './house-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = listHouseFiles(root);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A new record is a section of a chapter, with the next number of all (docs/decisions/README.md). */
const chapters = files.filter((path) => /^docs\/decisions\/(?!README)[^/]+\.md$/.test(path));
const documents = files.filter(
  (path) => path.endsWith('.md') && !path.startsWith('content/') && !path.startsWith('bench/results/'),
);

/** The numbers of a chapter's records, in the order of the page. */
const numbersOf = (path: string) =>
  [...read(path).matchAll(/^## (\d{4})\. \S/gm)].map(([, number]) => Number(number));

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** The places of a document that a link can lead to: its headings as GitHub names them, and anchors written by hand. */
function anchorsOf(path: string): Set<string> {
  const text = read(path).replaceAll(/^```[\s\S]*?^```/gm, '');
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));
  for (const [, title = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const plain = title.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
    anchors.add(plain.trim().replaceAll(' ', '-'));
  }
  return anchors;
}

/** Links of a document to places of this checkout that are not there. */
function brokenLinks(path: string): string[] {
  const text = read(path).replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
    });
}

describe('decisions', () => {
  test('have numbers without gaps, each once, in the order of their chapter', () => {
    for (const path of chapters) expect(numbersOf(path)).toEqual(inOrder(numbersOf(path)));
    const all = chapters.flatMap((path) => numbersOf(path));
    expect(inOrder(all)).toEqual(all.map((_, index) => index + 1));
  });

  test('stand below an anchor of their number', () => {
    const headed = chapters.flatMap((path) => [
      ...read(path).matchAll(/^<a id="(\d{4})"><\/a>\n\n## (\d{4})\. \S/gm),
    ]);
    expect(headed.map(([, anchor]) => anchor)).toEqual(headed.map(([, , heading]) => heading));
    expect(headed.length).toBe(chapters.flatMap((path) => numbersOf(path)).length);
  });

  test('come after what their chapter says of today, and each chapter is listed', () => {
    const listed = read('docs/decisions/README.md');
    for (const path of chapters) {
      expect(read(path)).toMatch(/^# .+\n\n## Today\n\n/);
      expect(listed).toContain(`](${basename(path)})`);
    }
  });

  test('are named by sources where they stand', () => {
    const named = files.filter(
      (path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.endsWith('documents.test.ts'),
    );
    const wrong = named.flatMap((path) =>
      [...read(path).matchAll(/docs\/decisions\/([\w.-]+)(?:#(\d{4}))?/g)]
        .filter(([, file, number]) => {
          const chapter = `docs/decisions/${file}`;
          return (
            !chapters.includes(chapter) ||
            (number !== undefined && !numbersOf(chapter).includes(Number(number)))
          );
        })
        .map(([place]) => `${path}: ${place}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('documents', () => {
  test('operations tell of every setting that the service reads, and of no other', () => {
    const [, after = ''] = read('docs/operations.md').split('\n## Environment variables\n');
    const [section = ''] = after.split('\n## ');
    const listed = [...section.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
    const declared = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(listed.length).toBeGreaterThan(20);
    expect(new Set(listed)).toEqual(new Set(declared));
  });

  test('operations tell of every script that somebody runs by name', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = Object.keys(scripts).filter(
      (name) =>
        !Object.keys(scripts).some((other) => name === `pre${other}`) &&
        !/^(?:postinstall|start|test)$/.test(name),
    );
    const text = read('docs/operations.md');
    const isNamed = (name: string) => new RegExp(`^(?:\\| \`${name}\` |\`npm run ${name}\`)`, 'm').test(text);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !isNamed(name))).toEqual([]);
  });

  test.each(documents)('%s links to what is there', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });
});
