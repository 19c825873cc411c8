import * as calls from '@rohi/contract/imports/move-in.contract';
import * as fileCalls from '@rohi/contract/imports/move-in-files.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { fileDownload } from '../../../platform/file-download.ts';
import { answerRows, cancelFile, confirmFile, sayOfFile, sendMoveInFile } from './move-in-files.service.ts';
import { findUsed, takeBackFile } from './take-back.service.ts';
import { findRows, listFiles, showFile, writeRejectedRows } from './move-in-view.service.ts';
import { beginMoveIn, closeMoveIn, currentMoveIn, listMoveIns, setChoices } from './move-ins.service.ts';

export function registerMoveIn(app: FastifyInstance, context: Context): void {
  serve(app, calls.readMoveIn, async () => ({ moveIn: await currentMoveIn(context) }));
  serve(app, calls.listMoveIns, async () => ({ list: await listMoveIns(context) }));
  serve(app, calls.openMoveIn, ({ body, request }) => beginMoveIn(context, actorOf(request), body));
  serve(app, calls.chooseForMoveIn, ({ params, body, request }) =>
    setChoices(context, actorOf(request), params.id, body),
  );
  serve(app, calls.closeMoveIn, ({ params, request }) => closeMoveIn(context, actorOf(request), params.id));
  registerFiles(app, context);
}

function registerFiles(app: FastifyInstance, context: Context): void {
  serve(app, fileCalls.listMoveInFiles, async ({ params }) => ({
    list: await listFiles(context, params.id),
  }));
  serve(app, fileCalls.uploadMoveInFile, async ({ params: { id }, query, body, locale, request }) => {
    const { name = '', kind, encoding } = query;
    await sendMoveInFile(
      context,
      actorOf(request),
      { id, name, kind, bytes: Buffer.from(body), encoding },
      locale,
    );
    return showFile(context, id, locale);
  });
  serve(app, fileCalls.pasteMoveInText, async ({ params: { id }, query, body, locale, request }) => {
    const { name = '', kind } = query;
    await sendMoveInFile(
      context,
      actorOf(request),
      { id, name, kind, text: Buffer.from(body).toString() },
      locale,
    );
    return showFile(context, id, locale);
  });
  serve(app, fileCalls.readMoveInFile, ({ params, locale }) => showFile(context, params.id, locale));
  serve(app, fileCalls.readMoveInRows, ({ params, query, locale }) =>
    findRows(context, params.id, query, locale),
  );
  serve(app, fileCalls.sayOfMoveInFile, async ({ params, body, locale, request }) => {
    await sayOfFile(context, actorOf(request), params.id, body);
    return showFile(context, params.id, locale);
  });
  serve(app, fileCalls.answerMoveInRows, async ({ params, body, locale, request }) => {
    await answerRows(context, actorOf(request), params.id, body);
    return showFile(context, params.id, locale);
  });
  serve(app, fileCalls.confirmMoveInFile, async ({ params, body, locale, request }) => {
    await confirmFile(context, actorOf(request), params.id, body);
    return showFile(context, params.id, locale);
  });
  serve(app, fileCalls.cancelMoveInFile, async ({ params, locale, request }) => {
    await cancelFile(context, actorOf(request), params.id);
    return showFile(context, params.id, locale);
  });
  serve(app, fileCalls.usedOfMoveInFile, ({ params, request }) =>
    findUsed(context, actorOf(request), params.id),
  );
  serve(app, fileCalls.takeBackMoveInFile, async ({ params, locale, request }) => {
    await takeBackFile(context, actorOf(request), params.id);
    return showFile(context, params.id, locale);
  });
  serve(app, fileCalls.rejectedMoveInRows, async ({ params, locale }) =>
    fileDownload({
      ...(await writeRejectedRows(context, params.id, locale)),
      mediaType: fileCalls.rejectedMoveInRows.download,
    }),
  );
}
