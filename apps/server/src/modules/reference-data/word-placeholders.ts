/** Where something happened, in the form that the sentence needs: a title may say it in any one of these. */
const placeForms: readonly string[] = ['{place}', '{from}', '{to}'];

/** The placeholders of a text, in alphabetical order; the forms of a place count as one. */
export function placeholdersOf(text: string): string[] {
  const found = text.match(/\{[^{}]*\}/g) ?? [];
  return found.map((each) => (placeForms.includes(each) ? '{place}' : each)).toSorted();
}

/** True when a new text of a word has just the placeholders of the program's own, and no stray brace. */
export function keepsPlaceholders(own: string, text: string): boolean {
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return false;
  return placeholdersOf(own).join() === placeholdersOf(text).join();
}
