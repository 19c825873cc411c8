import type { ScannerEnd } from '@rohi/contract/stations/station-words';
import { isGoingOn, isScanned, meaningOf, noBurst, withSign } from './scan-burst.ts';
import type { Burst, PressedKey } from './scan-burst.ts';

/** A scanner that sends a sign behind its codes has sent it by then. */
export const testPauseMs = 1_500;

/** What a test scan has shown so far; `byHand`: a person has typed. */
export type TestScan = { burst: Burst; found: ScannerEnd | 'byHand' | undefined };

export const noTestScan: TestScan = { burst: noBurst, found: undefined };

export function withTestKey({ burst, found }: TestScan, key: PressedKey): TestScan {
  const isWithin = isGoingOn(burst, key.atMs);
  const meaning = meaningOf(key, isWithin);
  if (meaning.kind === 'sign') return { burst: withSign(burst, meaning.sign, key.atMs), found: undefined };
  if (meaning.kind !== 'end' || !isWithin) return { burst, found };
  return { burst: noBurst, found: isScanned(burst) ? 'SIGN' : 'byHand' };
}

/** Nothing has come for `testPauseMs`. */
export function withTestPause({ burst, found }: TestScan): TestScan {
  if (burst.signs === '') return { burst, found };
  return { burst: noBurst, found: isScanned(burst) ? 'NONE' : 'byHand' };
}
