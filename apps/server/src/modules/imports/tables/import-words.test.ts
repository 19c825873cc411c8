import { importKinds } from '@rohi/contract/imports/office-import-rules';
import { ownHeaders } from '../../../platform/table-files/own-headers.ts';
import { locales } from '@rohi/contract/locales';
import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import { handlingNotes, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { describe, expect, test } from 'vitest';
import { columnHeaders } from './column-headers.ts';
import { eventWords } from './event-words.ts';
import { refusalText, type RefusalName } from '../../../messages/table-files.ts';
import { declarationNoteTexts, declarationProblemTexts } from '../declarations/declaration-problems.ts';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { fileWords, findCountry } from './import-words.ts';
import { headerKey } from '../../../platform/table-files/table.ts';
import { noteReasons, noteText } from './row-notes.ts';
import { problemReasons, problemText } from './row-problems.ts';

const { findBusinessLine, findEvent, findHandlingNote, findReason, findStatus } = fileWords();

describe('words of a file', () => {
  test('a status is found by its code and by its label in every language', () => {
    for (const status of parcelStatuses) {
      expect(findStatus(status.toLowerCase())).toBe(status);
      for (const { statusNames } of Object.values(allTrackingWords))
        expect(findStatus(` ${statusNames[status]} `)).toBe(status);
    }
    expect(findStatus('в пути на склад')).toBe('DHWCRK');
    expect(findStatus('待客户领取')).toBe('DKHQS');
    expect(findStatus('что-то')).toBeUndefined();
  });

  test('an event is found by its code and by each of its words, and no word means two events', () => {
    const seen = new Map<string, string>();
    for (const [type, words] of Object.entries(eventWords)) {
      expect(findEvent(type)).toBe(type);
      for (const word of Object.values(words).flat()) {
        expect(findEvent(word), word).toBe(type);
        expect(seen.get(word) ?? type, word).toBe(type);
        seen.set(word, type);
      }
    }
  });

  test('a word of the office is read, before that of the program and after the code', () => {
    const names = { ru: 'Едет в Душанбе', en: 'Picked up', zh: '在路上', tg: 'Дар роҳ' };
    const renamed = fileWords(new Map([['DHWCRK', { ...names, tg: 'KHYQS' }]]));
    expect(['едет в Душанбе', 'picked up'].map(renamed.findStatus)).toEqual(['DHWCRK', 'DHWCRK']);
    expect(['khyqs', allTrackingWords.en.statusNames.DHWCRK].map(renamed.findStatus)).toEqual([
      'KHYQS',
      'DHWCRK',
    ]);
  });

  test('corrections, flags and foreign messages are no events of a file', () => {
    const named = parcelEventTypes.filter((type) => findEvent(type) !== undefined);
    expect(parcelEventTypes.filter((type) => !named.includes(type))).toEqual([
      'CORRECTED',
      'FLAG_RAISED',
      'FLAG_CLEARED',
      'EXTERNAL',
    ]);
  });

  test('countries, lines, notes and reasons go by code or word', () => {
    expect(['TJ', 'таджикистан', 'Tajikistan', '塔吉克斯坦', 'Тоҷикистон'].map(findCountry)).toEqual(
      Array.from({ length: 5 }, () => 'TJ'),
    );
    expect(['Китай', 'XX', 'Нигде'].map(findCountry)).toEqual(['CN', undefined, undefined]);
    expect(['bsc', 'Карго', '零售'].map(findBusinessLine)).toEqual(['BSC', 'FBA', 'BSC']);
    expect(handlingNotes.map(findHandlingNote)).toEqual(handlingNotes);
    expect(findHandlingNote('Хрупкий груз')).toBe('FRAGILE');
    expect(['Утеряно', 'lost', '丢失'].map(findReason)).toEqual(['LOST', 'LOST', 'LOST']);
  });
});

describe('headers of a file', () => {
  test.each(importKinds)('none of %s means two columns', (kind) => {
    const seen = new Map<string, string>();
    for (const [key, texts] of Object.entries(columnHeaders[kind])) {
      for (const header of Object.values(texts).flat()) {
        expect(seen.get(headerKey(header)) ?? key, header).toBe(key);
        seen.set(headerKey(header), key);
      }
    }
    for (const own of Object.values(ownHeaders).flatMap((texts) => Object.values(texts)))
      expect(seen.has(headerKey(own)), own).toBe(false);
  });
});

describe('texts of an import', () => {
  const refusals: RefusalName[] = [
    'missingFile',
    'tooManyRows',
    'oldExcel',
    'tooHeavy',
    'unknownEncoding',
    'undecodable',
    'noSuchEncoding',
    'noHeader',
    'encrypted',
    'headerNeeded',
    'untoldEncoding',
  ];
  const texts = [
    ...problemReasons.map((reason) => locales.map((locale) => problemText(reason, locale))),
    ...noteReasons.map((reason) => locales.map((locale) => noteText(reason, locale))),
    ...[declarationProblemTexts, declarationNoteTexts].flatMap((named) =>
      Object.values(named).map((text) => locales.map((locale) => text[locale])),
    ),
    ...refusals.map((refusal) => locales.map((locale) => refusalText(refusal, locale))),
  ];

  test('differ from language to language and keep to their script', () => {
    for (const [ru = '', en = '', zh = '', tg = ''] of texts) {
      expect(new Set([ru, en, zh, tg]).size, ru).toBe(4);
      expect(en).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Han}/u);
      expect(zh).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(ru + tg).not.toMatch(/\p{Script=Han}/u);
    }
  });
});
