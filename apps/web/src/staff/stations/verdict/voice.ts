import { locale } from '../../../shared/i18n/locale.ts';
import { soundMode } from './sound.ts';
import { bell, tones } from './tones.ts';
import type { Note, ToneName } from './tones.ts';
import { speak } from './spoken-clips.ts';
import type { SpokenWord } from './spoken-words.ts';

let context: AudioContext | undefined;

/** Lets a verdict sound, as loud as was chosen: its tone, and its word behind it. */
export function announce(tone: ToneName, word: SpokenWord | undefined): void {
  const mode = soundMode.read();
  if (mode !== 'off') play(tones[tone]);
  if (mode !== 'voice' || word === undefined || context === undefined) return;
  const last = tones[tone].at(-1);
  const toneMs = last === undefined ? 0 : last.fromMs + last.ms;
  // A browser that cannot read the words leaves it at the tone.
  speak(context, locale, word, toneMs / 1_000).catch(() => undefined);
}

/** Rings because something has come, unless this device is to be silent. */
export function ring(): void {
  if (soundMode.read() !== 'off') play(bell);
}

/** Plays notes; a browser without sound stays silent, and so does one without a pressed key so far. */
function play(notes: readonly Note[]): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    for (const { hz, fromMs, ms } of notes)
      playNote(context, hz, context.currentTime + fromMs / 1_000, ms / 1_000);
  } catch {
    // The verdict stands on the screen: what makes no sound is not lost.
    context = undefined;
  }
}

function playNote(audio: AudioContext, hz: number, from: number, seconds: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hz;
  // Without a slope at both ends the loudspeaker clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.5, from + 0.01);
  gain.gain.setValueAtTime(0.5, from + seconds - 0.02);
  gain.gain.linearRampToValueAtTime(0, from + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + seconds);
}
