import { createStore } from '../../../shared/ui/store.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { openFile, readLabels } from '../../kit/printing/label-files.ts';
import { printLabels } from '../../kit/printing/print-agent.ts';
import type { PrintAgent } from '../../kit/printing/print-agent.ts';
import { canPrint, lookAtPrinter, printerState } from './printer-state.ts';
import { printingTexts } from '../station-words.ts';

const label = { docType: 'parcel-label', copies: 1 } as const;

/** The parcel of the label that is on its way to the printer. */
export const labelUnderWay = createStore<string | undefined>(undefined);

/**
 * Prints the label of a parcel that was received. While the browser has to ask first, nothing is printed and nothing
 * waits.
 */
export async function printByItself(code: string): Promise<void> {
  const state = printerState.read();
  // A label that comes out of the printer needs no message.
  if (canPrint(state)) await print(code, state.agent);
}

/** Prints it because somebody wants it: as a PDF in a tab where there is no printer to be reached. */
export async function printWanted(code: string): Promise<void> {
  const state = printerState.read();
  if (canPrint(state)) {
    if (await print(code, state.agent)) showMessage('success', printingTexts.read().messages.printed(code));
    return;
  }
  // While the press still counts.
  const tab = window.open('', '_blank');
  try {
    openFile(tab, await readLabels({ ...label, ids: [code], format: 'pdf' }), `parcel-label-${code}`);
  } catch {
    tab?.close();
  }
}

async function print(code: string, agent: PrintAgent): Promise<boolean> {
  labelUnderWay.write(code);
  // What the service says against it was shown.
  const isTaken = await printLabels(agent, { ...label, ids: [code] }).catch(() => false);
  if (labelUnderWay.read() === code) labelUnderWay.write(undefined);
  if (isTaken) return true;
  showMessage('error', printingTexts.read().messages.refused(code));
  void lookAtPrinter();
  return false;
}
