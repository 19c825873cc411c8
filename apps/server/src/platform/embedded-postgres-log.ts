import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** What the server itself logs: in a file of limited size, the last of them also here for error messages. */
export type ServerLog = { write(chunk: string): void; lastLines(): string[]; close(): void };

const SIZE_LIMIT_BYTES = 5_000_000;
const MAX_LINES = 40;

/**
 * Opens `file` for adding. Beyond the limit it becomes `<file>.1`, and the former content of that is dropped. A disk
 * that refuses the file does not keep the database from running: `report` is called once.
 */
export function openServerLog(
  file: string,
  report: (line: string) => void,
  sizeLimitBytes = SIZE_LIMIT_BYTES,
): ServerLog {
  const sized = openSizedFile(file, report, sizeLimitBytes);
  let lines: string[] = [];
  let unfinished = '';
  return {
    write(chunk) {
      const whole = (unfinished + chunk).split('\n');
      unfinished = whole.pop() ?? '';
      lines = [...lines, ...whole.filter((line) => line.trim() !== '')].slice(-MAX_LINES);
      sized.write(chunk);
    },
    lastLines: () => (unfinished.trim() === '' ? lines : [...lines, unfinished]),
    close: sized.close,
  };
}

type SizedFile = { write(chunk: string): void; close(): void };

function openSizedFile(file: string, report: (line: string) => void, sizeLimitBytes: number): SizedFile {
  let descriptor: number | null = null;
  let size = 0;

  function open(): void {
    descriptor = openSync(file, 'a', 0o600);
    size = fstatSync(descriptor).size;
  }
  function close(): void {
    const former = descriptor;
    descriptor = null;
    if (former !== null) closeSync(former);
  }
  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      close();
      report(`The database log ${file} cannot be written: ${String(error)}`);
    }
  }

  attempt(open);
  return {
    write(chunk) {
      attempt(() => {
        if (descriptor !== null && size > sizeLimitBytes) {
          close();
          renameSync(file, `${file}.1`);
          open();
        }
        if (descriptor !== null) size += writeSync(descriptor, chunk);
      });
    },
    close,
  };
}
