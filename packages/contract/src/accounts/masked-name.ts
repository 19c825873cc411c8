/** A name as anybody may see it: the first letter of each word, `Р••••••• М•••••`. Null stays null. */
export function maskName(name: string | null): string | null {
  if (name === null) return null;
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.length === 0 ? null : words.map(maskWord).join(' ');
}

function maskWord(word: string): string {
  const [first = '', ...others] = word;
  return first + '•'.repeat(others.length);
}
