import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** An element with the text directly inside of it. */
export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
};

/**
 * Why a text is not read: `unsafe` is what a plain file never has (a DTD, entities of its own), `broken` is no XML of
 * ours.
 */
export type XmlProblem = 'unsafe' | 'broken';

export type ReadXml = { root: XmlElement; problem?: never } | { root?: never; problem: XmlProblem };

const mostElements = 20_000;
const mostDepth = 8;
const mostAttributes = 10;

class XmlRefusal extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Reads XML of the plain kind: elements, attributes, text, comments. Whatever could make a small file large or reach
 * out of it is refused as soon as it is met: a DTD, entities of its own, processing instructions, CDATA.
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
  let elements = 0;
  let attributes = 0;
  const parser = new SaxesParser();
  refuseUnsafe(parser);
  parser.on('opentagstart', () => {
    elements += 1;
    attributes = 0;
    if (elements > mostElements || open.length > mostDepth) throw new XmlRefusal('broken');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw new XmlRefusal('broken');
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const current = open.at(-1) ?? top;
    current.text += part;
  });
  parser.on('closetag', () => void open.pop());
  // A file may begin with empty lines; XML does not allow them before its declaration.
  parser.write(text.replace(/^\uFEFF?\s*/, '')).close();
  const [root] = top.children;
  if (root === undefined) throw new XmlRefusal('broken');
  return root;
}

function refuseUnsafe(parser: SaxesParser): void {
  const refuse = () => {
    throw new XmlRefusal('unsafe');
  };
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('cdata', refuse);
  parser.on('error', ({ message }) => {
    // An entity that XML does not have by itself would have to be declared by a DTD.
    throw new XmlRefusal(message.includes('undefined entity') ? 'unsafe' : 'broken');
  });
}

function elementOf({ name, attributes }: SaxesTagPlain): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children: [], text: '' };
}
