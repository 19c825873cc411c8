import { isFarFromDeclared } from '@rohi/contract/stations/declared-measures';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import { isReceivable } from './look-up.ts';
import { isReportable } from './problem-reports.ts';
import type { Report } from './problem-reports.ts';
import type { Look } from './look-up.ts';
import { weighedG } from '../scale/scale-line.ts';
import type { ScaleReading } from '../scale/scale-line.ts';
import type { ScanFacts } from '../scan-queue/browser-queue.ts';
import { readSidesMm, readWeightG, sidesText, weightText } from './typed-measures.ts';
import type { SidesMm } from './typed-measures.ts';

export type TypedFields = {
  weight: string;
  sides: string;
  cell: string;
  customerCode: string;
  /** The code of a sticker of ours that was stuck on the box. */
  sticker: string;
};
export type TypedName = keyof TypedFields;

/** What the clerk is asked once before it is received. */
export type Question = ScanSay | 'NO_WEIGHT' | 'BAD_WEIGHT' | 'BAD_SIDES' | 'SCALE_MOVES';

/** The parcel on the table. */
export type Card = {
  code: string;
  /** Epoch milliseconds of its scan. */
  at: number;
  look: Look;
  typed: TypedFields;
  /** The weight came from the scale, and was not changed since. */
  isWeighed?: boolean;
  asked?: Question | undefined;
  /** How it has to be handled, as the clerk has marked it. */
  marks?: readonly ReceiptMark[];
  /** What is wrong with it: its scan reports that, and receives it where that was not done. */
  reports?: Report | undefined;
  /** The scan that receives it, once Enter was pressed. */
  scanId?: string | undefined;
};

/**
 * What stands on the table of a receiving station: a parcel, and those that were scanned before it and not received.
 */
export type Work = { card: Card | undefined; open: readonly Card[] };

export const emptyWork: Work = { card: undefined, open: [] };
const mostOpen = 10;
const nothingTyped: TypedFields = { weight: '', sides: '', cell: '', customerCode: '', sticker: '' };

/** Another parcel comes onto the table; one that was not received is listed as such, with what was typed for it. */
export function withParcel(work: Work, code: string, look: Look, at: number): Work {
  if (work.card?.code === code && work.card.scanId === undefined)
    return { ...work, card: { ...work.card, look, asked: undefined } };
  const openCard = work.open.find((card) => card.code === code);
  const { typed = nothingTyped, isWeighed = false, marks = [], reports } = openCard ?? {};
  const card = { code, at, look, typed, isWeighed, marks, reports };
  return { card, open: withoutCode(putAside(work), code) };
}

/** The table is empty; what lay on it and was not received is listed. */
export function putAside({ card, open }: Work): readonly Card[] {
  if (card === undefined || card.scanId !== undefined) return open;
  return [...withoutCode(open, card.code), card].slice(-mostOpen);
}

function withoutCode(cards: readonly Card[], code: string): readonly Card[] {
  return cards.filter((card) => card.code !== code);
}

/** What the service or the snapshot says of a code that was looked up meanwhile, wherever it lies now. */
export function withLook(work: Work, code: string, look: Look): Work {
  const change = (card: Card) => (card.code === code ? { ...card, look } : card);
  return { card: work.card && change(work.card), open: work.open.map(change) };
}

export function withTyped(card: Card, name: TypedName, value: string): Card {
  const isWeighed = card.isWeighed === true && name !== 'weight';
  // What was asked is asked again of a new value.
  return { ...card, typed: { ...card.typed, [name]: value }, isWeighed, asked: undefined };
}

/** The card with what an earlier scan of the parcel said. */
export function withFacts(card: Card, facts: ScanFacts): Card {
  if (facts.action !== 'RECEIVE' && facts.action !== 'REPORT_PROBLEM') return card;
  const { weightG, sides, cell = '', customerCode = '', sticker = '', weighedBy, marks = [] } = facts;
  const weight = weightG === undefined ? '' : weightText(weightG);
  const typed = { weight, sides: sides === undefined ? '' : sidesText(sides), cell, customerCode, sticker };
  const filled = { ...card, typed, isWeighed: weighedBy === 'SCALE', marks };
  if (facts.action === 'RECEIVE') return filled;
  const { problem, note } = facts;
  return { ...filled, reports: { problem, ...(note === undefined ? {} : { note }) } };
}

/** The parcel with a report, to be sent by the next Enter: what was received before is scanned anew. */
export function withReport(card: Card, reports: Report): Card {
  return { ...card, scanId: undefined, asked: undefined, reports };
}

/** Sets a mark, or takes it away. */
export function withMark(card: Card, mark: ReceiptMark): Card {
  const { marks = [] } = card;
  const next = marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark];
  return { ...card, marks: next };
}

/** The scale has said what it weighs. */
export function withWeighed(card: Card, reading: ScaleReading): Card {
  const grams = weighedG(reading);
  if (grams === undefined) return { ...card, asked: 'SCALE_MOVES' };
  return { ...withTyped(card, 'weight', weightText(grams)), isWeighed: true };
}

/**
 * What takes a box in by its code alone, where owner and weight are left to the hub; what was on the scale goes with
 * it. Undefined where something stands against it, or has to be asked.
 */
