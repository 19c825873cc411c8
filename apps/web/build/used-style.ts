/** What the first frame cannot show: the pointer, the keyboard, the printer. */
const neverFirst =
  /:(?:hover|focus|active|disabled|invalid|checked|target)|::(?:placeholder|marker|selection)/;

/**
 * The rules of a minified style sheet that can apply to the markup: those with all their classes in it. Of at-rules the
 * conditions of screens and layers are looked into, the others are left out.
 */
export function usedStyle(sheet: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return usedRules(sheet, classes);
}

function usedRules(sheet: string, classes: ReadonlySet<string>): string {
  let used = '';
  for (let at = 0; at < sheet.length;) {
    const open = sheet.indexOf('{', at);
    if (open < 0) break;
    const end = blockEnd(sheet, open);
    used += usedRule(sheet.slice(at, open).trim(), sheet.slice(open + 1, end), classes);
    at = end + 1;
  }
  return used;
}

function usedRule(prelude: string, block: string, classes: ReadonlySet<string>): string {
  if (prelude.startsWith('@')) {
    if (!/^@(?:media|supports|layer)/.test(prelude) || /\bprint\b/.test(prelude)) return '';
    const inside = usedRules(block, classes);
    return inside === '' ? '' : `${prelude}{${inside}}`;
  }
  const selectors = splitSelectors(prelude).filter((selector) => canApply(selector, classes));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${block}}`;
}

/** A selector without a class of ours belongs to the sheet of every page. */
function canApply(selector: string, classes: ReadonlySet<string>): boolean {
  const names = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => classes.has(name)) && !neverFirst.test(selector);
}

/** Commas within brackets part no selectors. */
function splitSelectors(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/);
}

/** Where the block ends that begins at `open`. */
function blockEnd(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sheet.length; at += 1) {
    if (sheet[at] === '{') depth += 1;
    if (sheet[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A block of the style sheet has no end');
}
