import { createStore } from '../../shared/ui/store.ts';
import { readDeviceChoice, storeDeviceChoice } from './device-choice.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const cookieName = 'staff_theme';

function readChoice(): ThemeChoice {
  const stored = readDeviceChoice(cookieName);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** What was chosen; read before the first frame by the script in the page, too. */
export const theme = createStore<ThemeChoice>(readChoice());

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  const choice = theme.read();
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Follows the system until somebody chooses. */
export function startTheme(): void {
  applyTheme();
  systemIsDark.addEventListener('change', applyTheme);
}

/** Keeps the choice where the end of a session does not clear it, for this page alone. */
export function chooseTheme(choice: ThemeChoice): void {
  storeDeviceChoice(cookieName, choice === 'system' ? '' : choice);
  theme.write(choice);
  applyTheme();
}
