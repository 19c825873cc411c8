import { onDemand } from '../../../shared/ui/on-demand.ts';

/** The choice of a point with its map: comes when the dialog of the profile is opened. */
export const pointChooser = onDemand(async () => (await import('./point-chooser.tsx')).PointChooser);
