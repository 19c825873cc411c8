import * as calls from '@rohi/contract/tracking/parcel-photos.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { fileDownload } from '../../../platform/file-download.ts';
import { photoFileForOwner, photoFileForStaff, photosForStaff } from './parcel-photos.service.ts';

export function registerParcelPhotos(app: FastifyInstance, context: Context): void {
  serve(app, calls.ownPhoto, async ({ principal, params }) =>
    pictureOf(await photoFileForOwner(context, principal, params.code, params.photoId)),
  );
  serve(app, calls.staffPhotos, ({ principal, params, locale }) =>
    photosForStaff(context, principal, params.id, locale),
  );
  serve(app, calls.staffPhoto, async ({ principal, params, request }) =>
    pictureOf(
      await photoFileForStaff(context, { principal, actor: actorOf(request) }, params.id, params.photoId),
    ),
  );
}

function pictureOf(picture: { bytes: Buffer; fileName: string }) {
  return fileDownload({ ...picture, mediaType: 'image/jpeg' });
}
