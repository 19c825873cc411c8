import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { SideBySideTexts } from './ru.ts';

export const texts: SideBySideTexts = {
  title: 'Side by side',
  lead: (goal) =>
    `Send the earlier sheet of parcels or debts each evening. Comparing changes nothing. Once ${goal} agree for a week and debts are equal to the diram, you can leave the sheet.`,
  send: {
    choose: 'Choose a sheet',
    reading: 'Comparing…',
    limits: 'XLSX, CSV, TXT, up to 50,000 rows and 10 MB',
    tooLarge: (name) => `“${name}” is larger than 10 MB. Split the file.`,
    refused: (name, why) => `“${name}”: ${why}`,
  },
  empty: {
    title: 'Nothing was compared yet',
    text: 'Send today’s sheet: you will see here where it and the service differ.',
  },
  days: 'Compared in the last 60 days',
  nothingDiffers: 'nothing differs',
  differences: {
    onlyInSheet: 'only in the sheet',
    onlyHere: 'only here',
    status: 'other status',
    owner: 'other owner',
    weight: 'other weight',
    debt: 'other debt',
  },
  agree: (agree, compared) => `${agree} of ${compared} agree.`,
  reached: 'The goal is reached.',
  notReached: 'The goal is not reached yet.',
  sumsEqual: (sum) => `Customers’ debts are equal: ${sum}.`,
  sumsApart: (sheet, here) => `Customers’ debts: ${sheet} in the sheet, ${here} here.`,
  setAside: (count, text) =>
    `${text} ${pluralEn(count, { one: 'difference', other: 'differences' })} not counted, where the sheet is wrong.`,
  unreadRows: (count, text) =>
    `${text} ${pluralEn(count, { one: 'row', other: 'rows' })} of the sheet could not be read.`,
  unreadColumns: (names) => `Columns that were not understood or compared: ${names}.`,
  rows: 'Differences',
  all: 'all',
  line: (row) => `row ${row}`,
  sheet: 'In the sheet',
  here: 'Here',
  nothing: 'nothing',
  owesNothing: 'no debt',
  cancelled: 'cancelled',
  kilograms: (text) => `${text} kg`,
  statuses: {
    IN_CHINA: 'in China',
    ON_THE_ROAD: 'on the road',
    ARRIVED: 'arrived',
    HANDED_OVER: 'handed over',
  },
  bringIn: 'Bring in by a move-in',
  sheetIsWrong: 'The sheet is wrong',
  isAside: (note, who, at) => `The sheet is wrong: ${note} (${who}, ${at})`,
  compareAgain: 'Compare again',
  shown: (from, to, of) => `${from}–${to} of ${of}`,
  before: 'Back',
  next: 'Next',
  aside: {
    title: 'The sheet is wrong',
    text: (code, difference) =>
      `${code}, ${difference}: from the next sheet on this does not count as a difference.`,
    note: 'Why',
    cancel: 'Cancel',
    yes: 'Do not count',
  },
};
