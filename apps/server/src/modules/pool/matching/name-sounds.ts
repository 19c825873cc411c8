/**
 * Names across scripts: Рахимов, Rahimov, 拉希莫夫 and la xi mo fu have one skeleton, the classes of their consonants in
 * order (as in Soundex, R. C. Russell, US patent 1,261,167; the classes are those that the official Chinese tables of
 * foreign names and pinyin mix up: l and r, b and p and f and v, d and t, k and g and j, s and h and x).
 */

const classOf: Readonly<Record<string, string>> = {
  l: 'l',
  r: 'l',
  m: 'm',
  n: 'n',
  d: 't',
  t: 't',
  p: 'p',
  b: 'p',
  f: 'p',
  v: 'p',
  w: 'p',
  s: 's',
  h: 's',
  x: 's',
  c: 's',
  k: 'k',
  g: 'k',
  j: 'k',
  q: 'k',
  z: 'k',
};

/** The consonants of a word in Latin letters (folded by `foldText`), one sign a class; doubled ones are one. */
export function skeletonOf(folded: string): string {
  let skeleton = '';
  const sounds = folded
    .replaceAll('ng', 'n')
    .replaceAll('zh', 'z')
    .replaceAll(/(?:ch|sh)/g, 's');
  let last = '';
  for (const letter of sounds) {
    const kind = classOf[letter] ?? '';
    if (kind !== '' && kind !== last) skeleton += kind;
    // A vowel between two consonants of a class lets both stand.
    last = kind;
  }
  return skeleton;
}

/** Words of a folded name: those in Latin letters, without the signs of Han. */
export function soundsOf(folded: string): string[] {
  return [...new Set(folded.split(' ').filter((word) => /^[a-z]{2,}$/.test(word)))];
}
