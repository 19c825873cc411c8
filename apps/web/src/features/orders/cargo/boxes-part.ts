import { onDemand } from '../../../shared/ui/on-demand.ts';
import { cargoTexts } from '../orders-words.ts';

/** Other boxes for cargo that was asked for, with words of their own. */
export const cargoBoxes = onDemand(async () => {
  const [{ BoxesForm }] = await Promise.all([import('./boxes-form.tsx'), cargoTexts.load()]);
  return BoxesForm;
});
