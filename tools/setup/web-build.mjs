// The built web client: made anew when its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.mjs';
import { productNode } from './node-runtime.mjs';
import { npm } from './run-npm.mjs';

const webFolder = 'apps/web';
/** Inside what was built, so that a build by hand or a removed folder takes it away. */
const stampFile = join(root, webFolder, 'dist', '.stamp');
const sources = [webFolder, 'packages/contract', 'content', 'package-lock.json', 'tsconfig.base.json'];
const notSources = /^(?:node_modules|dist|\..*)$|\.test\.tsx?$/;

/** Whether there is a build that was finished, of whichever sources. */
export function isWebBuilt() {
  return existsSync(stampFile);
}

/** Whether the sources differ from those the client was built from. */
export function webBuildNeeded() {
  const buildable = ['vite.config.ts', 'vite.config.js', 'vite.config.mjs'];
  if (!buildable.some((name) => existsSync(join(root, webFolder, name)))) return false;
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp();
}

/** Builds the web client. */
export async function buildWeb() {
  const before = stamp();
  await npm(productNode(), ['run', 'build', '--workspace', webFolder]);
  writeFileSync(stampFile, before);
}

/** By content: a fresh checkout gives every file a new date. */
function stamp() {
  const hash = createHash('sha256');
  for (const path of sources) addToHash(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path from the root
 */
function addToHash(hash, path) {
  const entries = listFolder(path);
  if (entries) {
    for (const name of entries) addToHash(hash, `${path}/${name}`);
  } else if (existsSync(join(root, path))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}

/** @param {string} path */
function listFolder(path) {
  try {
    return readdirSync(join(root, path))
      .filter((name) => !notSources.test(name))
      .toSorted();
  } catch {
    return undefined;
  }
}
