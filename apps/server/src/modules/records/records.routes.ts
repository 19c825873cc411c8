/** What staff see and note at the record of a parcel, an order or a customer. */
import * as calls from '@rohi/contract/records/records.contract';
import { customerAccount } from '@rohi/contract/records/customer-account.contract';
import { staffParcelActs } from '@rohi/contract/records/parcel-acts.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { readCustomerAccount } from './customer-account.service.ts';
import { judgeParcels } from './parcel-acts.service.ts';
import { findColleagues, findMentions, readMentions } from './mentions.service.ts';
import { addNote, listNotes, takeNoteBack } from './notes.service.ts';
import { seenCustomer, seenOrder, seenParcel } from './record-subjects.service.ts';
import { timelineOfCustomer, timelineOfOrder, timelineOfParcel } from './timeline.service.ts';

export function registerRecords(app: FastifyInstance, context: Context): void {
  const { parcelRecord, orderRecord, customerRecord } = calls;
  serve(app, parcelRecord.timeline, async ({ principal, params, locale }) =>
    timelineOfParcel(context, principal, await seenParcel(context, principal, params.id), locale),
  );
  serve(app, parcelRecord.notes, async ({ principal, params }) =>
    listNotes(context, principal, await seenParcel(context, principal, params.id)),
  );
  serve(app, parcelRecord.addNote, async ({ principal, params, body, request }) => {
    const subject = await seenParcel(context, principal, params.id);
    return addNote(context, { principal, actor: actorOf(request) }, subject, body);
  });
  serve(app, orderRecord.timeline, async ({ principal, params, locale }) =>
    timelineOfOrder(context, principal, await seenOrder(context, principal, params.code), locale),
  );
  serve(app, orderRecord.notes, async ({ principal, params }) =>
    listNotes(context, principal, await seenOrder(context, principal, params.code)),
  );
  serve(app, orderRecord.addNote, async ({ principal, params, body, request }) => {
    const subject = await seenOrder(context, principal, params.code);
    return addNote(context, { principal, actor: actorOf(request) }, subject, body);
  });
  serve(app, customerRecord.timeline, async ({ params, locale }) =>
    timelineOfCustomer(context, await seenCustomer(context, params.id), locale),
  );
  serve(app, customerRecord.notes, async ({ principal, params }) =>
    listNotes(context, principal, await seenCustomer(context, params.id)),
  );
  serve(app, customerRecord.addNote, async ({ principal, params, body, request }) => {
    const subject = await seenCustomer(context, params.id);
    return addNote(context, { principal, actor: actorOf(request) }, subject, body);
  });
  serve(app, customerAccount, ({ params, locale }) => readCustomerAccount(context, params.id, locale));
  serve(app, calls.listColleagues, ({ principal }) => findColleagues(context, principal));
  serve(app, calls.listMentions, ({ principal }) => findMentions(context, principal));
  serve(app, calls.readMentions, ({ principal, body }) => readMentions(context, principal, body.ids));
  serve(app, staffParcelActs, ({ principal, body, locale }) =>
    judgeParcels(context, principal, body, locale),
  );
  serve(app, calls.takeBackNote, ({ principal, params, request }) =>
    takeNoteBack(context, { principal, actor: actorOf(request) }, params.id),
  );
}
