import { scanVerdicts } from '@rohi/contract/stations/verdicts';
import { expect, test } from 'vitest';
import { toneOf, tones } from './tones.ts';
import { chooseVoice } from './voices.ts';

const all = Object.values(tones);

test('four tones differ in pitch and in rhythm', () => {
  expect(all).toHaveLength(4);
  expect(new Set(all.map((notes) => notes[0]?.hz)).size).toBe(4);
  const rhythms = all.map((notes) => notes.map(({ fromMs, ms }) => [fromMs, ms].join('+')).join(' '));
  expect(new Set(rhythms).size).toBe(4);
});

test('a tone is over before the next parcel', () => {
  for (const notes of all) for (const { fromMs, ms } of notes) expect(fromMs + ms).toBeLessThanOrEqual(1_000);
});

test('every verdict is heard, and without the line nothing sounds accepted', () => {
  for (const verdict of scanVerdicts) {
    expect(toneOf(verdict, true)).toBeDefined();
    expect(toneOf(verdict, false)).not.toBe('accepted');
  }
  expect(toneOf('OK', true)).toBe('accepted');
  expect(toneOf('STORED', true)).toBe('stored');
});

test('a word is said by a voice of the machine itself, in Mandarin where Chinese is read', () => {
  const voices = [
    { lang: 'zh-CN', localService: false },
    { lang: 'zh-HK', localService: true },
    { lang: 'cmn', localService: true },
    { lang: 'ru-RU', localService: true },
  ];
  expect(chooseVoice(voices, 'zh')).toBe(voices[2]);
  expect(chooseVoice(voices, 'ru')).toBe(voices[3]);
  expect(chooseVoice(voices, 'en')).toBeUndefined();
});
