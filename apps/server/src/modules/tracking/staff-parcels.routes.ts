import * as calls from '@rohi/contract/tracking/staff-parcels.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { streamTable } from '../../http/table-stream.ts';
import { parcelFile } from './staff-parcel-file.ts';
import { historyOfParcel } from './staff-history.service.ts';
import {
  explainParcelCharge,
  listParcelsForStaff,
  parcelsForFile,
  readParcelForStaff,
} from './staff-parcels.service.ts';

export function registerStaffParcels(app: FastifyInstance, context: Context): void {
  serve(app, calls.listStaffParcels, ({ session, query, locale }) =>
    listParcelsForStaff(context, session, query, locale),
  );
  serve(app, calls.getStaffParcel, ({ session, params, locale }) =>
    readParcelForStaff(context, session, params.id, locale),
  );
  serve(app, calls.staffParcelHistory, ({ session, params, query, locale }) =>
    historyOfParcel(context, session, params.id, query, locale),
  );
  serve(app, calls.staffParcelFile, async ({ session, query, locale, request }) => {
    const actor = actorOf(session, request);
    const pages = await parcelsForFile(context, session, query, { actor, locale });
    return streamTable({ ...parcelFile(locale), pages }, query.format, locale);
  });
  serve(app, calls.getParcelCharge, ({ session, params }) =>
    explainParcelCharge(context, session, params.id),
  );
}
