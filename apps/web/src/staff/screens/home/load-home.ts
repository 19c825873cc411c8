import { onDemand } from '../../../shared/ui/on-demand.ts';
import { recordTexts, startTexts, standstillTexts, reportsTexts } from '../screen-words.ts';
import type { MenuEntry } from '../../shell/menu-entries.ts';

/** Where a day begins; it draws, so it comes when it is asked for. */
export const homeScreen = onDemand<{ entries: readonly MenuEntry[] }>(async () => {
  const [{ HomeScreen }] = await Promise.all([
    import('./home-screen.tsx'),
    reportsTexts.load(),
    standstillTexts.load(),
    startTexts.load(),
    // Notes that call this user lead to records.
    recordTexts.load(),
  ]);
  return HomeScreen;
});
