/** An element with the text directly inside of it. */
export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
};

/** Why a text is not read: `unsafe` is what a plain file never has (a DTD, entities of its own), `broken` is no XML of ours. */
export type XmlProblem = 'unsafe' | 'broken';

export type ReadXml = { root: XmlElement; problem?: never } | { root?: never; problem: XmlProblem };

const mostElements = 20_000;
const mostDepth = 8;
const mostAttributes = 10;

const prolog = /^\uFEFF?\s*(?:<\?xml\s[^<>]{0,200}\?>)?/;
/** A comment, an end tag, or a start tag; sticky, and no two parts of it can take the same letters. */
const token =
  /<!--(?<comment>(?:[^-]|-(?!-))*)-->|<\/(?<end>[A-Za-z][\w.-]*)\s*>|<(?<start>[A-Za-z][\w.-]*)(?<attributes>(?:\s+[A-Za-z][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<closed>\/?)>/y;
const attribute = /([A-Za-z][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

class XmlRefusal extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Reads XML of the plain kind: elements, attributes, text, comments. Whatever could make a small file large or reach out of it is
 * refused before anything is read: a DTD, entities, processing instructions, CDATA.
 */
export function readPlainXml(text: string): ReadXml {
  try {
    return { root: readRoot(text) };
  } catch (error) {
    if (error instanceof XmlRefusal) return { problem: error.problem };
    throw error;
  }
}

function readRoot(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: XmlElement[] = [top];
  let at = prolog.exec(text)?.[0].length ?? 0;
  let elements = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const current = open.at(-1) ?? top;
    current.text += decodeEntities(text.slice(at, next === -1 ? text.length : next));
    if (next === -1) break;
    token.lastIndex = next;
    const found = token.exec(text)?.groups;
    if (found === undefined)
      throw new XmlRefusal(/^<[!?]/.test(text.slice(next, next + 2)) ? 'unsafe' : 'broken');
    at = token.lastIndex;
    if (found['comment'] !== undefined) continue;
    if (found['end'] !== undefined) {
      if (open.length === 1 || open.pop()?.name !== found['end']) throw new XmlRefusal('broken');
      continue;
    }
    elements += 1;
    if (elements > mostElements || open.length > mostDepth) throw new XmlRefusal('broken');
    const element = startElement(found['start'] ?? '', found['attributes'] ?? '');
    current.children.push(element);
    if (found['closed'] === '') open.push(element);
  }
  const [root, ...others] = top.children;
  if (root === undefined || others.length > 0 || open.length > 1 || top.text.trim() !== '')
    throw new XmlRefusal('broken');
  return root;
}

function startElement(name: string, attributes: string): XmlElement {
  const pairs = [...attributes.matchAll(attribute)].map(
    ([, key = '', double, single]) => [key, decodeEntities(double ?? single ?? '')] as const,
  );
  if (pairs.length > mostAttributes) throw new XmlRefusal('broken');
  return { name, attributes: new Map(pairs), children: [], text: '' };
}

/** The five entities that every XML has, and characters by number; any other would have to be declared by a DTD. */
function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(#\d{1,7}|#x[\dA-Fa-f]{1,6}|\w{1,10})?;?/g,
    (written, name: string | undefined) => {
      if (name === undefined || !written.endsWith(';')) throw new XmlRefusal('broken');
      if (!name.startsWith('#')) {
        const letter = Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined;
        if (letter === undefined) throw new XmlRefusal('unsafe');
        return letter;
      }
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw new XmlRefusal('broken');
      return String.fromCodePoint(code);
    },
  );
}
