/**
 * Hands calls that take long to the process for long work, and its answers back: nothing of them is read or written
 * here.
 */
import { request as askWork, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from '../errors.ts';
import type { CountTogether } from './address-limits.ts';
import { failureOf, logFailure } from './error-handler.ts';
import type { Drain } from './health.ts';
import { localeOfCall } from './locale.ts';
import { isLongAct } from './long-acts.ts';
import { noteUpload } from './uploads.ts';

/** Where an app stands: it does everything, hands long acts to the process at a socket, or is that process. */
export type Post =
  | { kind: 'alone' }
  | { kind: 'answers'; workSocket: string; countTogether: CountTogether | undefined }
  | { kind: 'works' };

/** What the process for long work learns of a call beside its own headers. */
export const forwardedId = 'x-rohi-request';

/** A process that is started anew is back sooner. */
const waitForWorkMs = 5_000;
const lookAgainMs = 25;
const retryAfterSec = '2';

/** They belong to one connection each. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'expect']);

/** Every long act that is registered from now on goes to the process for long work. */
export function forwardLongActs(app: FastifyInstance, workSocket: string, drain: Drain): void {
  app.decorateRequest('isForwarded', false);
  const forward: onRequestHookHandler = (request, reply) => {
    request.isForwarded = true;
    // Who guards calls, counts and reads them is in the other process: no further hook runs here.
    reply.hijack();
    void handOver(workSocket, request, reply, drain);
  };
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (endpoint === undefined || !isLongAct(endpoint)) return;
    route.onRequest = endpoint.upload === undefined ? [forward] : [noteUpload, forward];
  });
}

async function handOver(
  workSocket: string,
  request: FastifyRequest,
  reply: FastifyReply,
  drain: Drain,
  giveUpAt = performance.now() + waitForWorkMs,
): Promise<void> {
  const socket = await reachWork(workSocket, reply, giveUpAt);
  if (socket === undefined) {
    refuse(request, reply);
    return;
  }
  const outgoing = askWork({
    createConnection: () => socket,
    method: request.raw.method,
    path: request.raw.url,
    headers: headersOf(request),
  });
  // The caller has gone: the other process notices it as it would notice the caller.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) socket.destroy();
  });
  outgoing.once('response', (answer) => passOn(answer, socket, reply, drain));
  outgoing.once('error', () => {
    if (reply.raw.headersSent) reply.raw.destroy();
    // It died with the question, which changes nothing: the next one is asked again, once it is there.
    else if (isQuestion(request) && performance.now() < giveUpAt)
      void handOver(workSocket, request, reply, drain, giveUpAt);
    else refuse(request, reply);
  });
  if (isQuestion(request)) outgoing.end();
  else request.raw.pipe(outgoing);
}

function isQuestion({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Undefined when the process does not come back in time, or no caller waits any more. */
async function reachWork(path: string, reply: FastifyReply, giveUpAt: number): Promise<Socket | undefined> {
  while (performance.now() < giveUpAt && !reply.raw.destroyed) {
    const socket = connect({ path });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    // The request on it learns of what happens to it later.
    if (isOpen) return socket.on('error', () => undefined);
    await pause(lookAgainMs);
  }
  return undefined;
}

/** What of the caller's headers speaks of the connection is said anew, as this process has judged it. */
function headersOf(request: FastifyRequest): OutgoingHttpHeaders {
  const own = Object.entries(request.raw.headers).filter(
    ([name]) => !ofConnection.has(name) && !name.startsWith('x-forwarded-') && name !== forwardedId,
  );
  return {
    ...Object.fromEntries(own),
    // The rest of a body that was refused is still taken.
    connection: 'keep-alive',
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    [forwardedId]: request.id,
  };
}

function passOn(answer: IncomingMessage, socket: Socket, reply: FastifyReply, drain: Drain): void {
  const { statusCode = 502 } = answer;
  reply.code(statusCode);
  const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
  reply.raw.writeHead(statusCode, {
    ...Object.fromEntries(headers),
    ...(drain.lastRequests ? { connection: 'close' } : {}),
  });
  answer.pipe(reply.raw);
  answer.once('end', () => socket.end());
  // An answer that breaks off must not look like one that has ended.
  answer.once('aborted', () => reply.raw.destroy());
}

/** The process for long work is away, or went away with the call: the caller may ask again with the same id. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const failure = logFailure(
    new AppError('server.busy', { headers: { 'retry-after': retryAfterSec } }),
    request,
  );
  if (reply.raw.destroyed) return;
  reply.code(failure.status);
  reply.raw.writeHead(failure.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfterSec,
    'x-content-type-options': 'nosniff',
  });
  reply.raw.end(JSON.stringify(failureOf(failure, localeOfCall(request), request.id)));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The process for long work answers it, and writes its line. */
    isForwarded?: boolean;
  }
}
