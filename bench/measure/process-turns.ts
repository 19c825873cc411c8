/** The processes of a service under measurement: what `turn-probe.ts` counts in each of them. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ProcessTurns } from './turn-probe.ts';

const probe = pathToFileURL(fileURLToPath(new URL('turn-probe.ts', import.meta.url))).href;

/** The processes of one service. */
export type TurnWatch = {
  /** The environment in which the service is started. */
  env: NodeJS.ProcessEnv;
  /** What each living process has done since the last reading. */
  read: () => Promise<ProcessTurns[]>;
  close: () => void;
};

/** Makes a folder for the sockets of one service; the path of a socket has to be short. */
export function openTurnWatch(): TurnWatch {
  const folder = mkdtempSync(join(tmpdir(), 'rohi-turns-'));
  return {
    env: { TURNS_DIR: folder, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${probe}` },
    read: async () => {
      const found = await Promise.all(readdirSync(folder).map((name) => ask(join(folder, name))));
      return found.filter((each) => each !== undefined).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Undefined for a process that has ended. */
function ask(path: string): Promise<ProcessTurns | undefined> {
  return new Promise((resolve) => {
    let text = '';
    connect({ path })
      .on('data', (chunk: Buffer) => {
        text += chunk.toString();
      })
      .on('end', () => resolve(JSON.parse(text) as ProcessTurns))
      .on('error', () => resolve(undefined));
  });
}

/** Those that take connections: the only one, or those beside the supervisor and the process for long work. */
export function answeringOf(processes: readonly ProcessTurns[]): ProcessTurns[] {
  const [only] = processes;
  if (processes.length === 1 && only !== undefined) return [only];
  return processes.filter(({ name }) => name.startsWith('answers-'));
}
