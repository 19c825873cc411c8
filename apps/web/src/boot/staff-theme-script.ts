/**
 * The script of the console's page. Runs before the first frame: a person who chose the dark console must not be
 * blinded at every start. The choice stands in a cookie of this page alone, since ending a session clears local
 * storage.
 */
export function runStaffThemeScript(): void {
  const theme = /(?:^|; )staff_theme=(light|dark)/.exec(document.cookie);
  if (theme) document.documentElement.dataset['theme'] = theme[1];
}
