import * as acts from '@rohi/contract/tracking/staff-acts.contract';
import * as calls from '@rohi/contract/tracking/staff-parcels.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { streamTable } from '../../../platform/table-files/table-stream.ts';
import { parcelFile } from './staff-parcel-file.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { acceptParcel, cancelParcel, flagParcel, undoLastEvent } from './staff-moves.service.ts';
import { historyOfParcel } from './staff-history.service.ts';
import { listParcelsForStaff, parcelsForFile, readParcelForStaff } from './staff-parcels.service.ts';

export function registerStaffParcels(app: FastifyInstance, context: Context): void {
  serve(app, calls.listStaffParcels, ({ principal, query, locale }) =>
    listParcelsForStaff(context, principal, query, locale),
  );
  serve(app, calls.getStaffParcel, ({ principal, params, locale }) =>
    readParcelForStaff(context, principal, params.id, locale),
  );
  serve(app, calls.staffParcelHistory, ({ principal, params, query, locale }) =>
    historyOfParcel(context, principal, params.id, query, locale),
  );
  serve(app, calls.staffParcelFile, async ({ principal, query, locale, request }) => {
    const actor = actorOf(request);
    const pages = await parcelsForFile(context, principal, query, { actor, locale });
    const words = (await readWords(context))[locale];
    return streamTable({ ...parcelFile(locale, words), pages }, query.format, locale);
  });
  serve(app, calls.cancelStaffParcel, ({ principal, params, body, locale, request }) =>
    cancelParcel(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
  serve(app, calls.undoStaffParcel, ({ principal, params, body, locale, request }) =>
    undoLastEvent(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
  serve(app, acts.flagStaffParcel, ({ principal, params, body, locale, request }) =>
    flagParcel(context, { principal, actor: actorOf(request) }, params.id, 'FLAG_RAISED', body, locale),
  );
  serve(app, acts.unflagStaffParcel, ({ principal, params, body, locale, request }) =>
    flagParcel(context, { principal, actor: actorOf(request) }, params.id, 'FLAG_CLEARED', body, locale),
  );
  serve(app, acts.acceptStaffParcel, ({ principal, params, body, locale, request }) =>
    acceptParcel(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
}
