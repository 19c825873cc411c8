/**
 * Owns the workbook process as seen from the service. Promises that this process goes on answering meanwhile, that a file that
 * takes too much memory or time ends, and that a file which did not get to its end is never taken for whole.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { yieldToOthers } from './low-priority.ts';
import type { WorkbookRows } from './write-workbook.ts';

/** The heap of the process; what it holds does not grow with the file. */
const mostMegabytes = 128;
const mostMs = 10 * 60_000;
const childFile = fileURLToPath(import.meta.resolve('./write-workbook-child.ts'));

/** The bytes of a workbook, written by a process of its own. An error of rows or process ends the stream with it. */
export function streamWorkbook({ title, heading, rows }: WorkbookRows): Readable {
  const out = new PassThrough();
  const child = spawn(process.execPath, [`--max-old-space-size=${mostMegabytes}`, childFile], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_NO_WARNINGS: '1' },
  });
  yieldToOthers(child.pid);
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
  child.stdin.on('error', () => undefined);
  child.stdout.pipe(out, { end: false });
  child.on('error', (error) => out.destroy(error));
  child.on('close', (code) => {
    clearTimeout(timer);
    if (code === 0) out.end();
    else out.destroy(new Error(`the process that writes a workbook ended with ${code ?? 'a signal'}`));
  });
  // Whoever asked has gone, or is done.
  out.on('close', () => child.kill('SIGKILL'));
  const writeLine = async (line: unknown) => {
    if (child.stdin.write(`${JSON.stringify(line)}\n`) || out.destroyed) return;
    await Promise.race([once(child.stdin, 'drain'), once(child, 'close')]);
  };
  const feed = async () => {
    await writeLine({ title, heading });
    for await (const piece of rows) {
      if (out.destroyed || child.exitCode !== null) return;
      await writeLine(piece);
    }
    await writeLine({ end: true });
  };
  feed().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}
