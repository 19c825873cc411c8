/**
 * The database inside the service could not be started or joined. The message is one line for the person at the
 * terminal and says what to do; main prints it and exits with 1.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s+/g, ' ').trim(), options);
  }
}

/** The `code` of a system, driver or SQL error; empty when it has none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** What PostgreSQL says in a line of its log, without time, process and severity. */
export function plainReason(line: string): string {
  return line.replace(/^.*?(?:PANIC|FATAL|ERROR|error): +/, '');
}

const ADVICE: [RegExp, string][] = [
  [/No space left|Disk quota/, 'Free some space on that disk.'],
  [/Read-only file system|Permission denied|not permitted/, 'Set DATA_DIR to a folder this user may write.'],
  [/Cannot allocate memory|shared memory/, 'Give the service more memory, or less to shared_buffers.'],
  [/already exists|Is another/, 'Another server works on this folder: end it and start again.'],
];

/** What the person at the terminal can do about it; undefined when we do not know. */
export function adviceFor(reason: string): string | undefined {
  return ADVICE.find(([words]) => words.test(reason))?.[1];
}
