/**
 * The public timeline of a parcel as one short text, which stands in its row. It is in no language, and in the order of
 * the answer:
 *
 *     form · status · step before cancellation · business line · country · problems · notes · receipt in China ·
 *     order code · last-mile code, carrier, website · trip · number of events · the events, newest first
 *     an event: type · what its type adds (a problem, a reason, a text) · place · days before the one above it ·
 *     time of day
 *
 * A code is one letter, a number as many as it needs, a text has its length before it. A row that does not end where it
 * should, or has a letter that stands for nothing, is damaged and is not read.
 */
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { CancelReason } from '@rohi/contract/tracking/parcel-events';
import type { HandlingNote, ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { dayMs, type PublicTimeline, type TimelineEvent } from './public-timeline.ts';

/**
 * The first letter of a row. Another one with every change of the form, and of what is shown: rows with the old one are
 * made again from the histories.
 */
export const rowForm = 'b';

/** Stands in the place of the letter of CN_RECEIVED where the weight was left to the hub. */
const unweighedReceipt = 'X';

/** What each letter of a row stands for. Letters are only ever added: rows that are there keep theirs. */
export const rowLetters = {
  status: {
    NEW: 'A',
    WAIT_FORECAST: 'B',
    DTH: 'C',
    DHWCRK: 'D',
    DHWCCK: 'E',
    DZTDQS: 'F',
    DKHQS: 'G',
    KHYQS: 'H',
    YQX: 'I',
  } satisfies Record<ParcelStatus, string>,
  businessLine: { BSC: 'A', FBA: 'B' } satisfies Record<BusinessLine, string>,
  problem: {
    HELD: 'A',
    DAMAGED: 'B',
    UNIDENTIFIED: 'C',
    RETURNING: 'D',
    LOST: 'E',
    OVERDUE: 'F',
    DELAYED: 'G',
  } satisfies Record<ParcelProblem, string>,
  note: {
    FRAGILE: 'A',
    BATTERY: 'B',
    LIQUID: 'C',
    OVERSIZE: 'D',
    KEEP_UPRIGHT: 'E',
  } satisfies Record<HandlingNote, string>,
  reason: {
    LOST: 'A',
    SEIZED: 'B',
    DESTROYED: 'C',
    RETURNED: 'D',
    ABANDONED: 'E',
    CUSTOMER_REQUEST: 'F',
    OTHER: 'G',
  } satisfies Record<CancelReason, string>,
  event: {
    ORDER_CREATED: 'A',
    ORDER_SUBMITTED: 'B',
    FORECAST_ACCEPTED: 'C',
    CN_RECEIVED: 'D',
    CN_PACKED: 'E',
    LINEHAUL_DEPARTED: 'F',
    HUB_PASSED: 'G',
    EXPORT_CUSTOMS_IN: 'H',
    EXPORT_CUSTOMS_OUT: 'I',
    BORDER_CROSSED: 'J',
    IMPORT_CUSTOMS_IN: 'K',
    IMPORT_CUSTOMS_OUT: 'L',
    DELAYED: 'M',
    HUB_INBOUND: 'N',
    HUB_OUTBOUND: 'O',
    PP_RECEIVED: 'P',
    CUSTOMER_RECEIVED: 'Q',
    CANCELLED: 'R',
    FLAG_RAISED: 'S',
    FLAG_CLEARED: 'T',
    EXTERNAL: 'U',
    COURIER_OUT: 'V',
    COURIER_BACK: 'W',
  } satisfies Record<TimelineEvent['type'], string>,
};

/** A row of the read model that cannot be read. The history of its parcel can. */
export class DamagedRowError extends Error {}

/** Whether a row is of the form that this version reads; what is not there is of none. */
export function isReadableForm(row: string | null): row is string {
  return row?.startsWith(rowForm) === true;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Stands where there is nothing. */
const nothing = '.';
/** Days from the first of January of the year 0 to 1970. */
const daysBefore1970 = 719_528;
/** And to the last day of the year 9999. */
const lastDay = 3_652_424;
/** Steps before "cancelled". */
const steps = 8;
const lettersOfTime = 5;

/** The row of a timeline. Throws RangeError for a moment outside of the years 0 to 9999. */
export function encodeTimeline(timeline: PublicTimeline): string {
  const { status, stepBeforeCancel, receivedAt, events } = timeline;
  const texts = [
    timeline.orderCode,
    timeline.lastMileTracking,
    timeline.lastMileCarrier,
    timeline.lastMileWebsite,
    timeline.tripCode,
  ];
  return [
    rowForm,
    rowLetters.status[status],
    stepBeforeCancel === null ? nothing : writeNumber(stepBeforeCancel),
    rowLetters.businessLine[timeline.businessLine],
    timeline.countryCode,
    writeList(timeline.problems.map((problem) => rowLetters.problem[problem])),
    writeList(timeline.handlingNotes.map((note) => rowLetters.note[note])),
    receivedAt === null ? nothing : writeMoment(receivedAt),
    ...texts.map(writeText),
    writeNumber(events.length),
    ...events.map((event, index) => writeEvent(event, events[index - 1])),
  ].join('');
}

function writeEvent(event: TimelineEvent, above: TimelineEvent | undefined): string {
  return [
    event.isUnweighed === true ? unweighedReceipt : rowLetters.event[event.type],
    event.flag === null ? '' : rowLetters.problem[event.flag],
    event.reason === null ? '' : rowLetters.reason[event.reason],
    event.type === 'EXTERNAL' ? writeText(event.raw) : '',
    event.placeId === null ? nothing : writeNumber(event.placeId),
    above === undefined ? writeDay(event.day) : writeNumber(above.day - event.day),
    writeTimeOfDay(event.msOfDay),
  ].join('');
}

function writeMoment(moment: Date): string {
  const day = Math.floor(moment.getTime() / dayMs);
  return writeDay(day) + writeTimeOfDay(moment.getTime() - day * dayMs);
}

function writeDay(day: number): string {
  const days = day + daysBefore1970;
  if (days > lastDay) throw new RangeError(`a row has no place for the day ${day}`);
  return writeNumber(days);
}

/** Five bits a letter, the lowest first; all but the last have the sixth bit. */
function writeNumber(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 0x7f_ff_ff_ff)
    throw new RangeError(`a row has no place for the number ${value}`);
  let letters = '';
  let rest = value;
  for (; rest > 31; rest >>>= 5) letters += alphabet[(rest & 31) | 32];
  return letters + alphabet[rest];
}

/** Milliseconds of a day as five letters of six bits, the highest first. */
function writeTimeOfDay(ms: number): string {
  let letters = '';
  for (let shift = 6 * (lettersOfTime - 1); shift >= 0; shift -= 6) letters += alphabet[(ms >>> shift) & 63];
  return letters;
}

function writeList(letters: readonly string[]): string {
  return writeNumber(letters.length) + letters.join('');
}

/** As JSON escapes it: so it holds no sign that PostgreSQL or JSON would refuse. */
function writeText(text: string | null): string {
  if (text === null) return nothing;
  const escaped = JSON.stringify(text).slice(1, -1);
  return writeNumber(escaped.length) + escaped;
}

/** By the value of a letter: what it stands for. */
function namesOf<Code extends string>(
  letters: Readonly<Record<Code, string>>,
): readonly (Code | undefined)[] {
  const names: (Code | undefined)[] = Array.from({ length: alphabet.length });
  for (const code of Object.keys(letters) as Code[]) names[alphabet.indexOf(letters[code])] = code;
  return names;
}

const names = {
  status: namesOf(rowLetters.status),
  businessLine: namesOf(rowLetters.businessLine),
  problem: namesOf(rowLetters.problem),
  note: namesOf(rowLetters.note),
  reason: namesOf(rowLetters.reason),
  event: namesOf(rowLetters.event),
};

const values = new Int8Array(128).fill(-1);
for (let value = 0; value < alphabet.length; value += 1) values[alphabet.charCodeAt(value)] = value;

/** A row that is being read. */
type Cursor = { readonly row: string; at: number };

/** The timeline of a row. Throws `DamagedRowError`. */
export function decodeTimeline(row: string): PublicTimeline {
  if (!isReadableForm(row)) return refuse(row, 0);
  const cursor: Cursor = { row, at: 1 };
  const timeline = {
    status: readCode(cursor, names.status),
    stepBeforeCancel: isNothing(cursor) ? null : readBelow(cursor, steps),
    businessLine: readCode(cursor, names.businessLine),
    countryCode: readCountry(cursor),
    problems: readList(cursor, names.problem),
    handlingNotes: readList(cursor, names.note),
    receivedAt: isNothing(cursor) ? null : readMoment(cursor),
    orderCode: readText(cursor),
    lastMileTracking: readText(cursor),
    lastMileCarrier: readText(cursor),
    lastMileWebsite: readText(cursor),
    tripCode: readText(cursor),
    events: readEvents(cursor),
  };
  if (cursor.at !== row.length) refuse(row, cursor.at);
  return timeline;
}

function readEvents(cursor: Cursor): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  const count = readNumber(cursor);
  let day = 0;
  for (let index = 0; index < count; index += 1) {
    const isUnweighed = isNext(cursor, unweighedReceipt);
    const type = isUnweighed ? 'CN_RECEIVED' : readCode(cursor, names.event);
    const flag = type === 'FLAG_RAISED' ? readCode(cursor, names.problem) : null;
    const reason = type === 'CANCELLED' ? readCode(cursor, names.reason) : null;
    const raw = type === 'EXTERNAL' ? readText(cursor) : null;
    const placeId = isNothing(cursor) ? null : readNumber(cursor);
    day = index === 0 ? readDay(cursor) : day - readBelow(cursor, day + daysBefore1970 + 1);
    const event = { type, placeId, day, msOfDay: readTimeOfDay(cursor), flag, reason, raw };
    events.push(isUnweighed ? { ...event, isUnweighed } : event);
  }
  return events;
}

