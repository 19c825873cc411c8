import { takeCommandOut } from '@rohi/contract/stations/command-cards';
import {
  burstPauseMs,
  fewestSigns,
  isGoingOn,
  isNewBurst,
  isScanned,
  meaningOf,
  noBurst,
  withSign,
} from './scan-burst.ts';
import type { Burst, PressedKey } from './scan-burst.ts';
import { readPasted } from './pasted-codes.ts';
import { scanOwner } from './scan-owner.ts';
import { isTextField, setFieldText, textAsItWas } from './text-fields.ts';
import type { TextField, TextSnapshot } from './text-fields.ts';

/** A key that ends a code may come this long after a code was taken at its pause, or as a card: it belongs to that and does nothing. */
const lateEndMs = 1_000;
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

let burst: Burst = noBurst;
/** The field beside the owner's that a burst goes into, as it was before. */
let before: TextSnapshot | undefined;
let takenMs: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Listens to all keys of the page for the owner of the scans: what a scanner types reaches the owner wherever the focus is, by the places of
 * the keys, and is taken out of the field that it went into. Returns how to stop.
 */
export function listenForScans(): () => void {
  addEventListener('keydown', onKey, true);
  addEventListener('input', onInput, true);
  addEventListener('paste', onPaste, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('input', onInput, true);
    removeEventListener('paste', onPaste, true);
    clearTimeout(timer);
    forget();
  };
}

function forget(): void {
  burst = noBurst;
  before = undefined;
}

function onKey(event: KeyboardEvent): void {
  const field = scanOwner()?.field();
  const target = event.target;
  if (!field || event.repeat || !(target instanceof HTMLElement)) return;
  if (target !== field && target.closest(overlays) !== null) return;
  const key = pressed(event);
  const meaning = meaningOf(key, isGoingOn(burst, key.atMs));
  if (meaning.kind === 'control') event.preventDefault();
  if (meaning.kind === 'sign') takeSign(event, meaning.sign, field, key.atMs);
  if (meaning.kind === 'end') takeEnd(event, field, key.atMs);
  if (meaning.kind === 'other' && event.code === 'Escape') field.focus();
}

function pressed(event: KeyboardEvent): PressedKey {
  const { code, key, shiftKey, ctrlKey, altKey, metaKey, timeStamp } = event;
  return {
    // A phone's keyboard has no places; of its keys only this one counts here.
    code: code === '' && key === 'Enter' ? 'Enter' : code,
    shift: shiftKey,
    ctrl: ctrlKey,
    alt: altKey,
    meta: metaKey,
    atMs: timeStamp,
  };
}

function takeSign(event: KeyboardEvent, sign: string, field: HTMLInputElement, atMs: number): void {
  const { target } = event;
  if (target !== field && isTextField(target)) {
    if (isNewBurst(burst, atMs)) before = textAsItWas(target);
  } else {
    // A space presses a button; every other sign beside the fields is the beginning of a code.
    if (target !== field && sign === ' ') return;
    before = undefined;
    putSign(event, sign, field);
  }
  burst = withSign(burst, sign, atMs);
  takenMs = undefined;
  clearTimeout(timer);
  timer = setTimeout(() => afterWaitingKeys(atMs), burstPauseMs);
}

/** Into the owner's field by its place on the keyboard, not by what layout or input method make of it. */
function putSign(event: KeyboardEvent, sign: string, field: HTMLInputElement): void {
  if (document.activeElement !== field) field.focus();
  event.preventDefault();
  // An input method has the key already; where nothing can be written it lets go.
  if (event.key === 'Process') field.readOnly = true;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(sign, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}

function takeEnd(event: KeyboardEvent, field: HTMLInputElement, atMs: number): void {
  const { target } = event;
  if (takenMs !== undefined && atMs - takenMs <= lateEndMs) {
    takenMs = undefined;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (target === field) {
    if (field.value.trim() === '') return;
    finish(event, () => takeFrom(field));
  } else if (before !== undefined && isGoingOn(burst, atMs) && isScanned(burst)) {
    finish(event, takeFromOther);
  }
}

function finish(event: Event, take: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  clearTimeout(timer);
  take();
}

/** What a scanner has typed at the end of the owner's field; else all of it. */
function takeFrom(field: HTMLInputElement): void {
  const { signs } = burst;
  const isOwn = isScanned(burst) && field.value.endsWith(signs);
  const raw = isOwn ? signs : field.value;
  field.value = isOwn ? field.value.slice(0, -signs.length) : '';
  field.readOnly = false;
  forget();
  scanOwner()?.onCode(raw);
}

function takeFromOther(): void {
  const { signs } = burst;
  const into = before?.field.name;
  if (before !== undefined) setFieldText(before.field, before.text);
  forget();
  scanOwner()?.onCode(signs, into);
}

/** A page that was busy may have keys waiting that belong to the same code: they come before the next frame. */
function afterWaitingKeys(lastMs: number): void {
  requestAnimationFrame(() => {
    timer = setTimeout(() => onPause(lastMs));
  });
}

/** The pause after a code of a scanner that sends nothing behind it. */
function onPause(lastMs: number): void {
  const field = scanOwner()?.field();
  if (!field || burst.lastMs !== lastMs) return;
  field.readOnly = false;
  if (!isScanned(burst)) return;
  takenMs = lastMs;
  if (before === undefined) takeFrom(field);
  else takeFromOther();
}

/** A command card that was scanned into a text leaves it again, also where it came too slowly for a scanner. */
function onInput({ target, timeStamp }: Event): void {
  const owner = scanOwner();
  if (!owner || !isTextField(target) || target === owner.field()) return;
  if (target.closest(overlays) !== null) return;
  const found = takeCommandOut(target.value);
  if (found === undefined) return;
  clearTimeout(timer);
  takenMs = timeStamp;
  const rest = before?.field === (target as TextField) ? before.text : found.rest;
  forget();
  setFieldText(target, rest);
  owner.onCode(`RC-${found.command}`);
}

/**
 * What is pasted into the owner's field, or beside every field, is read as if it had been scanned. Another field takes it as always, but for whole codes: they
 * come from a scanner that pastes, wherever the focus is.
 */
function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const owner = scanOwner();
  const field = owner?.field();
  if (!owner || !field || !clipboardData || !(target instanceof HTMLElement)) return;
  if (target !== field && target.closest(overlays) !== null) return;
  const { codes, rest } = readPasted(clipboardData.getData('text/plain'));
  const areCodes = codes.length > 0 && codes.every((code) => code.length >= fewestSigns);
  if (target !== field && isTextField(target) && !areCodes) return;
  event.preventDefault();
  clearTimeout(timer);
  forget();
  if (rest !== '') typeRest(field, rest);
  for (const code of codes) owner.onCode(code);
}

function typeRest(field: HTMLInputElement, rest: string): void {
  field.focus();
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(rest, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}
