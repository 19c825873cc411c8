import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCacheFolder } from '../data/bench-data.ts';
import { endChild, runChild, startChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import { findFreePort, isListening, waitUntil, type Peer } from './peer.ts';

/**
 * Installs a peer that is no part of the product into a folder of its own under .cache/bench, from the exact versions
 * that `bench/peers/<name>/package.json` names. Packages run no scripts. Returns the folder.
 */
export async function installPackage(name: string, files: readonly string[] = []): Promise<string> {
  const folder = join(await makeCacheFolder(), 'peers', name);
  const source = (file: string) => fileURLToPath(new URL(`${name}/${file}`, import.meta.url));
  const manifest = await readFile(source('package.json'));
  const stamp = createHash('sha256').update(manifest).digest('hex');
  const stampFile = join(folder, 'node_modules', 'bench-stamp');
  if (!existsSync(stampFile) || (await readFile(stampFile, 'utf8')) !== stamp) {
    say(`Installing ${name} into its own folder, once.`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await copyFile(source('package.json'), join(folder, 'package.json'));
    await runChild('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
    await writeFile(stampFile, stamp);
  }
  for (const file of files) await copyFile(source(file), join(folder, file));
  return folder;
}

/** The version of a package that was really installed. */
export async function installedVersion(folder: string, packageName: string): Promise<string> {
  const manifest = await readFile(join(folder, 'node_modules', packageName, 'package.json'), 'utf8');
  return `${packageName} ${(JSON.parse(manifest) as { version: string }).version}`;
}

/** Starts an installed peer and waits until it listens. */
export async function startForeignPeer(options: {
  name: string;
  folder: string;
  /** Node's words for a port that is free. */
  words: (port: number) => string[];
  env: (port: number) => Record<string, string>;
  settings: string;
  questionOf: Peer['questionOf'];
}): Promise<Peer> {
  const { name, folder, settings, questionOf } = options;
  const port = await findFreePort();
  const logFile = join(folder, 'peer.log');
  const log = openSync(logFile, 'w');
  const child = startChild(process.execPath, options.words(port), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...options.env(port) },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await waitUntil(child, () => isListening(port), logFile);
  return { name, pid: child.pid ?? 0, port, settings, questionOf, stop: () => endChild(child) };
}
