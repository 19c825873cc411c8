import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why no release was made, as one line for the person at the terminal. Nothing has been written then. */
export class ReleaseError extends Error {}

const heading = `# Changelog

Each version with the commit that it was made of. Written by \`npm run release\`.
`;

/**
 * Makes a version of what is committed in a checkout: see tools/release.mjs. Throws ReleaseError for a version that is
 * none or not above the one there is, a tag that exists, and a checkout with changes that are not committed.
 * @param {string} folder the root of the checkout
 * @param {string} version three numbers
 * @param {Date} day the date of the release
 * @returns {Promise<{ tag: string, changes: number }>}
 */
export async function releaseVersion(folder, version, day) {
  const tag = `v${version}`;
  const current = readVersion(folder);
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new ReleaseError(`${version} is no version: three numbers, for example 0.2.0`);
  if (compare(version, current) <= 0) throw new ReleaseError(`${version} is not above ${current}`);
  if (git(folder, 'status', '--porcelain') !== '')
    throw new ReleaseError('There are changes that are not committed');
  if (git(folder, 'tag', '--list', tag) !== '') throw new ReleaseError(`There is a tag ${tag} already`);
  const commit = git(folder, 'rev-parse', 'HEAD');
  const changes = listChanges(folder);
  try {
    writeVersion(folder, version);
    writeChangelog(folder, sectionOf({ version, commit, day, changes }));
    writeFileSync(join(folder, 'sbom.cdx.json'), readParts(folder));
  } catch (error) {
    git(folder, 'reset', '--quiet', '--hard');
    git(folder, 'clean', '--quiet', '--force', '--', 'CHANGELOG.md', 'sbom.cdx.json');
    throw error;
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', `release: ${version}`);
  git(folder, 'tag', '--annotate', tag, '--message', version);
  return { tag, changes: changes.length };
}

/** @param {string} folder */
function readVersion(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

/**
 * Into the root, its workspaces, what these ask of each other, and the lock. npm would ask the registry for packages of
 * ours that are nowhere.
 * @param {string} folder
 * @param {string} version
 */
function writeVersion(folder, version) {
  const lock = readJson(folder, 'package-lock.json');
  const places = Object.keys(lock.packages).filter((place) => !/(?:^|\/)node_modules\//.test(place));
  const own = new Set(places.map((place) => readJson(folder, join(place, 'package.json')).name));
  /** @param {any} manifest */
  const renew = (manifest) => {
    if ('version' in manifest) manifest.version = version;
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
      for (const name of Object.keys(manifest[kind] ?? {})) if (own.has(name)) manifest[kind][name] = version;
  };
  for (const place of places) {
    const file = join(place, 'package.json');
    const manifest = readJson(folder, file);
    renew(manifest);
    writeJson(folder, file, manifest);
    renew(lock.packages[place]);
  }
  lock.version = version;
  writeJson(folder, 'package-lock.json', lock);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function readJson(folder, file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {object} content
 */
function writeJson(folder, file, content) {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Below zero where `one` is the older.
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number));
  const differs = ours?.map((number, place) => number - (theirs?.[place] ?? 0)).find((by) => by !== 0);
  return differs ?? 0;
}

/**
 * The titles since the last release, the oldest first; of the first release all there are.
 * @param {string} folder
 */
function listChanges(folder) {
  const last = git(folder, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split(
    '\n',
  )[0];
  const range = last === '' || last === undefined ? 'HEAD' : `${last}..HEAD`;
  const titles = git(folder, 'log', '--no-merges', '--reverse', '--format=%s', range);
  return titles === '' ? [] : titles.split('\n');
}

/** The first release has a history and no changes: so many titles would not be read. */
const mostTitles = 400;

/** @param {{ version: string, commit: string, day: Date, changes: readonly string[] }} release */
function sectionOf({ version, commit, day, changes }) {
  const lines =
    changes.length > mostTitles
      ? [`- ${changes.length} changes: \`git log\` up to this commit names them.`]
      : changes.map((title) => `- ${title}`);
  return `## ${version}, ${day.toISOString().slice(0, 10)}

Commit \`${commit}\`.

${lines.join('\n')}
`;
}

/**
 * The newest stands first.
 * @param {string} folder
 * @param {string} section
 */
function writeChangelog(folder, section) {
  const file = join(folder, 'CHANGELOG.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8').slice(heading.length) : '';
  writeFileSync(file, `${heading}\n${section}${before}`);
}

/**
 * The packages that the service runs with, as a CycloneDX document, as the lock file has them. Without what differs
 * from run to run.
 * @param {string} folder
 */
function readParts(folder) {
  const text = npm(folder, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  const { serialNumber: _serialNumber, metadata, ...parts } = JSON.parse(text);
  const { timestamp: _timestamp, ...about } = metadata;
  return `${JSON.stringify({ ...parts, metadata: about }, null, 1)}\n`;
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trimEnd();
}

/**
 * npm, the one that started us when there is one.
 * @param {string} folder
 * @param {string[]} args
 */
function npm(folder, ...args) {
  const own = process.env['npm_execpath'];
  const [program, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  return execFileSync(program, [...first, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 });
}
