// How one entry of the record reads, on the screen and in a file alike.
import { writeDecimal } from '../pricing/exact-decimal.ts';
import { dushanbeMinute } from '../dushanbe-time.ts';
import { locales } from '../locales.ts';
import { isWeek, openingHoursText } from './opening-hours-text.ts';
import type { AuditWords } from './words/audit-words.ts';

type Change = { field: string; before: string | null; after: string | null };

const languageNames: Readonly<Record<string, string>> = {
  ru: 'Русский',
  en: 'English',
  zh: '中文',
  tg: 'Тоҷикӣ',
};

/** The kind of a thing by its name; as it is recorded where it has none. */
export function thingName({ things }: AuditWords, type: string): string {
  return type in things ? things[type as keyof typeof things] : type;
}

/** Who did it, by name. */
export function actorName(
  { actors }: AuditWords,
  { actor, actorId }: { actor: string; actorId: string | null },
): string {
  return actorId === null && actor in actors ? actors[actor as keyof typeof actors] : actor;
}

/**
 * The words with the fields of one kind of thing under the names that its dictionary has for them.
 * @param names by kind of thing and key
 */
export function wordsOfThing(
  words: AuditWords,
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
  thing: string | undefined,
): AuditWords {
  return thing === undefined || !Object.hasOwn(names, thing)
    ? words
    : { ...words, fields: { ...words.fields, ...names[thing] } };
}

/** A field by its name, `titles.ru` with its language. */
export function fieldName({ fields }: AuditWords, path: string): string {
  const [key = '', part] = path.split('.');
  const name = fields[key] ?? key;
  return part === undefined ? name : `${name} · ${languageNames[part] ?? part}`;
}

const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const decimalShape = /^-?\d+\.\d+$/;
const fieldOfFields = new Set(['fields', 'columns', 'languages', 'locale']);

/**
 * A value as people read it: words of the program by name, moments by the clock of Dushanbe, days and decimals as
 * screens write them, a week by days and hours, a text in several languages by language. The record holds values as
 * text, JSON among them. What is empty is null.
 */
export function valueName(words: AuditWords, field: string, value: unknown): string | null {
  const parsed = typeof value === 'string' ? fromRecord(value) : value;
  if (parsed === null || parsed === undefined || parsed === '') return null;
  if (typeof parsed === 'boolean') return words.values[String(parsed)] ?? String(parsed);
  if (typeof parsed === 'string') return sumName(words, field, parsed) ?? textName(words, field, parsed);
  if (isWeek(parsed)) return openingHoursText(words.week, words.marks, parsed);
  if (Array.isArray(parsed)) return listName(words, field, parsed);
  return typeof parsed === 'object' ? partsName(words, field, parsed) : JSON.stringify(parsed);
}

/** A sum in cents or diram, as people write it; undefined for what is none. */
function sumName({ marks }: AuditWords, field: string, value: string): string | undefined {
  if (!field.endsWith('Minor') || !/^-?\d+$/.test(value)) return undefined;
  return writeDecimal(BigInt(value), 2).replace('.', marks.decimal);
}

/** What stands as JSON in the record. */
function fromRecord(value: string): unknown {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function textName(words: AuditWords, field: string, value: string): string {
  if (momentShape.test(value) && !Number.isNaN(Date.parse(value))) return dushanbeMinute(new Date(value));
  if (dayShape.test(value)) return value.split('-').toReversed().join('.');
  if (decimalShape.test(value)) return value.replace('.', words.marks.decimal);
  const parts = /^[\w.-]+(, [\w.-]+)*$/.test(value) ? value.split(', ') : [value];
  return parts.map((part) => partName(words, field, part)).join(words.marks.comma);
}

function listName(words: AuditWords, field: string, parts: readonly unknown[]): string | null {
  const names = parts.map((part) =>
    typeof part === 'string' ? partName(words, field, part) : (valueName(words, field, part) ?? '—'),
  );
  return names.length === 0 ? null : names.join(words.marks.comma);
}

/** A text by language, and anything else by the names of its parts. */
function partsName(words: AuditWords, field: string, parts: object): string | null {
  const named = Object.entries(parts).flatMap(([key, part]) => {
    const text = valueName(words, field, part);
    return text === null
      ? []
      : [`${languageNames[key] ?? words.fields[key] ?? key}${words.marks.colon}${text}`];
  });
  return named.length === 0 ? null : named.join(words.marks.semicolon);
}

function partName(words: AuditWords, field: string, part: string): string {
  if (fieldOfFields.has(field)) {
    if (locales.some((each) => each === part)) return languageNames[part] ?? part;
    // A field of a price or surcharge stands behind what it belongs to: `WEIGHT.unitPrice`.
    return part
      .split('.')
      .map((each) => words.fields[each] ?? words.values[each] ?? each)
      .join(words.marks.colon);
  }
  return words.values[part] ?? part;
}

/** What an entry shows: a change of a row names its fields; a detail that has no value says nothing. */
export function shownChanges<C extends Change>({
  action,
  changes,
}: {
  action: string;
  changes: readonly C[];
}): C[] {
  return changes.filter(({ before, after }) => action.endsWith(':edit') || before !== null || after !== null);
}

/** `Закреплено: нет → да`; the name of the field alone where the record quotes no values. */
export function changeText(words: AuditWords, { field, before, after }: Change): string {
  const name = fieldName(words, field);
  if (before === null && after === null) return name;
  const now = valueName(words, field, after) ?? '—';
  return before === null
    ? `${name}${words.marks.colon}${now}`
    : `${name}${words.marks.colon}${valueName(words, field, before)} → ${now}`;
}