function refuse({ length }: string, at: number): never {
  throw new DamagedRowError(`a row of the read model of ${length} letters is damaged at ${at}`);
}

/** True, and past it, where there is nothing. */
function isNothing(cursor: Cursor): boolean {
  if (cursor.row.charCodeAt(cursor.at) !== 46) return false;
  cursor.at += 1;
  return true;
}

/** True, and past it, where this letter stands. */
function isNext(cursor: Cursor, letter: string): boolean {
  if (cursor.row[cursor.at] !== letter) return false;
  cursor.at += 1;
  return true;
}

function readLetter(cursor: Cursor): number {
  const code = cursor.row.charCodeAt(cursor.at);
  // Past the end the code is no number, and so not below 128.
  const value = code < 128 ? (values[code] ?? -1) : -1;
  if (value < 0) refuse(cursor.row, cursor.at);
  cursor.at += 1;
  return value;
}

function readCode<Code>(cursor: Cursor, codes: readonly (Code | undefined)[]): Code {
  const code = codes[readLetter(cursor)];
  return code ?? refuse(cursor.row, cursor.at - 1);
}

function readNumber(cursor: Cursor): number {
  let value = 0;
  for (let shift = 0; shift <= 30; shift += 5) {
    const letter = readLetter(cursor);
    value |= (letter & 31) << shift;
    if (letter < 32) return value < 0 ? refuse(cursor.row, cursor.at) : value;
  }
  return refuse(cursor.row, cursor.at);
}

