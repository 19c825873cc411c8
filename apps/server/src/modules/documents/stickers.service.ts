/**
 * Owns the sheets of stickers. Promises that none is printed that is on a parcel already, and that who printed which
 * numbers stands in the audit record.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import {
  mostStickerSheets,
  stickersOnSheet,
  type printStickers as printCall,
} from '@rohi/contract/stations/stickers.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../platform/database.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { readFirmName } from '../reference-data/settings.service.ts';
import { printInThread } from '../printing/print-queue.service.ts';
import { readStickers } from '../tracking/codes/stickers.service.ts';
import type { PrintedFile } from './documents.service.ts';

/**
 * The stickers of these numbers as a PDF. Throws `request.invalid` for too many or none, `documents.noStickers`,
 * `server.busy`.
 */
export async function printStickers(
  context: Context,
  { first, last, paper = 'A4' }: BodyOf<typeof printCall>,
  actor: AuditActor,
): Promise<PrintedFile> {
  if (last < first || last - first >= mostStickerSheets * stickersOnSheet)
    throw new AppError('request.invalid', { fields: [{ field: 'last', error: 'notAllowed' }] });
  const stickers = await readStickers(context.db, first, last);
  if (stickers.every(({ isUsed }) => isUsed)) throw new AppError('documents.noStickers');
  const now = context.clock.now();
  const printedDay = dushanbeDay(now);
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'stickers',
    paper,
    stickers: stickers.map(({ number, code, isUsed }) => (isUsed ? null : { number, code })),
    printedDay,
  });
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      at: now,
      actor,
      action: 'sticker:print',
      subject: { type: 'document', id: 'stickers' },
      details: { firstNumber: first, lastNumber: last },
    }),
  );
  return { bytes, fileName: `stickers-${first}-${last}.pdf` };
}
