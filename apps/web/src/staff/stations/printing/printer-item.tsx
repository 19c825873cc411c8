import { Printer, PrinterX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PrinterDialog } from './printer-dialog.tsx';
import { printerState, watchPrinter } from './printer-state.ts';
import type { PrinterState } from './printer-state.ts';
import { printingTexts } from '../station-words.ts';
import css from './printing.module.css';

/** How the printer stands, in the bar at the foot; a press shows what to do about it. */
export function PrinterItem({ className, device }: { className: string | undefined; device: string }) {
  const state = printerState.useValue();
  const [isOpen, setOpen] = useState(false);
  useEffect(watchPrinter, []);
  const isWrong = ['mayAsk', 'forbidden', 'silent', 'notReady'].includes(state.kind);
  return (
    <>
      <button
        type="button"
        className={classNames(className, css.item, isWrong && css.wrong)}
        data-printer={state.kind}
        onClick={() => setOpen(true)}
      >
        <Icon of={isWrong ? PrinterX : Printer} size={16} />
        <span>{printerWords(state)}</span>
      </button>
      {isOpen && <PrinterDialog device={device} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The state of the printer in a few words. */
export function printerWords(state: PrinterState): string {
  const { bar } = printingTexts.read().printer;
  return state.kind === 'ready' ? bar.ready(state.printer.language.toUpperCase()) : bar[state.kind];
}
