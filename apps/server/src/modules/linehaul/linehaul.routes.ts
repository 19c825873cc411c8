import { moveToChannel, previewChannelMove } from '@rohi/contract/linehaul/channel-moves.contract';
import { goodsCodesBodyLimit } from '@rohi/contract/linehaul/goods-codes';
import { roadPlaces } from '@rohi/contract/linehaul/road-places.contract';
import { tripBoard } from '@rohi/contract/linehaul/trip-board.contract';
import {
  announceDelay,
  endDelay,
  previewDelay,
  previewDelayEnd,
  tripsToDelay,
} from '@rohi/contract/linehaul/trip-delays.contract';
import { tripList } from '@rohi/contract/linehaul/trip-list.contract';
import {
  checkLoad,
  departTrip as departCall,
  undoDeparture as undoCall,
} from '@rohi/contract/linehaul/trip-loading.contract';
import { readTripParcels, takeTripBack as takeBackCall } from '@rohi/contract/linehaul/trip-page.contract';
import { planTrip, readTripPlan } from '@rohi/contract/linehaul/trip-plan.contract';
import * as seals from '@rohi/contract/linehaul/seal-photos.contract';
import { readTripEvents, reportPosition, takeReportBack } from '@rohi/contract/linehaul/trip-road.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { readBoard } from './board/trip-board.service.ts';
import { moveGoods, previewMove } from './channels/move-goods.service.ts';
import { announceTripDelay, previewTripDelay } from './delays/announce-delay.service.ts';
import { endTripDelay, previewTripDelayEnd } from './delays/end-delay.service.ts';
import { listTripsToDelay } from './delays/trips-to-delay.service.ts';
import { changeTrip, createTrip, findTripPage, getTrip, tripFile } from './list/trip-list.service.ts';
import { departTrip } from './departure/depart-trip.service.ts';
import { takeTripBack, undoDeparture } from './departure/undo-departure.service.ts';
import { readLoadCheck } from './loading/load-check.service.ts';
import { readParcels } from './parcels/trip-parcels.service.ts';
import { changePlan } from './plan/change-plan.service.ts';
import { readPlan } from './plan/trip-plan.service.ts';
import { readEvents, reportRoad } from './road/road-reports.service.ts';
import { takeRoadReportBack } from './road/take-back-report.service.ts';
import { listRoadPlaces } from './road-places.service.ts';
import { readPhotoFile, readPhotos, removeSealPhoto, takeSealPhoto } from './seals/seal-photos.service.ts';

const manyCodes = { bodyLimit: goodsCodesBodyLimit };

export function registerLinehaul(app: FastifyInstance, context: Context): void {
  serveStaffList(app, tripList, {
    find: (query, caller) => findTripPage(context, caller, query),
    get: (id, caller) => getTrip(context, caller, id),
    create: (fields, { actor }) => createTrip(context, actor, fields),
    change: (id, fields, { actor }) => changeTrip(context, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'trip', id }, paging),
    columns: tripFile,
  });
  serve(app, readTripEvents, (call) => readEvents(context, call, call.params.id));
  serve(app, reportPosition, ({ principal, params, body }) =>
    reportRoad(context, principal, params.id, body),
  );
  serve(app, readTripPlan, (call) => readPlan(context, call, call.params.id));
  serve(
    app,
    planTrip,
    ({ principal, params, body }) => changePlan(context, principal, params.id, body),
    manyCodes,
  );
  serve(app, readTripParcels, (call) => readParcels(context, call, call.params.id, call.query));
  serve(app, checkLoad, (call) => readLoadCheck(context, call, call.params.id));
  serve(app, departCall, ({ principal, params, body }) => departTrip(context, principal, params.id, body));
  serve(app, undoCall, ({ principal, params, body }) => undoDeparture(context, principal, params.id, body));
  serve(app, takeBackCall, ({ principal, params, body }) =>
    takeTripBack(context, principal, params.id, body),
  );
  serve(app, takeReportBack, ({ principal, params, body }) =>
    takeRoadReportBack(context, principal, { code: params.id, eventId: params.eventId }, body),
  );
  registerSealPhotos(app, context);
  serve(app, roadPlaces, ({ locale }) => listRoadPlaces(context, locale));
  serve(app, tripsToDelay, (caller) => listTripsToDelay(context, caller, caller.query.channel));
  serve(app, previewDelay, (caller) => previewTripDelay(context, caller, caller.body));
  serve(app, announceDelay, (caller) => announceTripDelay(context, caller, caller.body));
  serve(app, previewDelayEnd, (caller) =>
    previewTripDelayEnd(context, caller, caller.params.id, caller.body),
  );
  serve(app, endDelay, (caller) => endTripDelay(context, caller, caller.params.id, caller.body));
  serve(app, previewChannelMove, (caller) => previewMove(context, caller, caller.body), manyCodes);
  serve(app, moveToChannel, (caller) => moveGoods(context, caller, caller.body), manyCodes);
  serve(app, tripBoard, (caller) => readBoard(context, caller), privatelyTagged);
}

function registerSealPhotos(app: FastifyInstance, context: Context): void {
  serve(app, seals.sendSealPhoto, ({ principal, params: { id: code, photoId }, query, body }) =>
    takeSealPhoto(context, principal, { code, photoId, takenAt: query.takenAt }, Buffer.from(body)),
  );
  serve(app, seals.removeSealPhoto, ({ principal, params: { id: code, photoId } }) =>
    removeSealPhoto(context, principal, { code, photoId }),
  );
  serve(app, seals.readSealPhotos, ({ principal, params }) => readPhotos(context, principal, params.id));
  serve(app, seals.sealPhotoFile, async ({ principal, params: { id: code, photoId } }) =>
    fileDownload({
      ...(await readPhotoFile(context, principal, { code, photoId })),
      mediaType: 'image/jpeg',
    }),
  );
}
