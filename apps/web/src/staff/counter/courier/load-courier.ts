import { loadAllWords } from '../../kit/kit-words.ts';
import { stationsTexts } from '../../stations/station-words.ts';
import { counterTexts, evidenceTexts, courierTexts } from '../counter-words.ts';

const loadWords = () => loadAllWords([stationsTexts, counterTexts, courierTexts, evidenceTexts]);

/** The point that sends couriers out, with its words. */
export async function loadPoint() {
  const [{ CourierPointScreen }] = await Promise.all([import('./point-screen.tsx'), loadWords()]);
  return CourierPointScreen;
}

/** The round of a courier, with its words. */
export async function loadRound() {
  const [{ RoundScreen }] = await Promise.all([import('./round-screen.tsx'), loadWords()]);
  return RoundScreen;
}
