import type { AuditValue } from './audit-actions.ts';

/** A field that differs; values only where they are audited. */
export type FieldChange = { field: string; before?: AuditValue; after?: AuditValue };

type Fields = Readonly<Record<string, unknown>>;

const longestText = 120;
/** Lists and the hours of a week are recorded whole: what differs may stand at their end. */
const longestList = 1_000;

/**
 * The fields in which a row differs, in the order of `after`; a text in several languages counts language by language
 * (`titles.ru`). Values stand beside those fields alone that `audited` names: codes, numbers, times and addresses of
 * the business, never long texts or what is said about a person.
 */
export function describeChanges(before: Fields, after: Fields, audited: readonly string[]): FieldChange[] {
  return Object.keys(after).flatMap((field): FieldChange[] => {
    const old = before[field] ?? null;
    const fresh = after[field] ?? null;
    if (isTexts(fresh) && (old === null || isTexts(old)))
      return describeChanges(old ?? {}, fresh, audited.includes(field) ? Object.keys(fresh) : []).map(
        (change) => ({
          ...change,
          field: `${field}.${change.field}`,
        }),
      );
    if (valueKey(old) === valueKey(fresh)) return [];
    return audited.includes(field)
      ? [{ field, before: valueText(old), after: valueText(fresh) }]
      : [{ field }];
  });
}

function isTexts(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    'ru' in value
  );
}

function valueKey(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function valueText(value: unknown): string | null {
  if (value === null) return null;
  const text = typeof value === 'string' ? value : valueKey(value).replace(/^"(.*)"$/, '$1');
  const longest = typeof value === 'string' ? longestText : longestList;
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Changes as a detail of the record: one JSON text each. */
export function writeChanges(changes: readonly FieldChange[]): string[] {
  return changes.map(({ field, before, after }) =>
    JSON.stringify(
      before === undefined && after === undefined ? [field] : [field, before ?? null, after ?? null],
    ),
  );
}

/** Reads what `writeChanges` has written, and other details as fields that came to be. */
export function readChanges(
  details: Readonly<Record<string, AuditValue>>,
): { field: string; before: string | null; after: string | null }[] {
  const { changes, ...others } = details;
  const written = (Array.isArray(changes) ? changes : []).map((text: string) => {
    const [field = '', before = null, after = null] = JSON.parse(text) as (string | null)[];
    return { field: field ?? '', before, after };
  });
  const rest = Object.entries(others).map(([field, value]) => ({
    field,
    before: null,
    after: value === null ? null : Array.isArray(value) ? value.join(', ') : String(value),
  }));
  return [...written, ...rest];
}
