import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify } from '../bench/bench.ts';
import type { BenchNotice } from '../bench/bench.ts';
import { readScaleLine } from '../scale/scale-line.ts';
import { isReceivable, sayOfOtherThing } from './look-up.ts';
import { problemOfDigit } from './problem-reports.ts';
import { lookUp, openCard, reportCard, show, showCard, storeCard, typeInto } from './receiving-table.ts';
import type { Table } from './receiving-table.ts';
import { label, withWeighed } from './receiving-work.ts';
import type { Card } from './receiving-work.ts';
import { readSnapshot } from './snapshot.ts';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

/**
 * What was scanned, once it is known to be no card: what belongs to the parcel on the table, or another parcel.
 * @param into name of the field that it was scanned into
 */
export function takeScan(table: Table, text: string, into?: string): void {
  const open = openCard(table);
  const problem = table.view.read().problems && problemOfDigit(text);
  if (problem !== undefined) return reportCard(table, problem);
  const reading = readScaleLine(text);
  if (open !== undefined && reading !== undefined) return takeWeight(table, withWeighed(open, reading));
  const isOpen = open !== undefined;
  const isCell = into === 'cell' || table.view.read().isCellNext;
  if (isOpen && isCell && !isKnownParcel(text)) {
    show(table, { isCellNext: false });
    return typeInto(table, 'cell', text);
  }
  const customer =
    /^\s*\p{L}/u.test(text) || into === 'customerCode' ? readCustomerCode(text, readCodeShapes()) : undefined;
  if (open !== undefined && isReceivable(open.look.say) && customer !== undefined)
    return typeInto(table, 'customerCode', customer);
  if (open !== undefined && isSticker(text, open)) return takeSticker(table, open, text);
  const at = Date.now();
  if (customer !== undefined)
    return say(table, { kind: 'own', word: 'CUSTOMER_FIRST', code: customer, tone: 'UNKNOWN', at });
  const other = sayOfOtherThing(text);
  if (isTrackingCodeFormat(text) && other === undefined) return lookUp(table, text, 'SCANNED');
  return say(table, { kind: 'noCode', code: text, say: other, at });
}

function say(table: Table, notice: BenchNotice): void {
  show(table, {});
  notify(table.bench, notice);
}

/** Enter receives it from wherever the weight was sent to. */
function takeWeight(table: Table, card: Card): void {
  showCard(table, card);
  table.focus('weight');
}

/** A code of ours that no box is expected with is a sticker for the one on the table. */
function isSticker(code: string, { code: onTable, look }: Card): boolean {
  if (!/^RP[0-9A-Z]{9}$/.test(code) || code === onTable) return false;
  return (isReceivable(look.say) || look.say === 'ALREADY_RECEIVED') && !isKnownParcel(code);
}

function takeSticker(table: Table, card: Card, sticker: string): void {
  const facts = label(card, sticker, new Date().toISOString());
  if (facts === undefined) return typeInto(table, 'sticker', sticker);
  storeCard(table, card, facts);
}

/** A box that is scanned while a cell is waited for is the next box. */
function isKnownParcel(code: string): boolean {
  return readSnapshot()?.parcels.has(code) === true || guessCarriers(code).length > 0;
}