function readTimeOfDay(cursor: Cursor): number {
  let ms = 0;
  for (let letter = 0; letter < lettersOfTime; letter += 1) ms = (ms << 6) | readLetter(cursor);
  return ms < dayMs ? ms : refuse(cursor.row, cursor.at);
}

function readBelow(cursor: Cursor, end: number): number {
  const value = readNumber(cursor);
  return value < end ? value : refuse(cursor.row, cursor.at);
}

function readDay(cursor: Cursor): number {
  return readBelow(cursor, lastDay + 1) - daysBefore1970;
}

function readMoment(cursor: Cursor): Date {
  const day = readDay(cursor);
  return new Date(day * dayMs + readTimeOfDay(cursor));
}

function readCountry(cursor: Cursor): string {
  const country = cursor.row.slice(cursor.at, cursor.at + 2);
  if (!/^[A-Z]{2}$/.test(country)) refuse(cursor.row, cursor.at);
  cursor.at += 2;
  return country;
}

function readList<Code>(cursor: Cursor, codes: readonly (Code | undefined)[]): Code[] {
  const list: Code[] = [];
  for (let left = readNumber(cursor); left > 0; left -= 1) list.push(readCode(cursor, codes));
  return list;
}

/** What needs no escape in JSON and is one byte a sign. */
const plainText = /^[ !#-[\]-~]*$/;

function readText(cursor: Cursor): string | null {
  if (isNothing(cursor)) return null;
  const length = readNumber(cursor);
  const escaped = cursor.row.slice(cursor.at, cursor.at + length);
  if (escaped.length < length) refuse(cursor.row, cursor.at);
  const text = plainText.test(escaped) ? escaped : unescaped(cursor, escaped);
  cursor.at += length;
  return text;
}

function unescaped({ row, at }: Cursor, escaped: string): string {
  try {
    return JSON.parse(`"${escaped}"`) as string;
  } catch {
    return refuse(row, at);
  }
}
