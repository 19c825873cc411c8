import { recordTexts } from '../../screens/record/record-words.ts';
import { counterTexts } from '../counter-words.ts';
import { shelfTexts } from './shelf-words.ts';

/** What stands for a decision, with its words. */
export async function loadShelf() {
  const [{ ShelfScreen }] = await Promise.all([
    import('./shelf-screen.tsx'),
    shelfTexts.load(),
    recordTexts.load(),
  ]);
  return ShelfScreen;
}

/** Returns that are under way, with their words. */
export async function loadReturns() {
  const [{ ReturnsScreen }] = await Promise.all([
    import('./returns-screen.tsx'),
    shelfTexts.load(),
    counterTexts.load(),
    recordTexts.load(),
  ]);
  return ReturnsScreen;
}
