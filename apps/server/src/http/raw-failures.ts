import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorName } from '@rohi/contract/errors';
import { defaultLocale } from '@rohi/contract/locales';
import { AppError } from '../errors.ts';
import { failureOf } from './error-handler.ts';

const parserErrors: Record<string, ErrorName> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers what the HTTP parser itself refused (unknown method, broken headers, a body that never came): no request exists
 * yet, so the envelope is written to the socket, in the default language.
 */
export function answerParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new AppError(parserErrors[error.code ?? ''] ?? 'request.badEncoding');
  const body = JSON.stringify(failureOf(failure, defaultLocale, randomUUID()));
  socket.end(
    `HTTP/1.1 ${failure.status} ${reasons[failure.status] ?? 'Bad Request'}\r\n` +
      'content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\nconnection: close\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
