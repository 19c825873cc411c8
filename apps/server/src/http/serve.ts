import type { Endpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '@rohi/contract/endpoint';
import { apiBasePath } from '@rohi/contract/envelope';
import type { Locale } from '@rohi/contract/locales';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify';
import { AppError } from '../errors.ts';
import type { DiskRoom } from '../platform/disk-room.ts';
import { isDownload, type FileDownload } from '../platform/file-download.ts';
import { parse } from '../platform/parse-shape.ts';
import type { UserPrincipal } from '../principal.ts';
import { principalOf } from '../session.ts';
import type { AnswerBuffers, AnswerPart } from './answer-buffers.ts';
import { localeOfCall } from './locale.ts';
import { requireMachine, requireSession } from './session-guard.ts';
import { noteUpload } from './uploads.ts';

/** A call, checked against its contract. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  locale: Locale;
  request: FastifyRequest;
  /** Who asks. A public call is not asked for a session and has none here. */
  principal: E['access'] extends { readonly kind: 'public' } ? null : UserPrincipal;
};

/** `data` that is JSON already, as bytes in order: it goes out without being parsed, and without memory of its own. */
export class JsonBytes {
  readonly parts: readonly AnswerPart[];
  constructor(parts: readonly AnswerPart[]) {
    this.parts = parts;
  }
}

const success = { code: 0, success: true, msg: '' };
const successStart = Buffer.from('{"code":0,"success":true,"msg":"","data":');
const successEnd = Buffer.from('}');
const jsonType = 'application/json; charset=utf-8';

/**
 * Puts one call of the contract on the router: the session it needs, before anything of the body is read; validation by
 * its shapes; the envelope around its data; `no-store`. The other methods of its path are refused in
 * `other-methods.ts`.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<DataOf<E> | JsonBytes | FileDownload>,
  options: RouteShorthandOptions = {},
): void {
  const url = toRouterPath(endpoint.path);
  const { onRequest, ...others } = options;
  routeOf(app, endpoint, {
    ...others,
    onRequest: [
      onRequest ?? [],
      roomOf(endpoint),
      guardOf(endpoint),
      endpoint.upload === undefined ? [] : noteUpload,
    ].flat(),
    method: endpoint.method,
    url,
    config: { ...options.config, endpoint },
    handler: async (request, reply) => {
      const call = {
        params: parse(endpoint.params, request.params, 'params'),
        query: parse(endpoint.query, request.query, 'query'),
        body:
          endpoint.upload === undefined ? parse(endpoint.body, request.body, 'body') : fileOf(request.body),
        locale: localeOfCall(request),
        request,
        ...callerOf(request),
      } as Call<E>;
      const data = await handler(call);
      if (isDownload(data)) return sendDownload(reply, data);
      reply.header('content-type', jsonType).header('cache-control', 'no-store');
      if (data instanceof JsonBytes)
        return app.answerBuffers.send(reply, [successStart, ...data.parts, successEnd]);
      const repeated = endpoint.repeatsDataAtTop === true ? (data as object) : {};
      return reply.send(Buffer.from(JSON.stringify({ ...success, data, ...repeated })));
    },
  });
  const methods = app.servedMethods.get(url) ?? [];
  app.servedMethods.set(url, [...methods, endpoint.method]);
}

function callerOf({ session, machine }: FastifyRequest) {
  return { principal: session === null ? (machine?.principal ?? null) : principalOf(session) };
}

/** A call that takes a file has a corner of its own on the router, where a body is bytes and nothing else. */
function routeOf(app: FastifyInstance, { upload }: Endpoint, route: RouteOptions): void {
  if (upload === undefined) {
    app.route(route);
    return;
  }
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    for (const mediaType of upload.mediaTypes)
      corner.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_request, bytes, done) =>
        done(null, bytes),
      );
    corner.route({ ...route, bodyLimit: upload.maxBytes });
  });
}

/** A request without a body brings an empty file. */
function fileOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Refuses what would be written while the disk is nearly full; what only asks, and log-ins, go on. */
function roomOf({ method, leaves }: Endpoint): onRequestHookHandler[] {
  if (method === 'GET' || leaves !== undefined) return [];
  return [
    async (request) => {
      if (request.server.disk.isLow())
        throw new AppError('server.diskFull', { headers: { 'retry-after': diskRetryAfterSec } });
    },
  ];
}

const diskRetryAfterSec = '60';

/** Refuses callers who may not make this call. */
function guardOf(endpoint: Endpoint): onRequestHookHandler[] {
  if (endpoint.access.kind === 'public') return [];
  if (endpoint.access.kind === 'machine')
    return [
      async (request) => {
        request.machine = await requireMachine(request);
      },
    ];
  return [
    async (request) => {
      request.session = await requireSession(request, endpoint);
    },
  ];
}

/** RFC 6266: a name in ASCII for old programs, and the true one beside it. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function sendDownload(reply: FastifyReply, { bytes, mediaType, fileName }: FileDownload): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': contentDisposition(fileName),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // If a browser opens the file as a page, its policy allows nothing and gives it no origin.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    .send(bytes);
}

/** `/common/template/{name}` of the contract as the router writes it: `/api/common/template/:name`. */
export function toRouterPath(path: string): string {
  return `${apiBasePath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods by path, for 405. */
    servedMethods: Map<string, string[]>;
    /** What long answers are put together in. */
    answerBuffers: AnswerBuffers;
    /** The disk that calls write to. */
    disk: DiskRoom;
  }
  interface FastifyContextConfig {
    /** The call of the contract that this route serves. */
    endpoint?: Endpoint;
  }
}
