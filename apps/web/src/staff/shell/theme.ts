import { createStore } from '../../shared/ui/store.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const cookieName = 'staff_theme';
const yearSeconds = 31_536_000;

function readChoice(): ThemeChoice {
  const stored = new RegExp(`(?:^|; )${cookieName}=(light|dark)`).exec(document.cookie)?.[1];
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
  const age = choice === 'system' ? 0 : yearSeconds;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store needs https, and is read later than the first frame
  document.cookie = `${cookieName}=${choice}; path=/staff; max-age=${age}; samesite=strict`;
  theme.write(choice);
  applyTheme();
}
