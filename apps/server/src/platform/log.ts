import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type Log = Logger;

/** Where PostgreSQL and its drivers quote rows and values: password hashes, codes, people's names and addresses. */
const quotedValues = new Set(['detail', 'where', 'query', 'parameters', 'args', 'internalQuery']);

/** An error with its stack and code, without what was in the row. */
function describeError(error: Error): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !quotedValues.has(name)),
  );
}

/**
 * JSON lines on standard output. Tokens, passwords and codes never reach a log call; the paths below are the second
 * net.
 * @param processName of a service with several: each line names it
 */
export function createLog(level: string, processName?: string): Log {
  const settings: LoggerOptions = {
    level,
    base: processName === undefined ? null : { process: processName },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['token', 'refresh_token', 'password', 'oldPassword', 'code', 'req.headers'],
  };
  if (level === 'silent') return pino(settings);
  // Lines go out together, at most a tenth of a second late: a write of its own is the dearest part of a short request.
  const destination: DestinationStream = pino.destination({
    fd: 1,
    sync: false,
    minLength: 4_096,
    periodicFlush: 100,
  });
  return pino(settings, destination);
}
