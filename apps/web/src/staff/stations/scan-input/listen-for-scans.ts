import { takeCommandOut } from '@rohi/contract/stations/command-cards';
import { clearTrouble, reportTrouble } from './scan-trouble.ts';
import {
  burstPauseMs,
  fewestSigns,
  isGoingOn,
  judgeEnd,
  judgePause,
  longestGapMs,
  meaningOf,
  noBurst,
  withSign,
  pressedKey,
  type Burst,
} from './scan-burst.ts';
import { scannerEnd, scanOwner } from './scan-owner.ts';
import { readPasted } from './read-code.ts';
import { isCovered, takeCovered, isTextField, setFieldText, type TextField } from './covered-scans.ts';

/**
 * A key that ends a code may come this long after a code was taken at its pause, or as a card: it belongs to that and
 * does nothing.
 */
const lateEndMs = 1_000;

let burst: Burst = noBurst;
/** The fields that the burst went into, each as it was before; the focus may move meanwhile. */
const before = new Map<TextField, string>();
let takenMs: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Listens to all keys of the page for the owner of the scans: what a scanner types reaches the owner wherever the focus
 * is, by the places of the keys, and is taken out of the field that it went into. Returns how to stop.
 */
export function listenForScans(): () => void {
  addEventListener('keydown', onKey, true);
  addEventListener('input', onInput, true);
  addEventListener('paste', onPaste, true);
  addEventListener('pointerdown', clearTrouble, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('input', onInput, true);
    removeEventListener('paste', onPaste, true);
    removeEventListener('pointerdown', clearTrouble, true);
    clearTimeout(timer);
    forget();
    clearTrouble();
  };
}

function forget(): void {
  burst = noBurst;
  before.clear();
}

function onKey(event: KeyboardEvent): void {
  const field = scanOwner()?.field();
  const target = event.target;
  if (!field || event.repeat || !(target instanceof HTMLElement)) return;
  const key = pressedKey(event);
  if (isCovered(target, field)) return takeCovered(event, key);
  const meaning = meaningOf(key, isGoingOn(burst, key.atMs));
  if (meaning.kind === 'control') event.preventDefault();
  if (meaning.kind === 'sign') takeSign(event, meaning.sign, field, key.atMs);
  if (meaning.kind === 'end') takeEnd(event, field, key.atMs);
  if (meaning.kind === 'other' && event.code === 'Escape') field.focus();
}

function takeSign(event: KeyboardEvent, sign: string, field: HTMLInputElement, atMs: number): void {
  const { target } = event;
  const isElsewhere = target !== field && isTextField(target);
  // A space presses a button; every other sign beside the fields is the beginning of a code.
  if (!isElsewhere && target !== field && sign === ' ') return;
  if (!isGoingOn(burst, atMs)) {
    before.clear();
    clearTrouble();
  }
  const into = isElsewhere ? target : field;
  if (!before.has(into)) before.set(into, into.value);
  if (!isElsewhere) putSign(event, sign, field);
  burst = withSign(burst, sign, atMs);
  takenMs = undefined;
  waitForPause(atMs, burstPauseMs, 0);
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
  const isLate = takenMs !== undefined && atMs >= takenMs && atMs - takenMs <= lateEndMs;
  takenMs = undefined;
  if (isLate) return swallow(event);
  clearTrouble();
  const verdict = target === field || isGoingOn(burst, atMs) ? judgeEnd(burst, heldIn(field)) : 'none';
  if (verdict === 'code' || verdict === 'broken') {
    swallow(event);
    return takeBurst(field, verdict);
  }
  const typed = field.value;
  clearTimeout(timer);
  forget();
  if (target !== field || typed.trim() === '') return undefined;
  swallow(event);
  field.value = '';
  field.readOnly = false;
  scanOwner()?.onCode(typed);
  return undefined;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What stood in the owner's field before the burst: nothing of it may be taken, and nothing without it. */
function heldIn(field: HTMLInputElement): string {
  const held = before.get(field);
  if (held === undefined) return field.value;
  // Where somebody has moved the caret in between, the field holds something else than what was typed.
  const isWhole = before.size > 1 || field.value === held + burst.signs;
  return isWhole ? held : field.value;
}

/** Takes the burst out of the fields that it went into, and gives it to the owner where it is a code. */
function takeBurst(field: HTMLInputElement, verdict: 'code' | 'broken'): void {
  clearTimeout(timer);
  const { signs } = burst;
  const [first] = before.keys();
  const into = first === field ? undefined : first?.name;
  const held = heldIn(field);
  for (const [each, text] of before) if (each !== field) setFieldText(each, text);
  field.value = '';
  field.readOnly = false;
  forget();
  if (verdict === 'code') scanOwner()?.onCode(signs, into);
  else reportTrouble({ kind: 'broken', code: `${held}${signs}` });
}

/** A page that was busy may have keys waiting that belong to the same code: they come before the next frame. */
function waitForPause(lastMs: number, waitMs: number, waitedMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    requestAnimationFrame(() => {
      if (burst.lastMs !== lastMs) return;
      timer = setTimeout(() => onPause(lastMs, waitedMs + waitMs));
    });
  }, waitMs);
}

/** The pause behind signs of a scanner that may send nothing behind a code. */
function onPause(lastMs: number, waitedMs: number): void {
  const field = scanOwner()?.field();
  if (!field || burst.lastMs !== lastMs) return;
  field.readOnly = false;
  const verdict = judgePause(burst, heldIn(field), waitedMs + 1, scannerEnd.read());
  if (verdict === 'wait') return waitForPause(lastMs, longestGapMs - waitedMs, waitedMs);
  if (verdict === 'none') return;
  takenMs = lastMs;
  takeBurst(field, verdict);
}

/** A command card that was scanned into a text leaves it again, also where it came too slowly for a scanner. */
function onInput({ target, timeStamp }: Event): void {
  const owner = scanOwner();
  const field = owner?.field();
  if (!owner || !field || !isTextField(target) || target === field) return;
  if (isCovered(target, field)) return;
  const found = takeCommandOut(target.value);
  if (found === undefined) return;
  clearTimeout(timer);
  takenMs = timeStamp;
  forget();
  setFieldText(target, found.rest);
  owner.onCode(`RC-${found.command}`);
}

/**
 * What is pasted into the owner's field, or beside every field, is read as if it had been scanned. Another field takes
 * it as always, but for whole codes: they come from a scanner that pastes, wherever the focus is.
 */
function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const owner = scanOwner();
  const field = owner?.field();
  if (!owner || !field || !clipboardData || !(target instanceof HTMLElement)) return;
  if (isCovered(target, field)) return;
  const { codes, rest } = readPasted(clipboardData.getData('text/plain'));
  const areCodes = codes.length > 0 && codes.every((code) => code.length >= fewestSigns);
  if (target !== field && isTextField(target) && !areCodes) return;
  event.preventDefault();
  clearTimeout(timer);
  forget();
  clearTrouble();
  if (rest !== '') typeRest(field, rest);
  for (const code of codes) owner.onCode(code);
}

function typeRest(field: HTMLInputElement, rest: string): void {
  field.focus();
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(rest, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}
