import { importKinds } from '@rohi/contract/imports/office-import-rules';
import type { Locale } from '@rohi/contract/locales';
import { headerOf, type ColumnKey, type TableKind } from './column-headers.ts';
import { refusalText } from '../../../messages/table-files.ts';
import type { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { requiredColumns } from './recognise-columns.ts';

/** Why a file is not taken, in one line, columns called by our own headers in the reader's language. */
export function describeRefusal({ refusal, params }: FileRefusal, locale: Locale): string {
  const needed = (kind: TableKind) => joinHeaders(kind, requiredColumns[kind], locale);
  if (refusal === 'noHeader')
    return refusalText(refusal, locale, {
      parcels: needed('parcels'),
      events: needed('events'),
      positions: needed('positions'),
    });
  if (refusal === 'headerNeeded') return refusalText(refusal, locale, { needed: needed('declarations') });
  if (refusal !== 'missingColumns') return refusalText(refusal, locale, params);
  const kind = [...importKinds, 'declarations' as const].find((each) => each === params['kind']) ?? 'parcels';
  const missing = String(params['missing']).split(',') as ColumnKey[];
  return refusalText(refusal, locale, { missing: joinHeaders(kind, missing, locale), needed: needed(kind) });
}

function joinHeaders(kind: TableKind, keys: readonly ColumnKey[], locale: Locale): string {
  return keys.map((key) => headerOf(kind, key, locale)).join(locale === 'zh' ? '、' : ', ');
}