export function takenAtOnce(
  { code, look, typed, isWeighed }: Card,
  nowIso: string,
): ReceiveFacts | undefined {
  if (!isReceivable(look.say) || look.say === 'SEVERAL_WAIT') return undefined;
  const weightG = isWeighed === true ? readWeightG(typed.weight) : undefined;
  const weighed = weightG === undefined ? {} : { weightG, weighedBy: 'SCALE' as const };
  return { action: 'RECEIVE', code, at: nowIso, ...weighed };
}

type ReceiveFacts = Extract<ScanFacts, { action: 'RECEIVE' | 'REPORT_PROBLEM' }>;

/** Questions that Enter answers with yes. */
const sureAfter: ReadonlySet<Question> = new Set(['FAR_FROM_DECLARED', 'NOT_DECLARED', 'SEVERAL_WAIT']);

/**
 * What Enter does with the parcel: receives it as typed, or asks first. A missing weight is asked about once; what the
 * service has asked is answered by Enter again, and goes out as a new scan that says so.
 * @param nowIso when it is received, by this device's clock
 */
export function receive(
  card: Card,
  nowIso: string,
): { facts: ReceiveFacts } | { asked: Question } | undefined {
  const { reports, marks = [] } = card;
  const isPossible = reports === undefined ? isReceivable(card.look.say) : isReportable(card);
  if (card.scanId !== undefined || !isPossible) return undefined;
  const { look } = card;
  const { weight, sides, cell, customerCode, sticker } = card.typed;
  const weightG = readWeightG(weight);
  const sidesMm = readSidesMm(sides);
  if (weight.trim() !== '' && weightG === undefined) return { asked: 'BAD_WEIGHT' };
  if (sides.trim() !== '' && sidesMm === undefined) return { asked: 'BAD_SIDES' };
  // What is broken need not be weighed first.
  if (weightG === undefined && reports === undefined && !saidWithoutWeight(card))
    return { asked: 'NO_WEIGHT' };
  // As the service would ask, and offline too.
  if (reports === undefined && card.asked !== 'FAR_FROM_DECLARED' && isFar(card.look, weightG, sidesMm))
    return { asked: 'FAR_FROM_DECLARED' };
  const named = customerCode.trim();
  const asksOwner = look.say === 'NOT_DECLARED' || look.say === 'SEVERAL_WAIT';
  if (reports === undefined && asksOwner && named === '' && card.asked !== look.say)
    return { asked: look.say as Question };
  return {
    facts: {
      ...(reports === undefined ? { action: 'RECEIVE' } : { action: 'REPORT_PROBLEM', ...reports }),
      code: card.code,
      at: nowIso,
      ...(weightG === undefined
        ? {}
        : { weightG, weighedBy: card.isWeighed ? ('SCALE' as const) : ('HAND' as const) }),
      ...(sidesMm === undefined ? {} : { sides: sidesMm }),
      ...(named === '' ? {} : { customerCode: named }),
      ...(cell.trim() === '' ? {} : { cell: cell.trim() }),
      ...(sticker.trim() === '' ? {} : { sticker: sticker.trim() }),
      ...(marks.length === 0 ? {} : { marks: [...marks] }),
      ...(card.asked !== undefined && sureAfter.has(card.asked) ? { isSure: true } : {}),
    },
  };
}

function isFar({ say, weightG, sides }: Look, measuredG: number | undefined, sidesMm: SidesMm | undefined) {
  // The declaration that it is meant for is not known yet.
  if (say !== 'READY') return false;
  const none = { lengthMm: null, widthMm: null, heightMm: null };
  return isFarFromDeclared(
    { weightG: measuredG ?? null, ...(sidesMm ?? none) },
    { weightG, ...(sides ?? none) },
  );
}

/**
 * A sticker for the box on the table that was received before: nothing else of it changes, so it goes at once.
 * Undefined for a box that cannot have one.
 */
export function label(card: Card, sticker: string, nowIso: string): ReceiveFacts | undefined {
  if (card.look.say !== 'ALREADY_RECEIVED') return undefined;
  return { action: 'RECEIVE', code: card.code, at: nowIso, sticker };
}

/** The parcel with a label that can be printed: the service has it on record. */
export function labelledCode(card: Card | undefined): string | undefined {
  if (card === undefined) return undefined;
  const isUnknown = card.look.say === 'NOT_DECLARED' || card.look.say === 'CHECKING';
  return isUnknown && card.scanId === undefined ? undefined : card.code;
}

/** A missing weight is asked about once: Enter again, or what the service has asked since, means that there is none. */
function saidWithoutWeight({ asked }: Card): boolean {
  return asked !== undefined && asked !== 'SCALE_MOVES';
}

/** Where the answer to a question is typed. */
export function fieldOf(question: Question | undefined): TypedName {
  if (question === 'BAD_SIDES') return 'sides';
  if (question === 'NO_SUCH_CELL') return 'cell';
  if (question === 'STICKER_USED' || question === 'NO_SUCH_STICKER') return 'sticker';
  const isOwner =
    question === 'NOT_DECLARED' ||
    question === 'SEVERAL_WAIT' ||
    question === 'NO_SUCH_CUSTOMER' ||
    question === 'SEVERAL_CUSTOMERS' ||
    question === 'OTHER_CUSTOMER';
  return isOwner ? 'customerCode' : 'weight';
}
