const blockEnds = new Set(['p', 'li', 'h1', 'h2', 'ol', 'ul']);
const empty = new Set(['br', 'img', 'input', 'hr', 'wbr']);

/** An element with a place or number that the server decides is taken whole. */
const filledByServer = /\bdata-(?:each|needs)=/;

/**
 * What stands in the place of a missing fact: rare, and drawn by the client at once, so the beginnings go without it.
 */
const replacement = /<(\w+)[^<>]*? data-lacks="\d+"[^<>]*>[^]*?<\/\1>/g;

/**
 * The beginning of a page's markup: up to the end of the block with which it has so many letters, and what is open then
 * closed. Marks that React leaves for itself are left out: nothing takes this markup over.
 */
export function beginningOf(markup: string, letters: number): string {
  const open: { tag: string; isWhole: boolean }[] = [];
  let beginning = '';
  let count = 0;
  for (const [token] of markup.replace(replacement, '').matchAll(/<!--[^]*?-->|<[^>]*>|[^<]+/g)) {
    if (token.startsWith('<!--')) continue;
    beginning += token;
    const [, isEnd, tag = '', isClosed] = /^<(\/?)([\w-]+)[^>]*?(\/?)>$/.exec(token) ?? [];
    if (tag === '') count += token.length;
    else if (isEnd === '/') {
      open.pop();
      const isDecided = open.some(({ isWhole }) => isWhole);
      if (count >= letters && blockEnds.has(tag) && !isDecided) break;
    } else if (isClosed !== '/' && !empty.has(tag)) open.push({ tag, isWhole: filledByServer.test(token) });
  }
  return (
    beginning +
    open
      .toReversed()
      .map(({ tag }) => `</${tag}>`)
      .join('')
  );
}

/** The inside of the page's own part of a drawn site. */
export function mainOf(markup: string): string {
  const inside = /<main\b[^>]*>([^]*)<\/main>/.exec(markup)?.[1];
  if (inside === undefined) throw new Error('A page is drawn without <main>');
  return inside;
}
