import { recordTexts } from '../../screens/screen-words.ts';
import { counterTexts, shelfTexts } from '../counter-words.ts';

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
