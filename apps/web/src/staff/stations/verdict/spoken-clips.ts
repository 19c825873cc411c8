import type { Locale } from '@rohi/contract/locales';
import { spokenMarks } from './spoken/spoken-marks.ts';
import type { SpokenWord } from './spoken-words.ts';

/** The words are not spoken in Tajik yet: a station in Tajik says them in Russian, or leaves it at its tones. */
const spokenIn = { ru: 'ru', en: 'en', zh: 'zh', tg: 'ru' } as const satisfies Record<Locale, Locale>;
type SpokenLocale = (typeof spokenIn)[Locale];

/** All words of a language, made beforehand: a voice of the browser may need the network, or be none. */
const files: Readonly<Record<SpokenLocale, string>> = {
  ru: new URL('spoken/ru.opus', import.meta.url).href,
  zh: new URL('spoken/zh.opus', import.meta.url).href,
  en: new URL('spoken/en.opus', import.meta.url).href,
};

let loaded: Promise<ArrayBuffer | undefined> | undefined;
let decoded: Promise<AudioBuffer | undefined> | undefined;
let speaking: AudioBufferSourceNode | undefined;

/**
 * Brings the words to this device, so that they are there offline. What could not be had is asked for again the next
 * time.
 */
export function loadVoice(locale: Locale): void {
  loaded ??= fetch(files[spokenIn[locale]])
    .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
    .catch(() => undefined)
    .then((bytes) => {
      if (bytes === undefined) loaded = undefined;
      return bytes;
    });
}

/** Says a word: what is still being said is of an earlier scan. `afterS` is when it begins, in seconds from now. */
export async function speak(
  audio: AudioContext,
  locale: Locale,
  word: SpokenWord,
  afterS: number,
): Promise<void> {
  const startedAt = audio.currentTime;
  loadVoice(locale);
  decoded ??= loaded?.then((bytes) => (bytes === undefined ? undefined : audio.decodeAudioData(bytes)));
  const buffer = await decoded?.catch(() => undefined);
  if (buffer === undefined) {
    decoded = undefined;
    return;
  }
  speaking?.stop();
  speaking = audio.createBufferSource();
  speaking.buffer = buffer;
  speaking.connect(audio.destination);
  const [fromMs, ms] = spokenMarks[spokenIn[locale]][word];
  speaking.start(Math.max(startedAt + afterS, audio.currentTime), fromMs / 1_000, ms / 1_000);
}
