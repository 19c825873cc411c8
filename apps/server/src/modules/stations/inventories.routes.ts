import * as inventories from '@rohi/contract/stations/inventories.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { compressAnswer } from '../../http/compress.ts';
import { serve } from '../../http/serve.ts';
import { closeInventory, openInventory, settleInventory } from './inventory/inventory-acts.service.ts';
import {
  listInventories,
  readInventory,
  readInventorySnapshot,
} from './inventory/inventory-pages.service.ts';

/** Counts of hubs and pickup points. */
export function registerInventories(app: FastifyInstance, context: Context): void {
  serve(app, inventories.listInventories, ({ principal, query, locale }) =>
    listInventories(context, principal, query, locale),
  );
  serve(app, inventories.openInventory, ({ principal, body, locale }) =>
    openInventory(context, { principal, locale }, body),
  );
  serve(
    app,
    inventories.readInventory,
    ({ principal, params, locale }) => readInventory(context, principal, params.id, locale),
    { onSend: compressAnswer },
  );
  serve(
    app,
    inventories.inventorySnapshot,
    ({ principal, params, query }) => readInventorySnapshot(context, principal, params.id, query.deviceId),
    { onSend: compressAnswer },
  );
  serve(app, inventories.settleInventory, ({ principal, params, body, locale }) =>
    settleInventory(context, { principal, locale }, params.id, body),
  );
  serve(app, inventories.closeInventory, ({ principal, params, body, locale }) =>
    closeInventory(context, { principal, locale }, params.id, body),
  );
}
