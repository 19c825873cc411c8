import { createStore } from '../../../shared/ui/store.ts';
import { loopbackPermission } from '../../kit/printing/loopback-permission.ts';
import { askPrinter, findPrintAgent } from '../../kit/printing/print-agent.ts';
import type { PrintAgent } from '../../kit/printing/print-agent.ts';
import type { Printer } from '../../kit/printing/printer-answer.ts';

/** How the printer of this machine stands. */
export type PrinterState =
  | { kind: 'looking' }
  /** The installation has no print agent: labels are PDF. */
  | { kind: 'none' }
  /** The browser has to ask the person first: it does when a test label is printed. */
  | { kind: 'mayAsk'; agent: PrintAgent }
  | { kind: 'forbidden'; agent: PrintAgent }
  /** The agent's address does not answer. */
  | { kind: 'silent'; agent: PrintAgent }
  | { kind: 'notReady'; agent: PrintAgent; printer: Printer }
  | { kind: 'ready'; agent: PrintAgent; printer: Printer };

export const printerState = createStore<PrinterState>({ kind: 'looking' });

/** Whether labels go to it without anybody being asked first. */
export function canPrint(state: PrinterState): state is Extract<PrinterState, { agent: PrintAgent }> {
  return state.kind === 'ready' || state.kind === 'notReady' || state.kind === 'silent';
}

const lookEveryMs = 30_000;
let agent: PrintAgent | 'none' | undefined;
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let permission: PermissionStatus | undefined;

/** Looks at the printer now. While the browser would ask the person, no call is made: `mayAsk` says so. */
export async function lookAtPrinter(): Promise<PrinterState> {
  const state = await stateNow();
  printerState.write(state);
  return state;
}

async function stateNow(): Promise<PrinterState> {
  agent ??= await findAgent();
  if (agent === undefined) return printerState.read();
  if (agent === 'none') return { kind: 'none' };
  permission = await loopbackPermission();
  if (permission?.state === 'prompt' && !hasAnswered) return { kind: 'mayAsk', agent };
  if (permission?.state === 'denied') return { kind: 'forbidden', agent };
  return reach(agent);
}

/** It has answered this page: whatever the browser says of the permission, it is not needed. */
let hasAnswered = false;

async function reach(reached: PrintAgent): Promise<PrinterState> {
  const printer = await askPrinter(reached);
  if (printer === undefined) return { kind: 'silent', agent: reached };
  hasAnswered = true;
  return { kind: printer.isReady ? 'ready' : 'notReady', agent: reached, printer };
}

/** Calls the printer even where the browser asks the person first, and waits for the answer as long as it takes. */
export async function askForPrinter(): Promise<PrinterState> {
  const state = await lookAtPrinter();
  if (state.kind !== 'mayAsk') return state;
  const reached = await reach(state.agent);
  // The question was closed without an answer: it may be asked again.
  const isOpen = reached.kind === 'silent' && (await loopbackPermission())?.state === 'prompt';
  printerState.write(isOpen ? state : reached);
  return reached.kind === 'silent' ? lookAtPrinter() : reached;
}

async function findAgent(): Promise<PrintAgent | 'none' | undefined> {
  const found = await findPrintAgent().catch(() => undefined);
  if (found === undefined) return undefined;
  return found.url === null ? 'none' : { url: found.url, timeoutMs: found.timeoutMs };
}

/** Looks at the printer while somebody shows it. Returns how that ends. */
export function watchPrinter(): () => void {
  const look = () => void lookAtPrinter();
  watchers += 1;
  if (watchers === 1) {
    timer = setInterval(look, lookEveryMs);
    addEventListener('focus', look);
    void lookAtPrinter().then(() => permission?.addEventListener('change', look));
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    removeEventListener('focus', look);
    permission?.removeEventListener('change', look);
  };
}
