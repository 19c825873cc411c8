import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. Tokens, passwords and codes never reach a log call; the paths below are the second net. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['token', 'refresh_token', 'password', 'oldPassword', 'code', 'req.headers'],
  });
}
