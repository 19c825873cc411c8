import { pluralEn } from '../../../../../shared/i18n/plural.ts';
import type { ImportWords } from './ru.ts';

const rows = { one: 'row', other: 'rows' };

function what(added: number, edited: number): string {
  return [...(added > 0 ? [`${added} new`] : []), ...(edited > 0 ? [`${edited} changed`] : [])].join(' and ');
}

export const texts: ImportWords = {
  titleOf: (list) => `${list}: import from a file`,
  cell: (column, value) => `${column}${value === '' ? '' : ` “${value}”`}: `,
  lead: 'Download the list, edit it in a spreadsheet and bring it back. You see what would change first: nothing is saved until you say so.',
  button: 'Choose a file',
  drop: 'or drop it here',
  dropNow: 'Drop the file here',
  limits: (most, megabytes) => `XLSX or CSV, up to ${most} rows and ${megabytes} MB`,
  tooLarge: (megabytes) => `The file is larger than ${megabytes} MB. Split it.`,
  reading: 'Reading the file…',
  template: 'Download the template',
  file: (name, count) => `${name}: ${count} ${pluralEn(count, rows)}`,
  unknown: (headings) => `Unknown columns, ignored: ${headings}`,
  states: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  filter: 'Which rows to show',
  columns: { row: 'Row', key: 'Record', what: 'What happens' },
  newRow: 'new record',
  same: 'unchanged',
  empty: 'empty',
  was: 'Was',
  becomes: 'Becomes',
  nothing: 'Nothing to save: the file matches the list.',
  write: (added, edited) => `Save ${what(added, edited)}`,
  writing: (done, total) => `${done} of ${total} saved`,
  goOn: 'Resume',
  done: (added, edited) =>
    added > 0 && edited > 0
      ? `Done: ${added} added, ${edited} changed.`
      : added > 0
        ? `Done: ${added} added.`
        : `Done: ${edited} changed.`,
  doneNothing: 'No record was changed.',
  refused: (count) =>
    `${count} ${pluralEn(count, rows)} cannot be imported. Download them with the reasons, fix them and upload again.`,
  saveRefused: 'Download the refused rows',
  saved: 'File saved',
  another: 'Another file',
  close: 'Close',
  none: {
    new: 'The file has no new records.',
    changed: 'The file has no changed records.',
    unchanged: 'There are no such rows.',
    refused: 'Every row is fine.',
  },
};
