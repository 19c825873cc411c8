import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import helmet from '@fastify/helmet';
import { apiBasePath } from '@rohi/contract/envelope';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { checklistKinds } from './checklist-kinds.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { limitRequests } from './http/address-limits.ts';
import { createAnswerBuffers } from './http/answer-buffers.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { handleErrors, sendFailure } from './http/error-handler.ts';
import { forwardedId, forwardLongActs, type Post } from './http/forward.ts';
import { checkHosts } from './http/host-check.ts';
import { serveHealth, type Drain } from './http/health.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { stillPagePermissions } from './http/permissions-policy.ts';
import { logCutOffAnswers, logRequests } from './http/request-log.ts';
import { shedLoad } from './http/shed-load.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { guardSessions } from './http/session-guard.ts';
import { answerClientError } from './http/uploads.ts';
import { serveWebAssets } from './http/web-assets.ts';
import { findSession } from './modules/accounts/log-in/sessions.service.ts';
import { openSiteFacts } from './modules/pricing/tariffs/site-facts.service.ts';
import { readSettings } from './modules/reference-data/settings.service.ts';
import { readRenamedWords } from './modules/reference-data/words.service.ts';
import { findMachine } from './modules/stations/machines/device-keys.service.ts';
import { refuseTrackingLink } from './modules/tracking/tracking.routes.ts';
import { listRooms } from './rooms.ts';
import { requestDeadlineMs, withQueryDeadline } from './platform/query-deadline.ts';
import { productVersion } from './platform/product-version.ts';

/**
 * No query of a request is waited for longer than a person would: then the answer is 503, and its connection is gone.
 */
function limitQueries(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => withQueryDeadline(requestDeadlineMs, done));
  // A body arrives by events of the connection, which know nothing of the request they belong to.
  app.addHook('preValidation', (_request, _reply, done) => withQueryDeadline(requestDeadlineMs, done));
}

/** The whole service on one screen: what every request passes, then every room. */
export async function buildApp(
  context: Context,
  drain: Drain = { notReady: false, lastRequests: false },
  kinds = checklistKinds,
  post: Post = { kind: 'alone' },
): Promise<FastifyInstance> {
  const app = createServer(context, post);
  handleErrors(app);
  logRequests(app, context.log);
  checkHosts(app, context.config, context.log);
  limitQueries(app);
  closeConnectionsWhileDraining(app, drain);
  if (post.kind === 'answers') forwardLongActs(app, post.workSocket, drain);
  await app.register(helmet, securityHeaders);

  // Outside of the rooms: an overloaded process sheds load, but it is alive and must not be restarted for it.
  serveHealth(app, drain, () => isReady(context));
  await app.register(async (rooms) => {
    await shedLoad(rooms, context.config.overloadMs);
    const together = post.kind === 'answers' ? post.countTogether : undefined;
    await limitRequests(rooms, context.config.rateLimit, together);
    rooms.decorate('renamedWords', () => readRenamedWords(context));
    guardSessions(
      rooms,
      (token) => findSession(context, token),
      (key) => findMachine(context, key),
    );
    for (const room of listRooms(kinds)) await room.routes?.(rooms, context);
    await serveApiDocs(rooms, productVersion);
  });
  await serveWebAssets(app, context.config, openSiteFacts(context));
  serveSecurityTxt(app, {
    clock: context.clock,
    publicUrl: context.config.publicUrl,
    readContact: async () => context.config.securityContact ?? (await readSettings(context))['contact.email'],
  });
  refuseOtherMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if (`${path}/`.startsWith(`${apiBasePath}/`) || request.method !== 'GET')
      return sendFailure(new AppError('request.notFound'), request, reply);
    void reply.header('permissions-policy', stillPagePermissions);
    return reply.code(404).type('text/html; charset=utf-8').send(missingPage);
  });
  return app;
}

/** The database answers in time, and the connection by which processes notify each other of changes is alive. */
export async function isReady({ sql, changes }: Context): Promise<boolean> {
  // Asking keeps the line in use, so that its silence means something.
  changes.isTrusted();
  const answered = withQueryDeadline(readyMs, () => sql`select 1`).then(() => true);
  const late = pause(readyMs, false, { ref: false });
  return (await Promise.race([answered, late])) && !changes.isCutOff();
}

/** Time limit of the readiness answer to a load balancer. */
const readyMs = 3_000;

/** Bodies of JSON calls; uploads and large lists set their own. */
const bodyLimit = 64 * 1024;

function createServer(context: Context, { kind }: Post): FastifyInstance {
  const isBehind = kind === 'works';
  const app = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: logCutOffAnswers(),
    genReqId: ({ headers }) => (isBehind ? String(headers[forwardedId]) : randomUUID()),
    // A call that was handed on comes from the process that has judged its address.
    trustProxy: trustedProxies(isBehind ? 1 : context.config.trustProxy) as boolean,
    bodyLimit,
    // Putting the rooms together took ten seconds, the default, on a machine busy with other work, and the start
    // failed.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 8_000 },
    // A stalled body is only ended when the headers' limit is the shorter one and connections are looked at often.
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      if (!refuseTrackingLink(context, error, request, reply as never))
        sendFailure(error, request, reply as never);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('servedMethods', new Map<string, string[]>());
  app.decorate('answerBuffers', createAnswerBuffers());
  app.decorate('disk', context.disk);
  app.decorate('isDatabaseUp', () => context.database.look());
  return app;
}

/**
 * The framework takes a bare number of hops for none at all, since a caller that reaches the service past the proxies
 * could then name any address; an operator who sets a number says that this is impossible.
 */
function trustedProxies(setting: boolean | number | string) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** `contentSecurityPolicy` is set by each kind of page itself; an API answer has nothing to allow. */
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  // Only https may promise https for the future; the proxy that speaks it says so.
  hsts: false,
  referrerPolicy: { policy: 'no-referrer' as const },
};

/** Keep-alive clients are asked to open another connection, so that closing loses no request. */
function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.lastRequests) reply.header('connection', 'close');
    done(null, payload);
  });
}

const missingPage = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>404</title>
<h1>404</h1><p lang="ru">Такой страницы нет. <a href="/">На главную</a></p><p lang="en">There is no such page. <a href="/">Home</a></p><p lang="zh-CN">页面不存在。<a href="/">返回首页</a></p><p lang="tg">Чунин саҳифа нест. <a href="/">Ба саҳифаи асосӣ</a></p></html>
`;
