/**
 * The dictionary of a list's fields: what each is called, and all that more than one place must know of it. The form
 * and the columns of the console, headings of files both ways, the record of changes, errors and the document of the
 * API read it.
 */
import type { LocaleTexts } from './locales.ts';

/** What the record of changes quotes: both values, only that the field has changed, or nothing at all. */
type Audited = 'values' | 'name' | 'secret';

/** How the values of a field are written in a file and read back. */
export type FieldKind =
  | 'text'
  /** As `text`, but an empty text where nothing is written. */
  | 'line'
  /** One text in four languages. */
  | 'texts'
  | 'choice'
  | 'many'
  | 'flag'
  | 'whole'
  /** A decimal number as text. */
  | 'decimal'
  /** A calendar day of Dushanbe. */
  | 'day'
  | 'moment'
  /** Another row by its code; `references`: some of them. */
  | 'reference'
  | 'references'
  /** Only its room knows how it reads; it stands in a file to be read, never to be taken back. */
  | 'own';

type Named = {
  /** Its one name in each language; Tajik awaits a native reader. */
  readonly name: LocaleTexts;
  /** What its column was called in files that people may still have. */
  readonly formerNames?: readonly string[];
};

/** What a row shows beside what is edited: shown in the file, and passed over when the file comes back. */
type Fact = Named & {
  readonly kind: 'fact';
  /** A point in time: the heading of its column names the time zone. */
  readonly isMoment?: true;
};

export type EditedField = Named & {
  readonly audited: Audited;
  /** What a new row has where nothing is said; a field without it has to be given. */
  readonly blank?: unknown;
} & (
    | {
        readonly kind: 'choice' | 'many';
        readonly options: Readonly<Record<string, LocaleTexts>>;
        /**
         * What stands before the codes of the options in the dictionary of words; absent where the office cannot
         * replace them.
         */
        readonly wordPrefix?: string;
      }
    | { readonly kind: Exclude<FieldKind, 'choice' | 'many'> }
  );

/** Fields by their keys on the wire, in the order of the file. */
export type Fields = Readonly<Record<string, EditedField | Fact>>;

/**
 * What the column of a field is called in a file. For a moment the heading names the time zone, since a cell holds
 * none.
 */
export function columnHeading(field: Fields[string]): LocaleTexts {
  if (field.kind !== 'fact' || field.isMoment !== true) return field.name;
  const { ru, en, zh, tg } = field.name;
  return { ru: `${ru} (Душанбе)`, en: `${en} (Dushanbe)`, zh: `${zh}（杜尚别）`, tg: `${tg} (Душанбе)` };
}

/** A text in four languages that is not written yet. */
export const noTexts: LocaleTexts = { ru: '', en: '', zh: '', tg: '' };

type Settled<Blank> = Blank extends readonly [] ? never[] : Blank extends boolean ? boolean : Blank;
/** What a new row of a dictionary has of itself. */
export type BlanksOf<F extends Fields> = {
  -readonly [Key in keyof F as F[Key] extends { readonly blank: unknown } ? Key : never]: F[Key] extends {
    readonly blank: infer Blank;
  }
    ? Settled<Blank>
    : never;
};

/** What a new row has where nothing is said. */
export function blanksOf<const F extends Fields>(fields: F): BlanksOf<F> {
  const blanks = Object.entries(fields).flatMap(([key, field]) =>
    'blank' in field ? [[key, field.blank]] : [],
  );
  return Object.fromEntries(blanks) as BlanksOf<F>;
}

/** The fields that the record of changes quotes with their values. */
export function auditedFields(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => {
    const field = fields[key];
    return field !== undefined && field.kind !== 'fact' && field.audited === 'values';
  });
}

/** The texts of a form that may be left out, trimmed and with й as one sign; null where nothing is written. */
export function tidyTexts<F extends Fields, Asked extends Readonly<Record<string, unknown>>>(
  fields: F,
  draft: Asked,
): {
  [Key in keyof Asked & keyof F as F[Key] extends { kind: 'text'; blank: null } ? Key : never]: string | null;
} {
  const tidy = Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind !== 'text' || field.blank !== null) return [];
    const text = draft[key];
    return [[key, typeof text === 'string' ? text.normalize('NFC').trim() || null : null]];
  });
  return Object.fromEntries(tidy) as never;
}
