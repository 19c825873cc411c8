import { createStore } from '../../../shared/ui/store.ts';
import { protocolRules } from './scale-protocols.ts';
import { readScale } from './scale-port.ts';
import type { FromScale } from './scale-port.ts';
import { chooseScaleSettings, restoredScaleSettings, scaleSettings } from './scale-settings.ts';
import type { ScaleSettings } from './scale-settings.ts';
import { isSamePort, serialOf } from './serial-port.ts';
import type { SerialPort } from './serial-port.ts';
import { unknownPan, withSignal } from './settled-weight.ts';

/** How the scale of this device stands. */
export type ScaleState =
  | { kind: 'looking' }
  /** The browser has no Web Serial: weights are typed, or come from a scale that types. */
  | { kind: 'unsupported' }
  /** None was connected. */
  | { kind: 'none' }
  | { kind: 'unplugged' }
  /** Another page or program has it. */
  | { kind: 'busy' }
  | { kind: 'silent' }
  /** It sends what is no line of such a scale. */
  | { kind: 'nonsense' }
  /** A weight stands that was not preceded by zero. */
  | { kind: 'notZero' }
  | { kind: 'overload' }
  /** `grams` is what it shows; undefined while that moves. */
  | { kind: 'ready'; grams: number | undefined };

/** What a station is reported aloud. */
export type ScaleTrouble = 'notZero' | 'nonsense' | 'unplugged' | 'silent';
export type ScaleListener = {
  /** A box has a weight. True when it was for the thing on the table; else the weight waits for the next scan. */
  onWeight: (grams: number) => boolean;
  onTrouble: (trouble: ScaleTrouble) => void;
};

export const scaleState = createStore<ScaleState>({ kind: 'looking' });

const listeners = new Set<ScaleListener>();
let pan = unknownPan;
/** The weight of a box that lies on the scale and was not given to a parcel yet. */
let heldG: number | undefined;
let close: (() => Promise<void>) | undefined;
/** Opening and closing come one after another: a port is free only when it was closed. */
let turn: Promise<unknown> = Promise.resolve();

/** Follows the scale, and has it opened where somebody connected it before. Returns how that ends. */
export function watchScale(listener: ScaleListener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    serialOf()?.addEventListener('connect', openPlugged);
    openRemembered();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    serialOf()?.removeEventListener('connect', openPlugged);
    void inTurn(closePort);
  };
}

/** The weight of the box that already lies on the scale, once: it belongs to the thing that is scanned now. */
export function takeHeldWeight(): number | undefined {
  const grams = heldG;
  heldG = undefined;
  return grams;
}

/** Asks the person which scale; rejects when the browser may not ask. False when none was chosen. */
export async function connectScale(): Promise<boolean> {
  const serial = serialOf();
  if (serial === undefined) return false;
  try {
    const port = await serial.requestPort();
    chooseScaleSettings({ ...scaleSettings.read(), port: port.getInfo() });
    await inTurn(() => open(port));
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return false;
    throw error;
  }
}

/** The scale is this device's no more; it is not opened again by itself. */
export async function disconnectScale(): Promise<void> {
  chooseScaleSettings({ ...scaleSettings.read(), port: undefined });
  await inTurn(closePort);
  scaleState.write({ kind: 'none' });
}

/** Other settings count at once: the scale is opened anew. */
export function setUpScale(settings: ScaleSettings): void {
  chooseScaleSettings(settings);
  openRemembered();
}

/** Something was plugged in: our scale, or another device while ours goes on. */
function openPlugged(): void {
  if (close === undefined) openRemembered();
}

function openRemembered(): void {
  void inTurn(async () => {
    const serial = serialOf();
    if (serial === undefined) return scaleState.write({ kind: 'unsupported' });
    const { port: storedPort } = await restoredScaleSettings();
    if (storedPort === undefined) return scaleState.write({ kind: 'none' });
    const ports = await serial.getPorts();
    const found = ports.find((port) => isSamePort(port.getInfo(), storedPort));
    if (found !== undefined) return open(found);
    await closePort();
    return scaleState.write({ kind: 'unplugged' });
  });
}

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

async function open(port: SerialPort): Promise<void> {
  await closePort();
  if (listeners.size === 0) return;
  const settings = scaleSettings.read();
  try {
    await port.open({ baudRate: settings.baud, ...protocolRules[settings.protocol].line });
  } catch {
    scaleState.write({ kind: 'busy' });
    return;
  }
  scaleState.write({ kind: 'ready', grams: undefined });
  close = readScale(port, settings, take);
}

async function closePort(): Promise<void> {
  const closing = close;
  close = undefined;
  pan = unknownPan;
  heldG = undefined;
  await closing?.();
}

function take(from: FromScale): void {
  if (from.kind === 'signal') return takeSignal(from);
  if (from.kind === 'gone') {
    void inTurn(closePort);
    return report('unplugged');
  }
  return report(from.kind === 'silence' ? 'silent' : 'nonsense');
}

/** Said once, until the scale stands otherwise. */
function report(trouble: ScaleTrouble): void {
  if (scaleState.read().kind === trouble) return;
  scaleState.write({ kind: trouble });
  for (const { onTrouble } of listeners) onTrouble(trouble);
}

function takeSignal({ signal, atMs }: Extract<FromScale, { kind: 'signal' }>): void {
  const reported = withSignal(pan, signal, atMs);
  ({ pan } = reported);
  const { event } = reported;
  if (event?.kind === 'notZero') {
    heldG = undefined;
    return report('notZero');
  }
  if (event?.kind === 'empty') heldG = undefined;
  if (event?.kind === 'weight')
    heldG = [...listeners].some(({ onWeight }) => onWeight(event.grams)) ? undefined : event.grams;
  return show(signal);
}

function show(signal: Parameters<typeof withSignal>[1]): void {
  const before = scaleState.read();
  // What was refused stands until the scale shows zero.
  if (before.kind === 'notZero' && !pan.hasZero) return;
  if (signal === 'overload') return scaleState.write({ kind: 'overload' });
  const grams = typeof signal === 'object' && signal.isStable ? signal.grams : undefined;
  if (before.kind !== 'ready' || before.grams !== grams) scaleState.write({ kind: 'ready', grams });
}
