import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import { loadGoodsNames } from '../kit/goods-text.ts';

/** The words that every station has. */
export const stationsTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

export const bagsTexts = createPageTexts({
  ru: () => import('./bags/texts/ru.ts'),
  en: () => import('./bags/texts/en.ts'),
  zh: () => import('./bags/texts/zh.ts'),
  tg: () => import('./bags/texts/tg.ts'),
});

export const benchTexts = createPageTexts({
  ru: () => import('./bench/texts/ru.ts'),
  en: () => import('./bench/texts/en.ts'),
  zh: () => import('./bench/texts/zh.ts'),
  tg: () => import('./bench/texts/tg.ts'),
});

export const inventoryTexts = createPageTexts({
  ru: () => import('./inventory/texts/ru.ts'),
  en: () => import('./inventory/texts/en.ts'),
  zh: () => import('./inventory/texts/zh.ts'),
  tg: () => import('./inventory/texts/tg.ts'),
});

/** Words of the lock of a station. */
export const lockTexts = createPageTexts({
  ru: () => import('./lock/texts/ru.ts'),
  en: () => import('./lock/texts/en.ts'),
  zh: () => import('./lock/texts/zh.ts'),
  tg: () => import('./lock/texts/tg.ts'),
});

export const needsPersonTexts = createPageTexts({
  ru: () => import('./needs-person/texts/ru.ts'),
  en: () => import('./needs-person/texts/en.ts'),
  zh: () => import('./needs-person/texts/zh.ts'),
  tg: () => import('./needs-person/texts/tg.ts'),
});

export const pairTexts = createPageTexts({
  ru: () => import('./device/texts/ru.ts'),
  en: () => import('./device/texts/en.ts'),
  zh: () => import('./device/texts/zh.ts'),
  tg: () => import('./device/texts/tg.ts'),
});

export const photoTexts = createPageTexts({
  ru: () => import('./photos/texts/ru.ts'),
  en: () => import('./photos/texts/en.ts'),
  zh: () => import('./photos/texts/zh.ts'),
  tg: () => import('./photos/texts/tg.ts'),
});

export const poolTexts = createPageTexts({
  ru: () => import('./pool/texts/ru.ts'),
  en: () => import('./pool/texts/en.ts'),
  zh: () => import('./pool/texts/zh.ts'),
  tg: () => import('./pool/texts/tg.ts'),
});

/** Words of printing at stations: labels, stickers, command cards, the printer. */
export const printingTexts = createPageTexts({
  ru: () => import('./printing/texts/ru.ts'),
  en: () => import('./printing/texts/en.ts'),
  zh: () => import('./printing/texts/zh.ts'),
  tg: () => import('./printing/texts/tg.ts'),
});

export const receivingTexts = createPageTexts({
  ru: () => import('./receiving/texts/ru.ts'),
  en: () => import('./receiving/texts/en.ts'),
  zh: () => import('./receiving/texts/zh.ts'),
  tg: () => import('./receiving/texts/tg.ts'),
});

/** Words of the scale of a station. */
export const scaleTexts = createPageTexts({
  ru: () => import('./scale/texts/ru.ts'),
  en: () => import('./scale/texts/en.ts'),
  zh: () => import('./scale/texts/zh.ts'),
  tg: () => import('./scale/texts/tg.ts'),
});

export const shelvingTexts = createPageTexts({
  ru: () => import('./shelving/texts/ru.ts'),
  en: () => import('./shelving/texts/en.ts'),
  zh: () => import('./shelving/texts/zh.ts'),
  tg: () => import('./shelving/texts/tg.ts'),
});

export const undoTexts = createPageTexts({
  ru: () => import('./undo/texts/ru.ts'),
  en: () => import('./undo/texts/en.ts'),
  zh: () => import('./undo/texts/zh.ts'),
  tg: () => import('./undo/texts/tg.ts'),
});

const ofAllStations = [
  stationsTexts,
  benchTexts,
  pairTexts,
  receivingTexts,
  photoTexts,
  printingTexts,
  scaleTexts,
  lockTexts,
  undoTexts,
];

/** Loads what every screen says that is registered as a station: field, verdict, list "needs a person", bar. */
export async function loadStationWords(): Promise<void> {
  await Promise.all([...ofAllStations.map((each) => each.load()), loadGoodsNames()]);
}
