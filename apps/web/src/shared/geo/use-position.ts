import { useState } from 'react';
import type { Position } from './distance.ts';

export type PositionState =
  | { state: 'unasked' }
  | { state: 'asking' }
  | { state: 'known'; position: Position }
  | { state: 'failed'; why: 'refused' | 'unavailable' | 'insecure' };

const patienceMs = 15_000;
/** A position of some minutes ago is near enough for towns. */
const oldestMs = 300_000;

/** Where the visitor is, once asked. It is held in this component alone and sent nowhere. */
export function usePosition() {
  const [position, setPosition] = useState<PositionState>({ state: 'unasked' });
  const ask = () => {
    // Browsers refuse it on plain http without asking anybody.
    if (!isSecureContext || !('geolocation' in navigator)) {
      setPosition({ state: 'failed', why: 'insecure' });
      return;
    }
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setPosition({ state: 'known', position: { lat: coords.latitude, lon: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: 'failed', why: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { enableHighAccuracy: false, timeout: patienceMs, maximumAge: oldestMs },
    );
  };
  return { position, ask, forget: () => setPosition({ state: 'unasked' }) };
}
