import { useEffect, useRef, useState } from 'react';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { figureText } from '../figures.ts';
import { fetchOrdersFile } from './fetch-orders-file.ts';
import { ordersFileTexts } from '../../screen-words.ts';
import { faultOf, toWire } from './wanted-file.ts';
import type { WantedFile } from './wanted-file.ts';

const bytesPerKb = 1_000;

/** Sends the form, says how far the file is, and gives it up when the dialog is closed. */
export function useOrdersFile(onClose: () => void) {
  const texts = ordersFileTexts.read();
  const [progress, setProgress] = useState<string>();
  const [fault, setFault] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const send = async (wanted: WantedFile) => {
    const wrong = faultOf(wanted);
    setFault(wrong && texts[wrong]);
    if (wrong !== undefined) return;
    const gaveUp = new AbortController();
    underWay.current = gaveUp;
    setProgress(texts.working);
    const outcome = await fetchOrdersFile(toWire(wanted), gaveUp.signal, (bytes) =>
      setProgress(texts.received(figureText(Math.ceil(bytes / bytesPerKb), 'PIECE'))),
    );
    setProgress(undefined);
    if (typeof outcome === 'object') setFault(outcome.refused || texts.failed);
    if (outcome !== 'saved') return;
    showMessage('success', texts.saved);
    onClose();
  };
  return { progress, fault, send, close: onClose };
}
