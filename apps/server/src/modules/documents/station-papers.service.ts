/**
 * Owns what a station needs beside its parcels: command cards and a test label. Promises that a sheet has every card
 * that its station understands, and no other.
 */
import type { QueryOf } from '@rohi/contract/endpoint';
import type { printCommandCards, printTestLabel } from '@rohi/contract/documents/documents.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { cardsOfStation } from '@rohi/contract/stations/command-cards';
import type { Context } from '../../context.ts';
import { readFirmName } from '../reference-data/settings.service.ts';
import { printInThread } from '../printing/print-queue.service.ts';
import type { PrintedFile } from './documents.service.ts';

/** The cards of a kind of station as a PDF. Throws `server.busy`. */
export async function printCards(
  context: Context,
  { station, name = '' }: QueryOf<typeof printCommandCards>,
): Promise<PrintedFile> {
  const printedDay = dushanbeDay(context.clock.now());
  const cards = cardsOfStation[station];
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'command-cards',
    cards,
    name,
    printedDay,
  });
  return { bytes, fileName: `command-cards-${station.toLowerCase()}.pdf` };
}

/** A test label in the language of a printer. Throws `server.busy`. */
export async function printTest(
  context: Context,
  { format, name = '' }: QueryOf<typeof printTestLabel>,
): Promise<PrintedFile> {
  const printedDay = dushanbeDay(context.clock.now());
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'test-label',
    format,
    name,
    printedDay,
  });
  return { bytes, fileName: `test-label.${format}` };
}
