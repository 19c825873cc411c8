/** What somebody says of the sheets of a file, while it is being said. */
import type { MoveInFile, SaidSheets } from './move-in-queries.ts';

export type Sheet = MoveInFile['sheets'][number];
type SaidSheet = SaidSheets['sheets'][number];

export type SheetDraft = {
  kind: NonNullable<SaidSheet['kind']> | '';
  /** By the place of a column; `''` where it is still to be said, `none` where it is of no use. */
  columns: Readonly<Record<number, string>>;
  status: NonNullable<SaidSheet['status']> | '';
};

const isAsked = ({ questions }: Sheet, index: number) =>
  questions.some((question) => question.index === index);

/** What a sheet was taken for; what is asked about is still to be said. */
export function draftOf(sheet: Sheet): SheetDraft {
  const [guess] = sheet.questions.find(({ about }) => about === 'sheetStatus')?.samples ?? [];
  return {
    kind: (sheet.kind ?? '') as SheetDraft['kind'],
    columns: Object.fromEntries(
      sheet.columns.map(({ index, column }) => [index, isAsked(sheet, index) ? '' : (column ?? 'none')]),
    ),
    status: (sheet.status ?? guess ?? '') as SheetDraft['status'],
  };
}

/** Whether something is left to be said. */
export function isUnanswered(sheet: Sheet, { kind, columns, status }: SheetDraft): boolean {
  if (kind === 'leave') return false;
  if (kind === '') return sheet.columns.length > 0;
  if (Object.values(columns).includes('')) return true;
  return kind === 'parcels' && status === '' && sheet.questions.some(({ about }) => about === 'sheetStatus');
}

/** As it goes to the service: columns are named where one of them was, also before. */
export function wireOf(sheet: Sheet, { kind, columns, status }: SheetDraft): SaidSheet {
  const before = draftOf(sheet).columns;
  const isNamed =
    Object.entries(columns).some(([index, column]) => before[Number(index)] !== column) ||
    sheet.columns.some(({ why }) => why === 'said');
  return {
    ...(kind === '' ? {} : { kind }),
    ...(isNamed
      ? {
          columns: Object.entries(columns).map(([index, column]) => ({
            index: Number(index),
            column: column === 'none' ? null : column,
          })),
        }
      : {}),
    ...(status === '' ? {} : { status }),
  };
}
