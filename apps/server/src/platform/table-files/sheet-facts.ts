/** What the XML of a workbook says of its sheets beside their cells, and places for cells that name none. */
import type { SheetFacts } from './table.ts';
import { columnName } from './workbook-parts.ts';

const attribute = (tag: string, name: string) => new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1];
const isOn = (tag: string, name: string) => /^(?:1|true)$/.test(attribute(tag, name) ?? '');
const mostFacts = 20_000;

/**
 * The facts of each sheet by its name as the workbook writes it, where there are any.
 * @param files parts of the workbook by their paths
 */
export function sheetFacts(files: ReadonlyMap<string, Buffer>): Map<string, SheetFacts> {
  const workbook = files.get('xl/workbook.xml')?.toString('utf8') ?? '';
  const targets = targetsOf(files.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? '');
  const days1904 = [...workbook.matchAll(/<(?:\w+:)?workbookPr\b[^<>]*>/g)].some(([tag]) =>
    isOn(tag, 'date1904'),
  );
  const facts = new Map<string, SheetFacts>();
  for (const [tag] of workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)) {
    const name = unescapeXml(attribute(tag, 'name') ?? '');
    const file = files.get(targets.get(attribute(tag, 'id') ?? '') ?? '');
    const isHidden = /^(?:hidden|veryHidden)$/.test(attribute(tag, 'state') ?? '');
    const found: SheetFacts = {
      ...(isHidden ? { isHidden } : {}),
      ...(days1904 ? { days1904 } : {}),
      ...(file === undefined ? {} : factsOfSheet(file.toString('utf8'))),
    };
    if (Object.keys(found).length > 0) facts.set(name, found);
  }
  return facts;
}

function targetsOf(relations: string): Map<string, string> {
  return new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => {
      const target = attribute(tag, 'Target') ?? '';
      return [attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );
}

function unescapeXml(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? '');
}

function factsOfSheet(xml: string): SheetFacts {
  const hiddenRows = [...xml.matchAll(/<(?:\w+:)?row\s[^<>]*>/g)].flatMap(([tag]) =>
    isOn(tag, 'hidden') ? [Number(attribute(tag, 'r')) - 1] : [],
  );
  const hiddenColumns = [...xml.matchAll(/<(?:\w+:)?col\s[^<>]*>/g)].flatMap(([tag]) => {
    const [first, last] = [Number(attribute(tag, 'min')) - 1, Number(attribute(tag, 'max')) - 1];
    // Hiding all that is right of a table hides thousands of empty columns.
    return isOn(tag, 'hidden') && first >= 0 ? range(first, Math.min(last, first + 200)) : [];
  });
  const merged = [...xml.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*>/g)].flatMap(([tag]) => {
    const place = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(attribute(tag, 'ref') ?? '');
    if (place === null) return [];
    const [, left = '', top, right = '', bottom] = place;
    return [
      [Number(top) - 1, columnIndex(left), Number(bottom) - 1, columnIndex(right)] as [
        number,
        number,
        number,
        number,
      ],
    ];
  });
  return {
    ...(hiddenRows.length === 0 ? {} : { hiddenRows: hiddenRows.slice(0, mostFacts) }),
    ...(hiddenColumns.length === 0 ? {} : { hiddenColumns }),
    ...(merged.length === 0 ? {} : { merged: merged.slice(0, mostFacts) }),
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The place of a column from 0 by its name. */
export function columnIndex(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * The XML of a sheet in which each row and cell names its place: one that names none stands behind the one before it
 * (ECMA-376, 18.3.1.4).
 */
export function withPlaces(xml: string): string {
  let row = 0;
  let column = -1;
  return xml.replaceAll(
    /<((?:\w+:)?)(row|c)(?=[\s/>])([^<>]*?)(\/?)>/g,
    (tag, prefix: string, name: string, rest: string, end: string) => {
      const place = attribute(tag, 'r');
      if (name === 'row') {
        row = place === undefined ? row + 1 : Number(place);
        column = -1;
        return place === undefined ? `<${prefix}row r="${row}"${rest}${end}>` : tag;
      }
      column = place === undefined ? column + 1 : columnIndex(/^[A-Z]+/.exec(place)?.[0] ?? 'A');
      return place === undefined ? `<${prefix}c r="${columnName(column)}${row}"${rest}${end}>` : tag;
    },
  );
}

/** Whether a row or cell of a sheet names no place. */
export function lacksPlaces(xml: string): boolean {
  return /<(?:\w+:)?(?:row|c)(?=[\s/>])(?![^<>]*\sr\s*=)[^<>]*>/.test(xml);
}
