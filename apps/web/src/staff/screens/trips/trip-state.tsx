import type { TripState } from '@rohi/contract/trips/trip-words';
import { tripStateNames } from '@rohi/contract/trips/trip-names';
import type { Tone } from '@rohi/contract/tone';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';

/** Gold is late: that of a trip follows from its dates, never from its state. */
const tones: Record<TripState, Tone> = {
  PLANNED: 'grey',
  LOADING: 'lapis',
  DEPARTED: 'lapis',
  AT_BORDER: 'lapis',
  ARRIVED: 'green',
  UNLOADED: 'grey',
  TAKEN_BACK: 'grey',
};

/** The state of a trip in words; gold while it is behind its plan. */
export function TripStateLabel({ state, isLate = false }: { state: TripState; isLate?: boolean }) {
  return <ToneLabel tone={isLate ? 'gold' : tones[state]}>{tripStateNames[state][locale]}</ToneLabel>;
}

/** The end of a code, by which people know trips apart; the flags bear it alone. */
export function shortCode(code: string): string {
  return code.slice(-2);
}

/** A code with its end marked. */
export function TripCode({ code }: { code: string }) {
  return (
    <>
      {code.slice(0, -2)}
      <b>{shortCode(code)}</b>
    </>
  );
}
