import { bagContents, bagList } from '@rohi/contract/containers/bag-list.contract';
import { transferContents, transferList } from '@rohi/contract/containers/transfer-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { bagFile, findBags, getBag, readContents } from './bag-list.service.ts';
import { findTransfers, getTransfer, readTransferContents, transferFile } from './transfer-list.service.ts';

export function registerContainers(app: FastifyInstance, context: Context): void {
  serveStaffList(app, bagList, {
    find: (query, caller) => findBags(context, caller, query),
    get: (id, caller) => getBag(context, caller, id),
    history: (id, paging) => readHistory(context.db, { type: 'bag', id }, paging),
    columns: bagFile,
  });
  serve(app, bagContents, ({ principal, params }) => readContents(context, principal, params.id));
  serveStaffList(app, transferList, {
    find: (query, caller) => findTransfers(context, caller, query),
    get: (id, caller) => getTransfer(context, caller, id),
    history: (id, paging) => readHistory(context.db, { type: 'transfer', id }, paging),
    columns: transferFile,
  });
  serve(app, transferContents, ({ principal, params }) =>
    readTransferContents(context, principal, params.id),
  );
}
