import { useSyncExternalStore } from 'react';
import type { InterfaceLocale } from '@rohi/contract/locales';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Chinese is Mandarin here: Cantonese voices bear `zh-HK`. */
const languages: Readonly<Record<InterfaceLocale, RegExp>> = {
  zh: /^(?:zh[-_](?:cn|sg|hans)|cmn)/i,
  ru: /^ru/i,
  en: /^en/i,
};

/** A voice of the machine itself in this language: one that speaks over the network is silent when the line is down. */
export function chooseVoice<Found extends Voice>(
  voices: readonly Found[],
  locale: InterfaceLocale,
): Found | undefined {
  return voices.find(({ lang, localService }) => localService && languages[locale].test(lang));
}

function speechOf(): SpeechSynthesis | undefined {
  return (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}

function voiceFor(locale: InterfaceLocale): SpeechSynthesisVoice | undefined {
  return chooseVoice(speechOf()?.getVoices() ?? [], locale);
}

/** Whether this machine can say words in the language; voices come a moment after the page. */
export function useHasVoice(locale: InterfaceLocale): boolean {
  return useSyncExternalStore(
    (changed) => {
      const speech = speechOf();
      speech?.addEventListener('voiceschanged', changed);
      return () => speech?.removeEventListener('voiceschanged', changed);
    },
    () => voiceFor(locale) !== undefined,
  );
}

/** Says it at once: what is still being said is of an earlier scan. */
export function speak(text: string, locale: InterfaceLocale): void {
  const speech = speechOf();
  const voice = voiceFor(locale);
  if (speech === undefined || voice === undefined) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 1.2;
  speech.cancel();
  speech.speak(utterance);
}
