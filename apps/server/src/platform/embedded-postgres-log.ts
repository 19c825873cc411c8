import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** The server's own words: kept in a file of limited size, the last of them also here for error messages. */
export type ServerLog = { write(chunk: string): void; lastLines(): string[]; close(): void };

const SIZE_LIMIT_BYTES = 5_000_000;
const LINES_KEPT = 40;

/**
 * Opens `file` for adding. Beyond the limit it becomes `<file>.1`, whose former content is dropped. A disk that
 * refuses the file does not keep the database from running: `complain` is told once.
 */
export function openServerLog(
  file: string,
  complain: (line: string) => void,
  sizeLimitBytes = SIZE_LIMIT_BYTES,
): ServerLog {
  let lines: string[] = [];
  let unfinished = '';
  let descriptor: number | null = null;
  let size = 0;

  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      descriptor = null;
      complain(`The database log ${file} cannot be written: ${String(error)}`);
    }
  }
  function open(): void {
    descriptor = openSync(file, 'a', 0o600);
    size = fstatSync(descriptor).size;
  }
  function turnOver(): void {
    if (descriptor !== null) closeSync(descriptor);
    renameSync(file, `${file}.1`);
    open();
  }

  attempt(open);
  return {
    write(chunk) {
      const whole = (unfinished + chunk).split('\n');
      unfinished = whole.pop() ?? '';
      lines = [...lines, ...whole.filter((line) => line.trim() !== '')].slice(-LINES_KEPT);
      attempt(() => {
        if (descriptor !== null && size > sizeLimitBytes) turnOver();
        if (descriptor !== null) size += writeSync(descriptor, chunk);
      });
    },
    lastLines: () => (unfinished.trim() === '' ? lines : [...lines, unfinished]),
    close() {
      if (descriptor !== null) closeSync(descriptor);
      descriptor = null;
    },
  };
}
