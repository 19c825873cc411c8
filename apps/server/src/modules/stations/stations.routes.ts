import { counterSnapshot } from '@rohi/contract/stations/counter-snapshot.contract';
import { bagSnapshot } from '@rohi/contract/stations/bag-snapshot.contract';
import * as bags from '@rohi/contract/stations/bags.contract';
import { colleagueScans } from '@rohi/contract/stations/colleague-scans.contract';
import * as devices from '@rohi/contract/stations/devices.contract';
import * as pairings from '@rohi/contract/stations/pairings.contract';
import * as exceptions from '@rohi/contract/stations/exceptions.contract';
import { measureBox as measureCall } from '@rohi/contract/stations/measure.contract';
import { sendStoredAct } from '@rohi/contract/stations/stored-acts.contract';
import { parcelHere } from '@rohi/contract/stations/parcel-here.contract';
import { sendPhoto } from '@rohi/contract/stations/photos.contract';
import { sendScans } from '@rohi/contract/stations/scans.contract';
import { stationSnapshot } from '@rohi/contract/stations/snapshot.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { actorOf } from '../../http/request-actor.ts';
import { compressAnswer } from '../../http/compress.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { withPreparedReads } from '../../platform/prepared-statements.ts';
import { listBags, printBagLabel, readBag, reopenBag } from './bags/bags.service.ts';
import {
  changeDevice,
  endDevice,
  listDevices,
  readDevice,
  registerDevice,
  reportDevice,
  saveScannerEnd,
} from './devices/devices.service.ts';
import { openPairing } from './devices/pair-device.service.ts';
import { listPairings, makePairing, withdrawPairing } from './devices/pairings.service.ts';
import { takeStoredAct } from './door/stored-acts.service.ts';
import { listExceptions } from './exceptions/exceptions.service.ts';
import { settleException } from './exceptions/settle-exception.service.ts';
import { makeDeviceKey } from './machines/device-keys.service.ts';
import { measureBox } from './machines/measure.service.ts';
import { givePermit } from './permits/permits.service.ts';
import { takePhoto } from './photos/station-photos.service.ts';
import { counterSnapshotOf } from './counter/counter-snapshot.service.ts';
import { bagSnapshotOf, snapshotOf } from './snapshot/snapshot.service.ts';
import { readParcelHere } from './scans/parcel-here.service.ts';
import type { StationContext } from './scans/scan-acts.service.ts';
import { takeScans } from './scans/scans.service.ts';
import { listColleagueScans } from './undo/colleague-scans.service.ts';

/** Fifty scans, of which each may be a QR code as long as there is one. */
const scansBodyLimit = 256 * 1024;
/** A box with its picture in Base64. */
const measureBodyLimit = 640 * 1024;

function registerDevices(app: FastifyInstance, context: Context): void {
  serve(app, devices.registerDevice, ({ principal, body, locale, request }) =>
    registerDevice(context, { principal, actor: actorOf(request) }, body, locale),
  );
  serve(
    app,
    devices.listDevices,
    ({ principal, locale }) => listDevices(context, principal, locale),
    privatelyTagged,
  );
  serve(app, devices.readDevice, ({ principal, params, locale }) =>
    readDevice(context, principal, params.id, locale),
  );
  serve(app, devices.reportDevice, ({ principal, params, body }) =>
    reportDevice(context, principal, { ...params, ...body }),
  );
  serve(app, devices.saveScannerEnd, ({ principal, params, body, locale }) =>
    saveScannerEnd(context, principal, { ...params, ...body, locale }),
  );
  serve(app, devices.stationPermit, ({ principal, params, request }) =>
    givePermit(context, { principal, loginId: actorOf(request).loginId }, params.id),
  );
  const { pairDevice, seeAlarm } = openPairing(context);
  serve(app, pairings.makePairing, ({ principal, body, locale, request }) =>
    makePairing(context, { principal, actor: actorOf(request) }, body, locale),
  );
  serve(app, pairings.listPairings, ({ principal, locale }) => listPairings(context, principal, locale));
  serve(app, pairings.withdrawPairing, ({ principal, params, locale, request }) =>
    withdrawPairing(context, { principal, actor: actorOf(request) }, params.id, locale),
  );
  serve(app, pairings.seePairingAlarm, ({ params, request }) => seeAlarm(actorOf(request), params.id));
  serve(app, pairings.pairDevice, ({ principal, body, locale, request }) =>
    pairDevice({ principal, actor: actorOf(request) }, body, locale),
  );
  serve(app, devices.changeDevice, ({ principal, params, body, locale, request }) =>
    changeDevice(context, { principal, actor: actorOf(request) }, { ...params, ...body }, locale),
  );
  serve(app, devices.endDevice, ({ principal, params, locale, request }) =>
    endDevice(context, { principal, actor: actorOf(request) }, params.id, locale),
  );
  serve(app, devices.makeDeviceKey, ({ principal, params, request }) =>
    makeDeviceKey(context, { principal, actor: actorOf(request) }, params.id),
  );
}

