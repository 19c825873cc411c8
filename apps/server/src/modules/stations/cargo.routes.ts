import { arrivalCalls } from '@rohi/contract/cargo/arrivals.contract';
import { countOwners, foretellOwner as foretellCall } from '@rohi/contract/stations/hub-owners.contract';
import type { ChecklistAnswers, ChecklistCalls } from '@rohi/contract/cargo/checklists.contract';
import { comingTransferCalls } from '@rohi/contract/cargo/coming-transfers.contract';
import * as transfers from '@rohi/contract/cargo/transfers.contract';
import { listLoadingTrips, loadingSnapshot } from '@rohi/contract/linehaul/trip-loading.contract';
import type { StationWork } from '@rohi/contract/stations/station-words';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { compressAnswer } from '../../http/compress.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import type { UserPrincipal } from '../../principal.ts';
import type { ContainerRow, TakeInKind } from '../cargo/container-kind.service.ts';
import { foretellOwner, readOwners } from '../cargo/kinds/foretold-owner.service.ts';
import { transferFilling } from '../cargo/kinds/transfer-filling.service.ts';
import { transferKind } from '../cargo/kinds/transfer.service.ts';
import { tripKind } from '../cargo/kinds/trip.service.ts';
import { plainKind } from '../cargo/plain-kind.service.ts';
import { finishList, settleList, beginList } from '../cargo/list-acts.service.ts';
import { readList, readListSnapshot } from '../cargo/list-page.service.ts';
import { departTransfer, openTransfer, reopenTransfer } from '../cargo/transfers/transfer-acts.service.ts';
import {
  listHubTransfers,
  readHubTransfer,
  readTransferSnapshot,
} from '../cargo/transfers/transfer-pages.service.ts';
import { unitAt, workerAt } from './devices/at-device.service.ts';
import { listTrips, snapshotOfTrip } from './loading/loading-trips.service.ts';
import type { StationContext } from './scans/scan-acts.service.ts';
import { printTransferSheet } from './transfers/transfer-sheet.service.ts';

/** What stations carry: trips that are loaded and unloaded, transfers that are filled and accepted. */
export function registerCarrying(app: FastifyInstance, context: StationContext): void {
  serve(app, listLoadingTrips, ({ principal, query, locale }) =>
    listTrips(context, principal, query.deviceId, locale),
  );
  serve(
    app,
    loadingSnapshot,
    ({ principal, params, query }) =>
      snapshotOfTrip(context, principal, { code: params.code, deviceId: query.deviceId }),
    { onSend: compressAnswer },
  );
  serveChecklists(app, context, arrivalCalls, tripKind, 'UNLOADING');
  serve(app, foretellCall, async ({ principal, query, locale }) => {
    await unitAt(context, { principal, ...query });
    return foretellOwner(context, query, locale);
  });
  serve(app, countOwners, async ({ principal, params, query }) => {
    await unitAt(context, { principal, ...query });
    return readOwners(context, params.code);
  });
  registerTransfers(app, context);
  serveChecklists(app, context, comingTransferCalls, transferKind, 'ACCEPTING');
  for (const kind of context.checklistKinds)
    serveChecklists(app, context, kind.calls, plainKind(kind), kind.work);
}

/** The calls by which a kind of container is taken in at stations of one work. */
function serveChecklists<Row extends ContainerRow, Calls extends ChecklistCalls>(
  app: FastifyInstance,
  context: Context,
  calls: Calls,
  kind: TakeInKind<Row, ChecklistAnswers<Calls>>,
  work: StationWork,
): void {
  const { list, begin, read, snapshot, settle, finish }: ChecklistCalls = calls;
  serve(app, list, async ({ principal, query, locale }) =>
    kind.list(context, await unitAt(context, { principal, ...query }), locale),
  );
  serve(app, begin, async ({ principal, params, body }) =>
    beginList(context, kind, await workerAt(context, { principal, ...body }, work), params.code),
  );
  serve(app, read, async ({ principal, params: { code }, query, locale }) =>
    readList(context, kind, { unitId: await unitAt(context, { principal, ...query }), code, locale }),
  );
  serve(
    app,
    snapshot,
    async ({ principal, params: { code }, query }) =>
      readListSnapshot(context, kind, { unitId: await unitAt(context, { principal, ...query }), code }),
    { onSend: compressAnswer },
  );
  serve(app, settle, async ({ principal, params: { code }, body }) => {
    const worker = await workerAt(context, { principal, deviceId: body.deviceId }, work);
    return settleList(context, kind, worker, code, body);
  });
  serve(app, finish, async ({ principal, params: { code }, body: { requestId, deviceId } }) => {
    const worker = await workerAt(context, { principal, deviceId }, work);
    return finishList(context, kind, worker, { code, requestId });
  });
}

/** Transfers that a hub fills. */
function registerTransfers(app: FastifyInstance, context: Context): void {
  const workerOf = (principal: UserPrincipal, { deviceId }: { deviceId: string }) =>
    workerAt(context, { principal, deviceId }, 'TRANSFERRING');
  serve(app, transfers.listTransfers, async ({ principal, query, locale }) =>
    listHubTransfers(context, await unitAt(context, { principal, ...query }), locale),
  );
  serve(app, transfers.openTransfer, async ({ principal, body }) =>
    openTransfer(context, await workerOf(principal, body), body.pointId),
  );
  serve(app, transfers.readTransfer, async ({ principal, params, query, locale }) =>
    readHubTransfer(context, await unitAt(context, { principal, ...query }), params.code, locale),
  );
  serve(
    app,
    transfers.transferSnapshot,
    async ({ principal, params, query }) =>
      readTransferSnapshot(context, await unitAt(context, { principal, ...query }), params.code),
    { onSend: compressAnswer },
  );
  serve(app, transfers.settleTransfer, async ({ principal, params, body }) =>
    settleList(context, transferFilling, await workerOf(principal, body), params.code, body),
  );
  serve(app, transfers.closeTransfer, async ({ principal, params: { code }, body }) => {
    const worker = await workerOf(principal, body);
    return finishList(context, transferFilling, worker, { code, requestId: body.requestId });
  });
  serve(app, transfers.departTransfer, async ({ principal, params, body }) =>
    departTransfer(context, await workerOf(principal, body), params.code, body),
  );
  serve(app, transfers.reopenTransfer, async ({ principal, params, body }) =>
    reopenTransfer(context, await workerOf(principal, body), params.code, body),
  );
  serve(app, transfers.transferSheet, async ({ principal, params, query, locale }) => {
    const unitId = await unitAt(context, { principal, ...query });
    const file = await printTransferSheet(context, unitId, params.code, locale);
    return fileDownload({ ...file, mediaType: 'application/pdf' });
  });
}
