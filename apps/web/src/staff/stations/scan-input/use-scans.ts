import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { bringScannerEnd } from '../device/own-scanner.ts';
import { listenForScans } from './listen-for-scans.ts';
import { claimScans } from './scan-owner.ts';

let listening = 0;
let stop: (() => void) | undefined;

/** The keys of the page are listened to once, however many ask. */
function listen(): () => void {
  listening += 1;
  if (stop === undefined) {
    stop = listenForScans();
    // Until it is known nothing is taken that could be cut.
    void bringScannerEnd().catch(() => undefined);
  }
  return () => {
    listening -= 1;
    if (listening > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Makes a component the owner of what is scanned while it stands: codes reach `onCode` wherever the focus is, one after another in their
 * order. Who asks later, a dialog that wants a code of its own, takes over and hands it back when it goes.
 */
export function useScans(
  field: RefObject<HTMLInputElement | null>,
  onCode: (raw: string, into?: string) => void,
): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const release = claimScans({
      field: () => field.current,
      onCode: (raw, into) => latest.current(raw, into),
    });
    const unlisten = listen();
    return () => {
      release();
      unlisten();
    };
  }, [field]);
}
