import * as calls from '@rohi/contract/imports/manifests.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serve } from '../../../http/serve.ts';
import {
  chooseForTripManifest,
  confirmTripManifest,
  listTripManifests,
  readTripManifest,
  sendTripManifest,
} from './manifests.service.ts';

export function registerManifests(app: FastifyInstance, context: Context): void {
  serve(app, calls.sendManifest, ({ principal, params, query, body, locale }) =>
    sendTripManifest(
      context,
      { principal, trip: params.id, id: params.importId, locale },
      { name: query.name ?? '', bytes: Buffer.from(body) },
    ),
  );
  serve(app, calls.readManifest, ({ principal, params, locale }) =>
    readTripManifest(context, { principal, trip: params.id, id: params.importId, locale }),
  );
  serve(app, calls.chooseForManifest, ({ principal, params, body, locale }) =>
    chooseForTripManifest(context, { principal, trip: params.id, id: params.importId, locale }, body),
  );
  serve(app, calls.confirmManifest, ({ principal, params, locale }) =>
    confirmTripManifest(context, { principal, trip: params.id, id: params.importId, locale }),
  );
  serve(app, calls.listManifests, ({ principal, params }) =>
    listTripManifests(context, { principal, trip: params.id }),
  );
}
