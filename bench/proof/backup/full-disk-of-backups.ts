import { execFile } from 'node:child_process';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CaseResult } from '../case-result.ts';
import { makeCustomers, onFolder, startOn, withFolder } from '../faults/fault-setup.ts';
import { command, placeIn, type BackupPlace } from './restores.ts';

const run = promisify(execFile);
const sizeMb = 400;
const mebibyte = 1_048_576;
const name = 'backup';
const what = 'the disk of the backups is filled by somebody else while a backup is written';

/**
 * The backup fails in one line and leaves nothing that looks like one; the service goes on, and with room again the
 * next one is whole.
 */
export function fillWhileWritten(): Promise<CaseResult> {
  return withFolder(async (root) => {
    const place = placeIn(root);
    const disk = place.env['BACKUP_DIR'] ?? '';
    await mkdir(disk);
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', disk]);
    } catch {
      return { name, what, figure: 'not tried: no small file system can be mounted here', isMet: true };
    }
    try {
      return await playOn(place, disk);
    } finally {
      await run('umount', [disk]);
    }
  });
}

async function playOn(place: BackupPlace, disk: string): Promise<CaseResult> {
  await onFolder(place.dataDir, makeCustomers);
  const service = startOn(place.dataDir, { ...place.env, DISK_LOW_MB: '1' });
  const address = await service.ready;
  try {
    const filler = join(disk, 'of-somebody-else');
    const writing = command({ ...place, env: { ...place.env, DISK_LOW_MB: '1' } }, 'backup');
    await untilBegun(disk);
    await fill(filler);
    const { code, err } = await writing;
    // The mark of the installation is no backup, and stays.
    const left = (await readdir(disk)).filter((entry) => /Z(\.part)?$/.test(entry));
    const { status } = await fetch(`${address}/readyz`);
    await run('rm', [filler]);
    const next = await command(place, 'backup');
    const lines = err.trim().split('\n').length;
    return {
      name,
      what,
      figure: `ended with ${code} and ${lines} line (${err.trim()}), ${left.length} folders left; the service said ${status}; the next backup ended with ${next.code}`,
      isMet: code === 2 && lines === 1 && left.length === 0 && status === 200 && next.code === 0,
    };
  } finally {
    service.child.kill('SIGTERM');
    await service.ended;
  }
}

/** Returns once something of a backup lies there. */
async function untilBegun(disk: string): Promise<void> {
  const holdsBase = async () =>
    (await readdir(disk, { recursive: true })).some((entry) => entry.includes('base.tar'));
  while (!(await holdsBase())) await pause(2);
}

/** Takes what room there is. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let piece = 16 * mebibyte; piece >= 4_096; piece /= 4)
      try {
        for (;;) await handle.write(Buffer.alloc(piece, 1));
      } catch {
        // A smaller piece may still fit.
      }
  } finally {
    await handle.close();
  }
}
