// What a journey reads once and judges at that moment: the page may still be changing then, and on a busy machine it
// is.

/** Reads of a page or a place on it that wait for no more than the place. */
const reads = [
  ...[
    'allInnerTexts',
    'allTextContents',
    'innerHTML',
    'innerText',
    'textContent',
    'inputValue',
    'getAttribute',
  ],
  ...['isChecked', 'isDisabled', 'isEditable', 'isEnabled', 'isHidden', 'isVisible'],
  ...['all', 'boundingBox', 'count', 'evaluate', 'evaluateAll', 'title', 'url'],
];
const isRead = new RegExp(`\\.(?:${reads.join('|')})\\(`);
const notAwaited = /\.url\(\)/;

/**
 * What a source judges at the moment it is read: `line: what is judged`, of `expect(…)` around a read of the page,
 * around a name that such a read was given in the same file, or around a function that is handed the page, unless it is
 * one of `measures`: what those say is about a moment or a time that is over.
 */
export function findReadOnce(source: string, measures: readonly string[]): string[] {
  const named = new Set(
    [...source.matchAll(/\bconst (\[[^\]]*\]|\w+) =\s*\(*await ([^;]*);/g)].flatMap(
      ([, names = '', read = '']) =>
        isRead.test(read) && !/waitFor|Promise\.all/.test(read) ? (names.match(/\w+/g) ?? []) : [],
    ),
  );
  return [...source.matchAll(/\bexpect\(/g)].flatMap(({ index }) => {
    const judged = argumentAt(source, index + 'expect('.length);
    const line = `${source.slice(0, index).split('\n').length}: ${judged}`;
    if (/^\s*async \(|^\s*\(\) =>/.test(judged)) return [];
    if (notAwaited.test(judged) && /\bpage\b/i.test(judged)) return [line];
    if (/\bawait\b/.test(judged) && isRead.test(judged)) return [line];
    const [, helper] = /\bawait (\w+)\((?:page|tab|\w*[pP]age)\b/.exec(judged) ?? [];
    if (helper !== undefined && !measures.includes(helper)) return [line];
    const [name = ''] = /^\w+/.exec(judged) ?? [];
    return named.has(name) && !/^\w+\.(?:status|ok)\(/.test(judged) ? [line] : [];
  });
}

/** The text up to the bracket that closes what was opened before `start`. */
function argumentAt(source: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < source.length && depth > 0; end += 1) {
    if ('([{'.includes(source[end] ?? '')) depth += 1;
    if (')]}'.includes(source[end] ?? '')) depth -= 1;
  }
  return source.slice(start, end - 1).replace(/\s+/g, ' ');
}
