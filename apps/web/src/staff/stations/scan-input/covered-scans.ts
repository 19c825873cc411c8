import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { wholenessOfScan } from '@rohi/contract/stations/scanned-code';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { stationsTexts } from '../station-words.ts';
import {
  isGoingOn,
  isScanned,
  longestGapMs,
  meaningOf,
  noBurst,
  withSign,
  type Burst,
  type PressedKey,
} from './scan-burst.ts';
import { reportTrouble } from './scan-trouble.ts';
import { readCode } from './read-code.ts';

const dialogs = '[role=dialog], [role=alertdialog]';
const overlays = `${dialogs}, [role=menu], [role=listbox]`;

let burst: Burst = noBurst;
/** The field of the dialog that it goes into, as it was before. */
let before: { field: HTMLInputElement; text: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a dialog stands over what the keys are for; one that has the field in it does not. */
export function isCovered(target: EventTarget | null, field?: HTMLElement | null): boolean {
  const under = target instanceof Element ? target.closest(overlays) : null;
  const isOver = (each: Element) => !field || !each.contains(field);
  return (under !== null && isOver(under)) || [...document.querySelectorAll(dialogs)].some(isOver);
}

/**
 * A scan while a dialog stands over the station: a field of the dialog may want it. Everywhere else it is refused
 * aloud: people do not look at the screen while they scan boxes, and a scan that disappears is a box that was not
 * received.
 */
export function takeCovered(event: KeyboardEvent, key: PressedKey): void {
  const { target } = event;
  const isAlert = target instanceof Element && target.closest('[role=alertdialog]') !== null;
  if (isTextField(target) && !isAlert) return;
  const meaning = meaningOf(key, isGoingOn(burst, key.atMs));
  if (meaning.kind === 'sign') {
    if (!isGoingOn(burst, key.atMs)) before = fieldAsItWas(target);
    burst = withSign(burst, meaning.sign, key.atMs);
    clearTimeout(timer);
    timer = setTimeout(refuse, longestGapMs);
    return;
  }
  if (meaning.kind !== 'end') return;
  if (isRefused()) {
    // The Enter of a scanner presses no button and sends no form.
    event.preventDefault();
    event.stopPropagation();
  }
  refuse();
}

function fieldAsItWas(target: EventTarget | null): typeof before {
  return target instanceof HTMLInputElement ? { field: target, text: target.value } : undefined;
}

/** Into a field of a log-in a machine types passwords too: there only what is a code for sure counts as one. */
function isRefused(): boolean {
  if (!isScanned(burst)) return false;
  const code = readCode(burst.signs);
  return before === undefined || wholenessOfScan(code) === 'whole' || guessCarriers(code).length > 0;
}

function refuse(): void {
  clearTimeout(timer);
  if (isRefused()) {
    if (before !== undefined) setFieldText(before.field, before.text);
    const code = readCode(burst.signs);
    reportTrouble({ kind: 'covered', code });
    showMessage('error', stationsTexts.read().scan.covered.message(code));
  }
  burst = noBurst;
  before = undefined;
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'number', 'email', 'url']);

/** Whether text is typed there. */
export function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && textTypes.has(target.type);
}

/** Writes into a field as a person would: React takes it for typed. */
export function setFieldText(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
