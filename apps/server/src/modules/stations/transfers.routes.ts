import * as coming from '@rohi/contract/linehaul/transfer-arrivals.contract';
import * as transfers from '@rohi/contract/linehaul/transfers.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { compressAnswer } from '../../http/compress.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import {
  acceptanceAt,
  beginAcceptanceAt,
  comingAt,
  finishAcceptanceAt,
  settleAcceptanceAt,
  snapshotOfAcceptance,
} from './transfers/acceptances.service.ts';
import {
  closeAt,
  departAt,
  openAt,
  reopenAt,
  settleAt,
  snapshotOfTransfer,
  transferAt,
  transfersAt,
} from './transfers/hub-transfers.service.ts';
import { printTransferSheet } from './transfers/transfer-sheet.service.ts';

/** Transfers that a hub fills. */
export function registerTransfers(app: FastifyInstance, context: Context): void {
  serve(app, transfers.listTransfers, ({ principal, query, locale }) =>
    transfersAt(context, { principal, deviceId: query.deviceId }, locale),
  );
  serve(app, transfers.openTransfer, ({ principal, body }) =>
    openAt(context, { principal, deviceId: body.deviceId }, body.pointId),
  );
  serve(app, transfers.readTransfer, ({ principal, params, query, locale }) =>
    transferAt(context, { principal, deviceId: query.deviceId }, params.code, locale),
  );
  serve(
    app,
    transfers.transferSnapshot,
    ({ principal, params, query }) =>
      snapshotOfTransfer(context, { principal, deviceId: query.deviceId }, params.code),
    { onSend: compressAnswer },
  );
  serve(app, transfers.settleTransfer, ({ principal, params, body }) =>
    settleAt(context, principal, params.code, body),
  );
  serve(app, transfers.closeTransfer, ({ principal, params, body }) =>
    closeAt(
      context,
      { principal, deviceId: body.deviceId },
      { code: params.code, requestId: body.requestId },
    ),
  );
  serve(app, transfers.departTransfer, ({ principal, params, body }) =>
    departAt(context, principal, params.code, body),
  );
  serve(app, transfers.reopenTransfer, ({ principal, params, body }) =>
    reopenAt(context, principal, params.code, body),
  );
  serve(app, transfers.transferSheet, async ({ principal, params, query, locale }) => {
    const at = { principal, deviceId: query.deviceId };
    const file = await printTransferSheet(context, at, params.code, locale);
    return fileDownload({ ...file, mediaType: 'application/pdf' });
  });
}

/** Transfers that a pickup point accepts. */
export function registerAcceptances(app: FastifyInstance, context: Context): void {
  serve(app, coming.listComingTransfers, ({ principal, query, locale }) =>
    comingAt(context, { principal, deviceId: query.deviceId }, locale),
  );
  serve(app, coming.beginAcceptance, ({ principal, params, body }) =>
    beginAcceptanceAt(context, { principal, deviceId: body.deviceId }, params.code),
  );
  serve(app, coming.readAcceptance, ({ principal, params, query, locale }) =>
    acceptanceAt(context, { principal, deviceId: query.deviceId }, params.code, locale),
  );
  serve(
    app,
    coming.acceptanceSnapshot,
    ({ principal, params, query }) =>
      snapshotOfAcceptance(context, { principal, deviceId: query.deviceId }, params.code),
    { onSend: compressAnswer },
  );
  serve(app, coming.settleAcceptance, ({ principal, params, body }) =>
    settleAcceptanceAt(context, principal, params.code, body),
  );
  serve(app, coming.finishAcceptance, ({ principal, params, body }) =>
    finishAcceptanceAt(
      context,
      { principal, deviceId: body.deviceId },
      { code: params.code, requestId: body.requestId },
    ),
  );
}
