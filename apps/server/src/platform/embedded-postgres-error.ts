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
