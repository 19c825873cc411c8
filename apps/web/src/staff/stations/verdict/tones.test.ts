import { scanSays, scanVerdicts } from '@rohi/contract/stations/verdicts';
import { expect, test } from 'vitest';
import { isQuestion, toneOf, toneOfAnswer, tones } from './tones.ts';
import { spokenMarks } from './spoken/spoken-marks.ts';
import { spokenWord } from './spoken-words.ts';

const all = Object.values(tones);

test('S09: five tones differ in pitch and in rhythm', () => {
  expect(all).toHaveLength(5);
  expect(new Set(all.map((notes) => notes[0]?.hz)).size).toBe(5);
  const rhythms = all.map((notes) => notes.map(({ fromMs, ms }) => [fromMs, ms].join('+')).join(' '));
  expect(new Set(rhythms).size).toBe(5);
});

test('a tone is over before the next parcel', () => {
  for (const notes of all) for (const { fromMs, ms } of notes) expect(fromMs + ms).toBeLessThanOrEqual(1_000);
});

test('every verdict is heard, and offline nothing sounds accepted', () => {
  for (const verdict of scanVerdicts) {
    expect(toneOf(verdict, true)).toBeDefined();
    expect(toneOf(verdict, false)).not.toBe('accepted');
  }
  expect(toneOf('OK', true)).toBe('accepted');
  expect(toneOf('STORED', true)).toBe('stored');
  expect(toneOf('OK', true, 'RECEIVED_WITHOUT_OWNER')).toBe('ownerless');
  expect(toneOf('OK', false, 'RECEIVED_WITHOUT_OWNER')).toBe('stored');
});

test('every verdict has a word, short enough to be over before the next parcel, the same in each language', () => {
  for (const verdict of scanVerdicts) expect(spokenWord(verdict)).toBeDefined();
  expect(spokenWord('UNKNOWN', 'RECEIVED_UNOWNED')).toBe('unowned');
  expect(spokenWord('BLOCKED', 'LEFT_CHINA')).toBe('stop');
  expect(spokenWord('READY')).toBeUndefined();
  const [first = {}, ...others] = Object.values(spokenMarks);
  for (const marks of others) expect(Object.keys(marks)).toEqual(Object.keys(first));
  for (const marks of Object.values(spokenMarks))
    for (const [, ms] of Object.values(marks)) expect(ms).toBeLessThan(1_800);
});

test('a question is no prohibition: it looks, sounds and speaks as what a person has to look at', () => {
  const blocked = (say: (typeof scanSays)[number]) => toneOfAnswer({ verdict: 'BLOCKED', say });
  for (const say of scanSays) expect(blocked(say)).toBe(isQuestion(say) ? 'ASKS' : 'BLOCKED');
  expect(blocked('FAR_FROM_DECLARED')).toBe('ASKS');
  expect(blocked('HELD')).toBe('BLOCKED');
  expect(toneOfAnswer({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' })).toBe('UNKNOWN');
  expect(toneOfAnswer({ verdict: 'NEEDS_PERSON', say: 'FAR_FROM_DECLARED' })).toBe('NEEDS_PERSON');
  expect(toneOf('ASKS', true)).toBe(toneOf('NEEDS_PERSON', true));
  expect(spokenWord('ASKS')).toBe('check');
});
