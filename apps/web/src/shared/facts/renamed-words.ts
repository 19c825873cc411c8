import type { LocaleTexts } from '@rohi/contract/locales';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import { locale } from '../i18n/locale.ts';
import { factValue } from './site-facts.ts';

/**
 * Words that the office has replaced, by their code in the dictionary; the page carries them. None while the page is
 * built.
 */
const renamed = new Map(factValue('{{renamedWords}}') as [string, LocaleTexts][] | undefined);

/**
 * A name in the visitor's language: the office's, or else the program's. `code` as the dictionary has it, `STAGE_DTH`.
 */
export function nameOf(code: string, own: string): string {
  return renamed.get(code)?.[locale] ?? own;
}

/** A table of names with the office's words in their places; `prefix` as the dictionary has it, `STAGE_`. */
export function renameTable<Table extends Readonly<Record<string, LocaleTexts>>>(
  own: Table,
  prefix: string,
): Table {
  const rows = Object.entries(own).map(([code, names]) => [code, renamed.get(prefix + code) ?? names]);
  return Object.fromEntries(rows) as Table;
}

const prefixes: Record<keyof TrackingWords, string> = {
  statusNames: '',
  stepNames: 'STEP_',
  headlines: 'HEADLINE_',
  problemNames: 'PROBLEM_',
  handlingNoteNames: 'NOTE_',
};

/** The words of parcels with the office's in their places. */
export function renameTrackingWords(own: TrackingWords): TrackingWords {
  const parts = Object.entries(own).map(([part, names]) => [
    part,
    Object.fromEntries(
      Object.entries(names).map(([code, name]) => [
        code,
        nameOf(prefixes[part as keyof TrackingWords] + code, name),
      ]),
    ),
  ]);
  return Object.fromEntries(parts) as TrackingWords;
}
