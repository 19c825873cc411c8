import { readPlainXml, type XmlElement, type XmlProblem } from './read-plain-xml.ts';
import { shortRateText, type RateRow } from './rate-rows.ts';

/** `notRates`: it is XML, but no list of rates. */
export type RateFileProblem = XmlProblem | 'notRates';

export type ReadRateFile = { rows: RateRow[]; problem?: never } | { rows?: never; problem: RateFileProblem };

/** Whether a file is markup, and so one of the bank; anything else is read as a table. */
export function isMarkup(bytes: Uint8Array): boolean {
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 200));
  return start.trimStart().startsWith('<');
}

/**
 * Reads a file of the National Bank of Tajikistan in either of its forms: the rates of a day (`ValCurs Date`,
 * `Valute`), or the history of one currency (`Record Date`). UTF-8 or windows-1251, with a point or a comma, by
 * nominal.
 */
export function readRateFile(bytes: Uint8Array): ReadRateFile {
  const text = decode(bytes);
  if (text === undefined) return { problem: 'broken' };
  const { root, problem } = readPlainXml(text);
  if (root === undefined) return { problem };
  const items = root.children.filter(({ name }) => name === 'Valute' || name === 'Record');
  if (root.name !== 'ValCurs' || items.length === 0) return { problem: 'notRates' };
  return { rows: items.map((item, index) => rowOf(root, item, index)) };
}

/** The declaration of the file may be missing or wrong: what is not UTF-8 is windows-1251. */
function decode(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'windows-1251'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  return undefined;
}

function rowOf(root: XmlElement, item: XmlElement, index: number): RateRow {
  const textOf = (name: string) =>
    shortRateText(item.children.find((child) => child.name === name)?.text ?? '');
  return {
    index,
    code: textOf('CharCode'),
    quote: '',
    nominal: textOf('Nominal'),
    value: textOf('Value'),
    day: shortRateText(item.attributes.get('Date') ?? root.attributes.get('Date') ?? ''),
  };
}
