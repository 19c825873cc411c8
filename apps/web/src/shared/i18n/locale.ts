import { defaultLocale, isLocale } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';

const storageKey = 'locale';

function readLocale(): Locale {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLocale(stored) ? stored : defaultLocale;
  } catch {
    // Storage may be forbidden (private windows, embedded views); the default language still works.
    return defaultLocale;
  }
}

/** Language of the interface; fixed until the page is loaded again. */
export const locale: Locale = readLocale();

/** Whether somebody has chosen a language on this browser; true where nothing can be stored. */
export function hasChosenLocale(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

let isChanging = false;

/** Whether the page is being loaded again for another language: what was typed is found again there. */
export function isLocaleChanging(): boolean {
  return isChanging;
}

/** Keeps the chosen language and loads the page again in it (specification, section 2). */
export function saveLocale(next: Locale): void {
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Nothing to keep it in: the page loads again in the language it had.
  }
  isChanging = true;
  location.reload();
}
