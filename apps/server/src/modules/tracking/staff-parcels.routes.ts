import { getStaffParcel, listStaffParcels } from '@rohi/contract/tracking/staff-parcels.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { listParcelsForStaff, readParcelForStaff } from './staff-parcels.service.ts';

export function registerStaffParcels(app: FastifyInstance, context: Context): void {
  serve(app, listStaffParcels, ({ session, query, locale }) =>
    listParcelsForStaff(context, session, query, locale),
  );
  serve(app, getStaffParcel, ({ session, params, locale }) =>
    readParcelForStaff(context, session, params.id, locale),
  );
}