export function registerStations(app: FastifyInstance, context: StationContext): void {
  registerDevices(app, context);
  serve(
    app,
    measureCall,
    ({ request, body }) => {
      if (request.machine === null) throw new AppError('stations.keyUnknown');
      return measureBox(context, request.machine, body);
    },
    { bodyLimit: measureBodyLimit },
  );
  serve(
    app,
    exceptions.listExceptions,
    ({ principal, query, locale }) => listExceptions(context, principal, query.deviceId, locale),
    privatelyTagged,
  );
  serve(app, exceptions.settleException, ({ principal, params, body, request }) =>
    settleException(context, { principal, actor: actorOf(request) }, params.id, body),
  );
  serve(app, sendStoredAct, ({ principal, params, body }) =>
    takeStoredAct(context, principal, params.id, body),
  );
  serve(app, bags.listBags, ({ principal, query, locale }) =>
    listBags(context, principal, query.deviceId, locale),
  );
  serve(app, bags.readBag, ({ principal, params, query, locale }) =>
    readBag(context, principal, { code: params.code, deviceId: query.deviceId }, locale),
  );
  serve(app, bags.reopenBag, ({ principal, params, body, request }) =>
    reopenBag(context, { principal, actor: actorOf(request) }, params.code, body),
  );
  serve(app, bags.bagLabel, async ({ principal, params, query }) => {
    const file = await printBagLabel(context, principal, { code: params.code, deviceId: query.deviceId });
    return fileDownload({ ...file, mediaType: 'application/pdf' });
  });
  registerScans(app, context);
}

/** What is scanned, and what a station is given of a box before that. */
function registerScans(app: FastifyInstance, context: StationContext): void {
  serve(
    app,
    sendScans,
    ({ principal, body, request }) =>
      withPreparedReads(() => takeScans(context, { principal, loginId: actorOf(request).loginId }, body)),
    {
      bodyLimit: scansBodyLimit,
    },
  );
  serve(app, colleagueScans, ({ principal, query }) =>
    listColleagueScans(context, principal, query.deviceId),
  );
  serve(app, sendPhoto, ({ principal, params, query, body }) =>
    takePhoto(context, principal, { ...params, ...query }, Buffer.from(body)),
  );
  serve(app, parcelHere, ({ principal, params, query }) =>
    readParcelHere(context, principal, { code: params.code, deviceId: query.deviceId }),
  );
  serve(
    app,
    stationSnapshot,
    ({ principal, query, locale }) => snapshotOf(context, principal, query, locale),
    {
      onSend: compressAnswer,
    },
  );
  serve(app, counterSnapshot, ({ principal, query }) => counterSnapshotOf(context, principal, query), {
    onSend: compressAnswer,
  });
  serve(
    app,
    bagSnapshot,
    ({ principal, query, locale }) => bagSnapshotOf(context, principal, query, locale),
    { onSend: compressAnswer },
  );
}
