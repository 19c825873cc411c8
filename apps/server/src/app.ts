import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import helmet from '@fastify/helmet';
import { apiBasePath } from '@rohi/contract/envelope';
import { parcelsMoved } from '@rohi/contract/tracking/parcels-moved';
import { problemTakenBack } from '@rohi/contract/warehouse/problem-taken-back';
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
import { accountJobs } from './modules/accounts/accounts.jobs.ts';
import { registerUserList } from './modules/accounts/users/user-list.routes.ts';
import { registerAccounts } from './modules/accounts/accounts.routes.ts';
import { registerPreferences } from './modules/accounts/preferences/preferences.routes.ts';
import { registerPeople } from './modules/accounts/users/people.routes.ts';
import { readPasswordKey } from './modules/accounts/passwords/password-key.service.ts';
import { findSession } from './modules/accounts/log-in/sessions.service.ts';
import { billingJobs } from './modules/billing/billing.jobs.ts';
import { registerBilling } from './modules/billing/billing.routes.ts';
import { registerStatements } from './modules/billing/statements.routes.ts';
import { registerCorrections } from './modules/billing/corrections.routes.ts';
import { registerRefunds } from './modules/billing/refunds.routes.ts';
import { registerPayments } from './modules/billing/payments.routes.ts';
import { registerCompensations } from './modules/billing/compensations.routes.ts';
import { registerTopUps } from './modules/billing/top-ups.routes.ts';
import { registerShifts } from './modules/billing/shifts.routes.ts';
import { chargesOfOwned } from './modules/billing/owner-charges.service.ts';
import { collectionJobs } from './modules/collection/collection.jobs.ts';
import { registerCollection } from './modules/collection/collection.routes.ts';
import { codeOf } from './modules/collection/pickup-codes.service.ts';
import { handOverJobs, handOverSubscriptions } from './modules/hand-over/hand-over.jobs.ts';
import { registerOpinions } from './modules/hand-over/opinions.routes.ts';
import { registerCouriers } from './modules/hand-over/courier.routes.ts';
import { registerHandOver } from './modules/hand-over/hand-over.routes.ts';
import { registerShelf } from './modules/hand-over/shelf.routes.ts';
import { registerContent } from './modules/content/content.routes.ts';
import { registerCargo } from './modules/cargo/cargo.routes.ts';
import { linehaulJobs } from './modules/linehaul/linehaul.jobs.ts';
import { registerLinehaul } from './modules/linehaul/linehaul.routes.ts';
import { registerDocuments } from './modules/documents/documents.routes.ts';
import { fileJobs } from './modules/files/files.jobs.ts';
import { importJobs } from './modules/imports/imports.jobs.ts';
import { registerImports } from './modules/imports/imports.routes.ts';
import { registerBankStatements } from './modules/imports/bank-statements/bank-statements.routes.ts';
import { registerManifests } from './modules/imports/manifests/manifests.routes.ts';
import { registerOfficeImports } from './modules/imports/office/office-imports.routes.ts';
import { readOwnHouses } from './modules/orders/points/own-houses.service.ts';
import { registerClaims } from './modules/orders/claims/claims.routes.ts';
import { orderJobs } from './modules/orders/orders.jobs.ts';
import { registerStaffOrders } from './modules/orders/staff/staff-orders.routes.ts';
import { registerOrders } from './modules/orders/orders.routes.ts';
import { parcelLetterJobs, parcelLetterSubscriptions } from './modules/parcel-letters/parcel-letters.jobs.ts';
import { registerPickupPoints } from './modules/pickup-points/pickup-points.routes.ts';
import { readRouteNews } from './modules/pricing/catalogue/channels.service.ts';
import { registerCatalogue } from './modules/pricing/catalogue/catalogue.routes.ts';
import { pricingJobs } from './modules/pricing/pricing.jobs.ts';
import { registerPricing } from './modules/pricing/pricing.routes.ts';
import { registerRateAdministration } from './modules/pricing/rates/rate-administration.routes.ts';
import { openSiteFacts } from './modules/pricing/tariffs/site-facts.service.ts';
import { registerTariffAdministration } from './modules/pricing/tariffs/tariff-administration.routes.ts';
import { registerPartners } from './modules/reference-data/partners.routes.ts';
import { registerSettings } from './modules/reference-data/setting-list.routes.ts';
import { backupJobs } from './modules/backups/backups.jobs.ts';
import { registerBackups } from './modules/backups/backups.routes.ts';
import { upkeepJobs } from './modules/upkeep/upkeep.jobs.ts';
import { registerUpkeep } from './modules/upkeep/upkeep.routes.ts';
import { pulseJobs } from './modules/pulse/pulse.jobs.ts';
import { registerPulse } from './modules/pulse/pulse.routes.ts';
import { registerSecrets } from './modules/secrets/secrets.routes.ts';
import { auditJobs } from './modules/audit/audit.jobs.ts';
import { registerLooks } from './modules/audit/looks.routes.ts';
import { registerAudit } from './modules/audit/audit-list.routes.ts';
import { readSettings } from './modules/reference-data/settings.service.ts';
import { registerReferenceData } from './modules/reference-data/reference-data.routes.ts';
import { readRenamedWords } from './modules/reference-data/words.service.ts';
import { notificationJobs } from './modules/notifications/notifications.jobs.ts';
import { countUnreadOf } from './modules/records/unread.service.ts';
import { registerMessages } from './modules/records/messages.routes.ts';
import { registerRecords } from './modules/records/records.routes.ts';
import { registerReports } from './modules/reports/reports.routes.ts';
import { poolJobs } from './modules/pool/pool.jobs.ts';
import { registerPool } from './modules/pool/pool.routes.ts';
import { warehouseJobs, warehouseSubscriptions } from './modules/warehouse/warehouse.jobs.ts';
import { findDeviceInUse } from './modules/stations/devices/devices.service.ts';
import { findMachine } from './modules/stations/machines/device-keys.service.ts';
import { stationJobs } from './modules/stations/stations.jobs.ts';
import { registerStations } from './modules/stations/stations.routes.ts';
import { registerInventories } from './modules/stations/inventories.routes.ts';
import { registerCarrying } from './modules/stations/cargo.routes.ts';
import { searchJobs } from './modules/search/search.jobs.ts';
import { trackingJobs } from './modules/tracking/tracking.jobs.ts';
import { registerParcelPhotos } from './modules/tracking/photos/parcel-photos.routes.ts';
import { registerStaffParcels } from './modules/tracking/staff/staff-parcels.routes.ts';
import { registerContainers } from './modules/containers/containers.routes.ts';
import { registerWarehouse } from './modules/warehouse/warehouse.routes.ts';
import { refuseTrackingLink, registerTracking } from './modules/tracking/tracking.routes.ts';
import { registerUnits } from './modules/pickup-points/unit-list.routes.ts';
import { eventJobs, type Subscription } from './platform/events.ts';
import type { Job } from './platform/jobs.ts';
import { requestDeadlineMs, withQueryDeadline } from './platform/query-deadline.ts';
import { productVersion } from './platform/product-version.ts';

