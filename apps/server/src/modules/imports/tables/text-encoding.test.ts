import { importKinds } from '@rohi/contract/imports/office-import-rules';
import { describe, expect, test } from 'vitest';
import { encodeText } from '../../../../test/encode-text.ts';
import { columnHeaders } from './column-headers.ts';
import { eventWords } from './event-words.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { parseTables } from './read-table.service.ts';
import { decodeText, findTextEncoding } from '../../../platform/table-files/text-encoding.ts';

function refusalOf(bytes: Buffer, encoding?: Parameters<typeof decodeText>[1]): string {
  try {
    return decodeText(bytes, encoding).encoding;
  } catch (error) {
    return error instanceof FileRefusal ? error.refusal : 'thrown';
  }
}

// Written by other programs, so that no mistake of ours stands on both sides.
const chinese = 'bfecb5ddb5a5bac52cd7b4ccac0d0a5954383830303030303030303030312cb4fdcce1bbf50d0a';
const shortChinese = 'd4cbb5a5bac52cb1b8d7a20d0a5954313233342cd2d7cbe90d0a';
const russian =
  'd2f0e5ea2dedeeece5f03bd1f2e0f2f3f10d0a5954383830303030303030303030313bcee6e8e4e0e5f220e7e0e1eef0e00d0a';
const shortRussian = 'd2f0e5ea3bc2e5f10d0a5954313233343b310d0a';

describe('the text of a file', () => {
  test.each([
    ['gb18030', chinese, '快递单号,状态\r\nYT8800000000001,待提货\r\n'],
    ['gb18030', shortChinese, '运单号,备注\r\nYT1234,易碎\r\n'],
    ['windows-1251', russian, 'Трек-номер;Статус\r\nYT8800000000001;Ожидает забора\r\n'],
    ['windows-1251', shortRussian, 'Трек;Вес\r\nYT1234;1\r\n'],
    ['utf-8', Buffer.from('Трек;Вес').toString('hex'), 'Трек;Вес'],
    ['utf-8', Buffer.from('\ufeff单号').toString('hex'), '单号'],
    ['utf-8', Buffer.from('Tracking code\nYT88\n').toString('hex'), 'Tracking code\nYT88\n'],
    ['utf-16le', Buffer.from('\ufeff运单号\nYT88', 'utf16le').toString('hex'), '运单号\nYT88'],
    ['utf-16le', Buffer.from('运单号,状态\nYT88,NEW', 'utf16le').toString('hex'), '运单号,状态\nYT88,NEW'],
    ['utf-16be', Buffer.from('\ufeffТрек\nYT88', 'utf16le').swap16().toString('hex'), 'Трек\nYT88'],
    ['utf-16be', Buffer.from('Трек;Вес\nYT88;1', 'utf16le').swap16().toString('hex'), 'Трек;Вес\nYT88;1'],
  ])('%s is found out (%s)', (encoding, hex, text) => {
    expect(decodeText(Buffer.from(hex, 'hex'))).toEqual({ encoding, text });
  });

  test('is told by a single line of headers, in every order of columns', () => {
    for (const kind of importKinds) {
      const headers = Object.values(columnHeaders[kind]);
      for (let turn = 0; turn < headers.length; turn += 1) {
        const three = [...headers.slice(turn), ...headers].slice(0, 3);
        const zh = three.map((texts) => texts.zh[0]).join(',');
        const ru = three.map((texts) => texts.ru[0]).join(';');
        expect(decodeText(encodeText(zh, 'gb18030'))).toEqual({ encoding: 'gb18030', text: zh });
        expect(decodeText(encodeText(ru, 'windows-1251'))).toEqual({ encoding: 'windows-1251', text: ru });
        expect(refusalOf(encodeText(ru.toUpperCase(), 'windows-1251'))).toBe('windows-1251');
        // What a Chinese Windows writes of Russian.
        expect(decodeText(encodeText(ru, 'gb18030'))).toEqual({ encoding: 'gb18030', text: ru });
      }
    }
    for (const { ru } of Object.values(eventWords))
      expect(refusalOf(encodeText(ru[0], 'windows-1251'))).toBe('windows-1251');
  });

  test('is told even when only a late line is not plain', () => {
    const plain = 'Tracking code;Customer\n'.padEnd(300_000, 'YT8800000000001;TJ-1\n');
    expect(refusalOf(encodeText(`${plain}\nYT1;Содержит батарею\n`, 'windows-1251'))).toBe('windows-1251');
    expect(refusalOf(encodeText(`${plain}\nYT1;含电池的包裹\n`, 'gb18030'))).toBe('gb18030');
  });

  test.each([
    ['a lone foreign letter', 'unknownEncoding', Buffer.from('Name,caf\xe9\n', 'latin1')],
    ['other Latin', 'unknownEncoding', Buffer.from('Gr\xf6\xdfe,L\xe4nge,St\xfcck\n', 'latin1')],
    ['random bytes', 'unknownEncoding', Buffer.from('00ff00fe80000081900000c1', 'hex')],
    [
      'broken UTF-8',
      'undecodable',
      Buffer.concat([Buffer.from('Трек-номер;Вес\nYT1;'), Buffer.from([0xd0])]),
    ],
    ['broken GB18030', 'undecodable', Buffer.concat([Buffer.from(chinese, 'hex'), Buffer.from([0xb4])])],
    ['half a UTF-16 letter', 'undecodable', Buffer.from('fffe540072', 'hex')],
  ])('is refused when it is %s', (_, refusal, bytes) => {
    expect(refusalOf(bytes)).toBe(refusal);
  });

  test('is read as somebody says, or refused', () => {
    expect(refusalOf(Buffer.from('Name,caf\xe9\n', 'latin1'), 'windows-1251')).toBe('windows-1251');
    expect(refusalOf(Buffer.from(russian, 'hex'), 'utf-8')).toBe('undecodable');
    expect(['GBK', 'cp1251', 'UTF8', 'koi8-r'].map(findTextEncoding)).toEqual([
      'gb18030',
      'windows-1251',
      'utf-8',
      undefined,
    ]);
  });

  test('keeps with its table what was found', async () => {
    const [table] = await parseTables(Buffer.from(russian, 'hex'));
    expect(table?.text).toEqual({ encoding: 'windows-1251', separator: ';' });
  });
});
