import { onDemand } from '../../../shared/ui/on-demand.ts';

/** Other boxes for cargo that was asked for, with words of their own. */
export const cargoBoxes = onDemand(async () => {
  const [{ BoxesForm }, { cargoTexts }] = await Promise.all([
    import('./boxes-form.tsx'),
    import('./cargo-words.ts'),
  ]);
  await cargoTexts.load();
  return BoxesForm;
});
