import { loadGoodsNames } from '../kit/goods-text.ts';
import { pairTexts } from './device/pair-words.ts';
import { lockTexts } from './lock/lock-words.ts';
import { photoTexts } from './photos/photo-words.ts';
import { printingTexts } from './printing/printing-words.ts';
import { receivingTexts } from './receiving/receiving-words.ts';
import { scaleTexts } from './scale/scale-words.ts';
import { stationsTexts } from './stations-words.ts';
import { undoTexts } from './undo/undo-words.ts';

const texts = [
  stationsTexts,
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
  await Promise.all([...texts.map((each) => each.load()), loadGoodsNames()]);
}