/** No query of a request is waited for longer than a person would: then the answer is 503, and its connection is gone. */
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
    registerReferenceData(rooms, context, {
      passwordKey: () => readPasswordKey(context),
      routeNews: (locale) => readRouteNews(context, locale),
    });
    registerPartners(rooms, context);
    registerSettings(rooms, context);
    registerAudit(rooms, context);
    registerLooks(rooms, context);
    registerBackups(rooms, context);
    registerUpkeep(rooms, context);
    registerPulse(rooms, context);
    registerSecrets(rooms, context);
    registerContent(rooms, context);
    registerPickupPoints(rooms, context);
    registerPricing(rooms, context);
    registerCatalogue(rooms, context);
    await registerAccounts(rooms, context, {
      housesOf: (principal, locale) => readOwnHouses(context, principal, locale),
      unreadOf: (principal) => countUnreadOf(context, principal),
    });
    registerUserList(rooms, context);
    registerPeople(rooms, context);
    registerPreferences(rooms, context);
    registerTariffAdministration(rooms, context);
    registerRateAdministration(rooms, context);
    registerTracking(rooms, context, chargesOfOwned);
    registerStaffParcels(rooms, context);
    registerParcelPhotos(rooms, context);
    registerBilling(rooms, context);
    registerShifts(rooms, context);
    registerTopUps(rooms, context);
    registerCompensations(rooms, context);
    registerPayments(rooms, context);
    registerRefunds(rooms, context);
    registerCorrections(rooms, context);
    registerStatements(rooms, context);
    registerUnits(rooms, context);
    registerOrders(rooms, context);
    registerCollection(rooms, context);
    registerClaims(rooms, context);
    registerStaffOrders(rooms, context);
    registerReports(rooms, context);
    registerRecords(rooms, context);
    registerMessages(rooms, context);
    registerDocuments(rooms, context);
    registerImports(rooms, context);
    registerBankStatements(rooms, context);
    registerManifests(rooms, context);
    registerOfficeImports(rooms, context);
    registerContainers(rooms, context);
    registerWarehouse(rooms, context);
    registerLinehaul(rooms, context);
    registerCargo(rooms, context);
    registerHandOver(rooms, context, findDeviceInUse);
    registerCouriers(rooms, context, findDeviceInUse);
    registerOpinions(rooms, context);
    registerShelf(rooms, context);
    registerStations(rooms, { ...context, checklistKinds: kinds });
    registerCarrying(rooms, { ...context, checklistKinds: kinds });
    registerInventories(rooms, context);
    registerPool(rooms, context);
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

/** The events that rooms publish to the rooms above them. */
const events = [parcelsMoved, problemTakenBack];

/** What rooms do when something has happened below them. */
export function listSubscriptions(context: Context): Subscription[] {
  return [
    ...parcelLetterSubscriptions(context),
    ...warehouseSubscriptions(context),
    ...handOverSubscriptions(context),
  ];
}

/** What the rooms do outside of requests. */
export function listJobs(context: Context): Job[] {
  return [
    ...notificationJobs(context, (collector) => codeOf(context, collector)),
    ...auditJobs(context),
    ...backupJobs(context),
    ...upkeepJobs(context),
    ...pulseJobs(context),
    ...pricingJobs(context),
    ...accountJobs(context),
    ...billingJobs(context),
    ...orderJobs(context),
    ...searchJobs(context),
    ...trackingJobs(context),
    ...parcelLetterJobs(context),
    ...fileJobs(context),
    ...importJobs(context),
    ...warehouseJobs(context),
    ...stationJobs(context),
    ...poolJobs(context),
    ...linehaulJobs(context),
    ...collectionJobs(context),
    ...handOverJobs(context),
    ...eventJobs(context, events, listSubscriptions(context)),
  ];
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
    // Putting the rooms together took ten seconds, the default, on a machine busy with other work, and the start failed.
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
 * The framework takes a bare number of hops for none at all, since whoever reaches the service past the proxies could then
 * name any address; an operator who sets a number says that nobody can.
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
<h1>404</h1><p lang="ru">Такой страницы нет. <a href="/">На главную</a></p><p lang="en">There is no such page. <a href="/">Home</a></p><p lang="zh-CN">页面不存在。<a href="/">返回首页</a></p></html>
`;
