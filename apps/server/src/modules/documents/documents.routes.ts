import {
  batchPrint,
  previewLabel,
  printAgent,
  printCommandCards,
  printTestLabel,
  printTypes,
} from '@rohi/contract/documents/documents.contract';
import { printAgentTimeoutMs } from '@rohi/contract/documents/print-rules';
import * as tripPapers from '@rohi/contract/documents/trip-papers.contract';
import { printStickers } from '@rohi/contract/stations/stickers.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { streamTable } from '../../platform/table-files/table-stream.ts';
import { previewOf, printLabels } from './documents.service.ts';
import { printCards, printTest } from './station-papers.service.ts';
import { printStickers as stickersOf } from './stickers.service.ts';
import { manifestTable } from './trip-papers/manifest-table.service.ts';
import { checkPapers, drawPaper } from './trip-papers/trip-papers.service.ts';

export function registerDocuments(app: FastifyInstance, context: Context): void {
  serve(app, batchPrint, async ({ body, principal, locale, request }) => {
    const actor = actorOf(request);
    const file = await printLabels(context, principal, body, {
      locale,
      actor,
      publicUrl: context.config.publicUrl,
    });
    return fileDownload({ ...file, mediaType: printTypes[body.format] });
  });
  serve(app, previewLabel, ({ body, principal, locale }) =>
    previewOf(context, principal, body, { locale, publicUrl: context.config.publicUrl }),
  );
  serve(app, printCommandCards, async ({ query }) =>
    fileDownload({ ...(await printCards(context, query)), mediaType: printTypes.pdf }),
  );
  serve(app, printTestLabel, async ({ query }) =>
    fileDownload({ ...(await printTest(context, query)), mediaType: printTypes[query.format] }),
  );
  serve(app, printStickers, async ({ body, request }) =>
    fileDownload({ ...(await stickersOf(context, body, actorOf(request))), mediaType: printTypes.pdf }),
  );
  registerTripPapers(app, context);
  serve(app, printAgent, () =>
    Promise.resolve({ url: context.config.printAgentUrl ?? null, timeoutMs: printAgentTimeoutMs }),
  );
}

function registerTripPapers(app: FastifyInstance, context: Context): void {
  serve(app, tripPapers.readTripPapers, ({ principal, params }) =>
    checkPapers(context, principal, params.id),
  );
  serve(app, tripPapers.drawTripPaper, async ({ principal, params, query, request }) => {
    const how = { request: { ...query, paper: params.paper }, actor: actorOf(request) };
    if (query.format === 'xlsx')
      return streamTable(await manifestTable(context, principal, params.id, how), 'xlsx', query.language);
    const file = await drawPaper(context, principal, params.id, how);
    return fileDownload({ ...file, mediaType: printTypes.pdf });
  });
}
