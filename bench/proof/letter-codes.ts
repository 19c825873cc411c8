import { letterCodeDigits, letterCodeTries } from '@rohi/contract/accounts/session-rules';
import { waitBeforeLetterMs } from '../../apps/server/src/modules/accounts/log-in/letter-code.ts';
import type { CaseResult } from './case-result.ts';

const dayMs = 86_400_000;
const wantedChanceADay = 1e-4;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * T08: so many guesses at the code of one address, each letter asked for as early as the rules allow, from ever new
 * networks.
 */
export function guessLetterCodes(guesses: number, seed: number): CaseResult {
  const draw = drawsOf(seed);
  const codes = 10 ** letterCodeDigits;
  const startedAt = Date.parse('2026-11-21T00:00:00Z');
  let now = startedAt;
  let lettersOfDay: Date[] = [];
  let hits = 0;
  for (let guessed = 0; guessed < guesses;) {
    const wait = waitBeforeLetterMs(lettersOfDay, [], new Date(now));
    if (wait > 0) {
      now += wait;
      lettersOfDay = lettersOfDay.filter((time) => now - time.getTime() < dayMs);
      continue;
    }
    lettersOfDay = [...lettersOfDay, new Date(now)];
    const code = Math.floor(draw() * codes);
    for (let tried = 0; tried < letterCodeTries && guessed < guesses; tried += 1, guessed += 1)
      if (Math.floor(draw() * codes) === code) hits += 1;
  }
  const days = (now - startedAt) / dayMs;
  const chance = 1 - (1 - 1 / codes) ** (guesses / days);
  return {
    name: 'T08',
    what: `${guesses.toLocaleString('en')} guesses at the code of one address at the allowed rate`,
    figure: `${days.toFixed(0)} days, ${hits} hits; chance a day ${chance.toExponential(2)} (wanted < 1e-4)`,
    isMet: chance < wantedChanceADay,
  };
}
