// The packages of package-lock.json in node_modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.mjs';
import { productNode } from './node-runtime.mjs';
import { npmCi } from './run-npm.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.set-up');
/** npm's own note of what it installed. */
const installedFile = join(root, 'node_modules', '.package-lock.json');

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 * libc?: string[] }} LockEntry
 */

/** Whether node_modules differs from the lock. */
export function packagesNeeded() {
  if (readText(stampFile) === stamp()) return false;
  return !installedAsLocked();
}

/** Installs the packages of the lock, those for developing included. */
export async function installPackages() {
  await npmCi(productNode(), root, ['--include=dev', '--include=optional']);
  // The stamp lies inside node_modules and goes with it.
  writeFileSync(stampFile, stamp());
}

/** One of another platform, in a shared folder, must not pass. */
function stamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** True after an npm ci by hand as well, unless it left out what an old Node cannot use or --omit named. */
function installedAsLocked() {
  const installedText = readText(installedFile);
  if (installedText === undefined) return false;
  const locked = packagesOf(readFileSync(lockFile, 'utf8'));
  const installed = packagesOf(installedText);
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return entry.optional === true && !fitsHere(entry);
    return found.link === true || (found.version === entry.version && found.integrity === entry.integrity);
  });
}

/**
 * @param {string} lockText
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(lockText) {
  return JSON.parse(lockText).packages ?? {};
}

/**
 * Whether npm would install this optional package on this machine. One without a platform is a part of another.
 * @param {LockEntry} entry
 */
function fitsHere({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  const ourLibc = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, ourLibc);
}

/**
 * npm's own rule: `linux` allows, `!win32` refuses.
 * @param {string[] | undefined} list
 * @param {string} value
 */
function allows(list, value) {
  if (!list) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith('!'));
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
