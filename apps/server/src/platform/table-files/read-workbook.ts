/**
 * Owns the reading of workbooks in a process of its own. Promises that this process goes on answering meanwhile, that
 * waiting callers come first, and that a file which takes too much memory or time is a FileRefusal and nothing worse.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Cell, SheetFacts } from './table.ts';
import { FileRefusal } from './file-refusal.ts';
import { linesOf } from './json-lines.ts';
import { yieldToOthers } from './low-priority.ts';
import { tableLimits } from './table-limits.ts';
import type { Table } from './table.ts';
import { fromWireRow, type WorkbookLine } from './workbook-lines.ts';

/**
 * What the reading may take: resident memory of the process, its own working time, and time on the clock. It comes
 * after all others, so a busy machine lets it wait: only its own work makes a file a heavy one.
 */
export type ReaderLimits = { megabytes: number; cpuMs: number; ms: number };

const usualLimits: ReaderLimits = {
  megabytes: tableLimits.maxReaderMegabytes,
  cpuMs: tableLimits.maxReaderCpuMs,
  ms: tableLimits.maxReaderMs,
};
const childFile = fileURLToPath(import.meta.resolve('./workbook-child.ts'));
const watchEveryMs = 50;
/** Linux counts the time of a process in hundredths of a second (USER_HZ). */
const msPerTick = 10;

/** Reads every sheet of a workbook. Throws FileRefusal. */
export async function readWorkbook(bytes: Buffer, limits: ReaderLimits = usualLimits): Promise<Table[]> {
  // The heap's limit alone does not hold: most of what unpacking takes lies outside of it.
  const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, childFile], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { NODE_NO_WARNINGS: '1' },
  });
  yieldToOthers(child.pid);
  const closed = once(child, 'close');
  // A child that was ended does not take its input; the missing `end` says so.
  child.stdin.on('error', () => undefined);
  child.stderr.resume();
  const watch = setInterval(() => void endWhenOver(child, limits), watchEveryMs);
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.ms);
  try {
    child.stdin.end(bytes);
    const tables = await collectTables(child);
    await closed;
    return tables;
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

async function collectTables(child: ChildProcessWithoutNullStreams): Promise<Table[]> {
  const tables: { name: string; rows: Cell[][]; facts?: SheetFacts }[] = [];
  for await (const text of linesOf(child.stdout)) {
    const line = readLine(text);
    if (line === undefined) break;
    if ('refusal' in line) throw new FileRefusal(line.refusal, line.params);
    if ('end' in line) return tables;
    if ('sheet' in line)
      tables.push({
        name: line.sheet,
        rows: [],
        ...(line.facts === undefined ? {} : { facts: line.facts }),
      });
    else for (const row of line.rows) tables.at(-1)?.rows.push(fromWireRow(row));
  }
  throw new FileRefusal('tooHeavy');
}

/** Undefined when the process was ended in the middle of a line. */
function readLine(text: string): WorkbookLine | undefined {
  try {
    return JSON.parse(text) as WorkbookLine;
  } catch {
    return undefined;
  }
}

/** Linux reports what a process has taken; elsewhere the heap's limit and the clock must do. */
async function endWhenOver(child: ChildProcessWithoutNullStreams, limits: ReaderLimits): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${child.pid}/${name}`, 'utf8').catch(() => '')),
  );
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1] ?? 0);
  if (kilobytes * 1_024 > limits.megabytes * 1_000_000 || workedMs(stat ?? '') > limits.cpuMs)
    child.kill('SIGKILL');
}

/**
 * Milliseconds of work, in the program and in the kernel for it: fields 14 and 15 of proc_pid_stat(5), counted behind
 * the name.
 */
function workedMs(stat: string): number {
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * msPerTick;
}
