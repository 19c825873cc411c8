import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';

/** A verdict in words: the largest text of the screen, one line that says why, and the one thing to do next. */
export type VerdictWords = { title: string; line: string; next: string };

/**
 * What a scan is shown as: a verdict of the service, `ASKS` where that is a question, `STORED` while there is none yet,
 * or none of these.
 */
export type VerdictTone = ScanVerdict | 'ASKS' | 'STORED' | 'READY';

/** Answers that forbid nothing: something must be known, corrected or said once more. */
const questions: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'FAR_FROM_DECLARED',
  'FAR_FROM_CONTENTS',
  'FAR_FROM_FIRST_WEIGHT',
  'NOT_DECLARED',
  'SEVERAL_WAIT',
  'WEIGHT_NEEDED',
  'NO_SUCH_CUSTOMER',
  'SEVERAL_CUSTOMERS',
  'OTHER_CUSTOMER',
  'NO_SUCH_CELL',
  'STICKER_USED',
  'NO_SUCH_STICKER',
]);

export function isQuestion(say: ScanSay): boolean {
  return questions.has(say);
}

/** As what an answer is shown: a question is no prohibition. */
export function toneOfAnswer({ verdict, say }: { verdict: ScanVerdict; say: ScanSay }): VerdictTone {
  return verdict === 'BLOCKED' && isQuestion(say) ? 'ASKS' : verdict;
}

/** One note: pitch in Hz, begin and length in ms. */
export type Note = { hz: number; fromMs: number; ms: number };
export type ToneName = 'accepted' | 'ownerless' | 'stored' | 'look' | 'blocked';

/**
 * The five tones of a station. Each differs from the others in pitch and in rhythm, so that one is known in a loud
 * hall, and by people with ears that take in only some pitches: two short and rising, two very short and level, one
 * short, three short and level, one long and low.
 */
export const tones: Readonly<Record<ToneName, readonly Note[]>> = {
  accepted: [
    { hz: 880, fromMs: 0, ms: 90 },
    { hz: 1_320, fromMs: 110, ms: 140 },
  ],
  ownerless: [
    { hz: 1_047, fromMs: 0, ms: 60 },
    { hz: 1_047, fromMs: 90, ms: 60 },
  ],
  stored: [{ hz: 660, fromMs: 0, ms: 110 }],
  look: [
    { hz: 494, fromMs: 0, ms: 120 },
    { hz: 494, fromMs: 180, ms: 120 },
    { hz: 494, fromMs: 360, ms: 120 },
  ],
  blocked: [{ hz: 196, fromMs: 0, ms: 700 }],
};

/** A bell for what has come meanwhile: it falls, and is no verdict. */
export const bell: readonly Note[] = [
  { hz: 1_175, fromMs: 0, ms: 260 },
  { hz: 784, fromMs: 280, ms: 420 },
];

const toneOfVerdict: Readonly<Record<VerdictTone, ToneName | undefined>> = {
  OK: 'accepted',
  STORED: 'stored',
  DUPLICATE: 'look',
  UNKNOWN: 'look',
  WRONG_PLACE: 'look',
  NEEDS_PERSON: 'look',
  ASKS: 'look',
  BLOCKED: 'blocked',
  READY: undefined,
};

/** What is to sound; offline never the tone of what the service has accepted. */
export function toneOf(verdict: VerdictTone, hasLine: boolean, say?: string): ToneName | undefined {
  const tone = toneOfVerdict[verdict];
  if (tone === 'accepted' && hasLine && say === 'RECEIVED_WITHOUT_OWNER') return 'ownerless';
  return tone === 'accepted' && !hasLine ? 'stored' : tone;
}
