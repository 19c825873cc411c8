import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { RatesTexts } from './ru.ts';

export const texts: RatesTexts = {
  title: 'Exchange rates',
  count: (rates) => `${rates} ${pluralEn(rates, { one: 'entry', other: 'entries' })}`,
  enter: 'Enter a rate',
  fromFile: 'From a file',
  allPairs: 'All pairs',
  pricePer: (nominal, from, rate, to) => `${nominal} ${from} = ${rate} ${to}`,
  waiting: {
    title: 'Waiting for confirmation',
    lead: 'The rate differs from the last one by more than 20%. Somebody other than the person who entered it confirms it.',
    last: (rate, day) => `last: ${rate} on ${day}`,
    own: 'You entered it yourself',
    confirm: 'Confirm',
    refuse: 'Refuse',
  },
  done: {
    saved: 'Rate saved',
    waits: 'The rate waits for a colleague to confirm it',
    confirmed: 'Rate confirmed',
    refused: 'Rate refused',
  },
  form: {
    title: 'Daily rate',
    nominalHint: 'Usually 1; the bank quotes some rates per 10 or 100.',
    save: 'Save',
    cancel: 'Cancel',
  },
  file: {
    title: 'Rates from a file',
    lead: 'An XML file of the National Bank (the rates of a day, or the history of one currency) or a table with day, currency and rate. Look first at what it would change.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    dropNow: 'Drop the file here',
    limits: 'XML, XLSX or CSV, up to 256 KB',
    verdicts: {
      NEW: 'new',
      SAME: 'on record already',
      REPLACES: 'replaces that day’s rate',
      WAITING: 'will wait for confirmation',
    },
    settled: {
      NEW: 'saved',
      SAME: 'was on record',
      REPLACES: 'replaced that day’s rate',
      WAITING: 'waits for confirmation',
    },
    outcome: ({ saved, waiting, same, rejected }) =>
      [
        saved > 0 ? `Rates saved: ${saved}.` : 'No new rates were saved.',
        waiting > 0 && `Waiting for a colleague to confirm: ${waiting}.`,
        same > 0 && `On record already: ${same}.`,
        rejected > 0 && `Not taken: ${rejected}.`,
      ]
        .filter(Boolean)
        .join(' '),
    rejected: (entry, code, value) => `Entry ${entry} (${code || '—'}): “${value}” is invalid, skipped`,
    skipped: (rates) => `Other currencies, not kept: ${rates}`,
    nothing: 'The file holds no new rates.',
    take: 'Accept rates',
    tooLarge: 'The file is larger than 256 KB: this is not a rates file.',
    saveRejected: 'Save the rates not taken',
    saved: 'File saved',
    close: 'Close',
  },
  manual: 'manual',
  names: { demo: 'sample', system: 'the service' },
  by: (name) => `entered by ${name}`,
  empty: {
    title: 'No rates yet',
    text: 'Enter a rate or load a file of the bank: without one, prices are shown in dollars only.',
  },
};
