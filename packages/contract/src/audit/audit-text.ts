// How one entry of the record reads, on the screen and in a file alike.
import { dushanbeMinute } from '../dushanbe-time.ts';
import { locales } from '../locales.ts';
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

/** A field by its name, `titles.ru` with its language. */
export function fieldName({ fields }: AuditWords, path: string): string {
  const [key = '', part] = path.split('.');
  const name = fields[key] ?? key;
  return part === undefined ? name : `${name} · ${languageNames[part] ?? part}`;
}

const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const fieldOfFields = new Set(['fields', 'columns', 'languages', 'locale']);

/** A value as people read it: words of the program by name, moments by the clock of Dushanbe. Null stays null. */
export function valueName(words: AuditWords, field: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  if (momentShape.test(value) && !Number.isNaN(Date.parse(value))) return dushanbeMinute(new Date(value));
  return partsOf(value)
    .map((part) => partName(words, field, part))
    .join(', ');
}

/** A list stands as JSON or with commas between words; what is no word of the program stays as it is. */
function partsOf(value: string): string[] {
  if (/^\[.*\]$/.test(value))
    try {
      return (JSON.parse(value) as unknown[]).map((part) =>
        typeof part === 'string' ? part : JSON.stringify(part),
      );
    } catch {
      return [value];
    }
  return /^[\w.-]+(, [\w.-]+)*$/.test(value) ? value.split(', ') : [value];
}

function partName(words: AuditWords, field: string, part: string): string {
  if (fieldOfFields.has(field)) {
    if (locales.some((each) => each === part)) return languageNames[part] ?? part;
    // A field of a price or surcharge stands behind what it belongs to: `WEIGHT.unitPrice`.
    return part
      .split('.')
      .map((each) => words.fields[each] ?? words.values[each] ?? each)
      .join(': ');
  }
  return words.values[part] ?? part;
}

/** What an entry tells: a change of a row names its fields; a detail that has no value says nothing. */
export function toldChanges<C extends Change>({
  action,
  changes,
}: {
  action: string;
  changes: readonly C[];
}): C[] {
  return changes.filter(({ before, after }) => action.endsWith(':edit') || before !== null || after !== null);
}

/** `Закреплено: нет → да`; the name of the field alone where the record tells no values. */
export function changeText(words: AuditWords, { field, before, after }: Change): string {
  const name = fieldName(words, field);
  if (before === null && after === null) return name;
  const now = valueName(words, field, after) ?? '—';
  return before === null ? `${name}: ${now}` : `${name}: ${valueName(words, field, before)} → ${now}`;
}
