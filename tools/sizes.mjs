// npm run check -- --sizes [folder]: how large the code is, as a whole and in the areas that tend to grow by
// repetition. A folder is another checkout to measure by the same rule: before and after are two runs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ path: string, lines: string[] }} Source
 * @typedef {{ name: string, files: number, lines: number, largest: string, copies: number, copied: number }} Size
 */

/** Lines that must stand again, letter by letter, before two places count as copies of each other. */
const copyLines = 8;

const kinds = /\.(?:ts|tsx|css)$/;
const notOurs = /\.test\.tsx?$|\.generated\.ts$|\/test\/|\.d\.ts$/;

const server = 'apps/server/src/modules';
const stations = 'apps/web/src/staff/stations';

/**
 * Folders of an area, where it stands today and where it stood before, so that an older checkout is measured too.
 * @type {readonly { name: string, holds: RegExp }[]}
 */
export const areas = [
  { name: 'server', holds: /^apps\/server\/src\// },
  { name: 'contract', holds: /^packages\/contract\/src\// },
  { name: 'web', holds: /^apps\/web\/src\// },
  { name: 'bench and tools', holds: /^(?:bench|tools|e2e)\// },
  {
    name: 'carrying',
    holds: new RegExp(
      [
        `^${server}/cargo/`,
        `^${server}/linehaul/(?:arrival|loading|transfers|tally)/`,
        `^${server}/stations/(?:bags|loading|transfers|unloading)/`,
        `^${server}/warehouse/bags/`,
        `^${stations}/(?:acceptance|bags|checklist|filling|loading|transfers|unloading)/`,
        `^${stations}/texts/(?:carried|bag|transfer|unloading)-says-`,
        '^packages/contract/src/cargo/',
        '^packages/contract/src/containers/(?:bag-list|bag.fields|checklists)',
        '^packages/contract/src/linehaul/(?:transfer|trip-arrival|trip-loading)',
        '^packages/contract/src/stations/(?:bag-s|bags.contract)',
      ].join('|'),
    ),
  },
  {
    name: 'counter',
    holds: /^apps\/web\/src\/staff\/counter\/(?!(?:approval|evidence|problem|shelf)\/)/,
  },
];

/**
 * Measures sources: lines with blanks and comments, the largest file, and the copies among them.
 * @param {string} name
 * @param {readonly Source[]} sources
 * @returns {Size}
 */
export function measure(name, sources) {
  const [largest] = sources.toSorted((a, b) => b.lines.length - a.lines.length);
  return {
    name,
    files: sources.length,
    lines: sources.reduce((sum, { lines }) => sum + lines.length, 0),
    largest: largest ? `${largest.lines.length} ${largest.path}` : '',
    ...countCopies(sources),
  };
}

/**
 * Counts runs of at least eight lines that stood before, in another file or further up; imports, blank lines and
 * lines of mere brackets make no run longer. `copied` are the lines of the second and later places.
 * @param {readonly Source[]} sources
 * @returns {{ copies: number, copied: number }}
 */
export function countCopies(sources) {
  /** @type {Set<string>} */
  const paths = new Set();
  let copies = 0;
  let copied = 0;
  for (const { lines } of sources) {
    const significant = significantLines(lines);
    let end = 0;
    for (let start = 0; start + copyLines <= significant.length; start += 1) {
      const run = significant.slice(start, start + copyLines).join('\n');
      if (!paths.has(run)) {
        paths.add(run);
        continue;
      }
      if (start > end || end === 0) copies += 1;
      copied += start + copyLines - Math.max(start, end);
      end = start + copyLines;
    }
  }
  return { copies, copied };
}

/** @param {readonly string[]} lines */
function significantLines(lines) {
  const code = lines.join('\n').replaceAll(/^import [^;]*;$/gm, '');
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/**
 * Reads the sources of a checkout that git tracks, tests and generated files apart.
 * @param {string} folder
 * @returns {Source[]}
 */
function readSources(folder) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: folder, maxBuffer: 64 << 20 });
  const paths = tracked.toString('utf8').split('\0');
  return paths
    .filter((path) => kinds.test(path) && !notOurs.test(path))
    .map((path) => ({
      path,
      lines: readFileSync(join(folder, path), 'utf8').trimEnd().split('\n'),
    }));
}

/**
 * Prints a row for the whole checkout and for each area.
 * @param {string} folder
 */
export function printSizes(folder) {
  const sources = readSources(folder);
  const sizes = [
    measure('all', sources),
    ...areas.map(({ name, holds }) =>
      measure(
        name,
        sources.filter(({ path }) => holds.test(path)),
      ),
    ),
  ];
  console.log(row('', 'files', 'lines', 'copies', 'copied', 'largest'));
  for (const { name, files, lines, copies, copied, largest } of sizes)
    console.log(row(name, files, lines, copies, copied, largest));
}

/** @param {...(string | number)} cells */
function row(...cells) {
  const [name = '', ...rest] = cells.map(String);
  const largest = rest.pop() ?? '';
  return `  ${name.padEnd(16)} ${rest.map((cell) => cell.padStart(8)).join(' ')}  ${largest}`;
}
