import { stationsTexts } from '../../stations/station-words.ts';
import { counterTexts } from '../counter-words.ts';
import { evidenceTexts } from '../evidence/evidence-words.ts';
import { courierTexts } from './courier-words.ts';

const loadWords = () =>
  Promise.all([stationsTexts, counterTexts, courierTexts, evidenceTexts].map((texts) => texts.load()));

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
