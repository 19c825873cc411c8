/**
 * The owner of a code as it was written, of all codes that lead to customers: one customer, or a question. Nothing is
 * guessed.
 */
import { foldedReadings, looseOf, partsOfCode, usualShape } from '@rohi/contract/accounts/customer-code';

/** An account and the code that it has. */
export type NamedCustomer = { id: string; customerCode: string };

/** A code that leads to a customer. */
export type KnownCode = NamedCustomer & { folded: string; loose: string };

/** What a text is looked for by. */
export type SoughtCode = {
  /** As it stands, and as its keys write it in the other layout. */
  exact: readonly string[];
  /** Of digits alone: the same digits with each of the beginnings in use. */
  begun: readonly string[];
  /** Of those: the one that digits alone stand for. */
  meant: string | undefined;
};

/** Whether a text is digits alone, so that it takes the beginnings in use to find it. */
export function isDigitsAlone(text: string): boolean {
  return foldedReadings(text).some((folded) => /^\d+$/.test(folded));
}

/**
 * What a text is looked for by; undefined for what no customer code looks like.
 * @param letters the beginnings in use, as folded
 */
export function soughtCode(text: string, letters: readonly string[]): SoughtCode | undefined {
  const exact = foldedReadings(text);
  const [first] = exact;
  if (first === undefined) return undefined;
  const parts = partsOfCode(first);
  if (parts.letters !== '' || parts.behind !== '') return { exact, begun: [], meant: undefined };
  const begun = letters.filter((each) => each !== '').map((each) => each + parts.digits);
  return { exact, begun, meant: meantBy(parts.digits, letters) };
}

/** Digits alone stand for a code of the only beginning there is, or of the one that installations begin with. */
function meantBy(digits: string, letters: readonly string[]): string | undefined {
  const others = letters.filter((each) => each !== '');
  if (others.length === 1) return `${others[0]}${digits}`;
  const { least, most } = usualShape.digits;
  const isUsual = digits.length >= least && digits.length <= most;
  return isUsual ? usualShape.letters + digits : undefined;
}

/** The customers that a text names: none, the one, or several of which a person chooses. */
export function ownersOfCode(
  { exact, begun, meant }: SoughtCode,
  codes: Pick<KnownCodes, 'byFolded' | 'byLoose'>,
): NamedCustomer[] {
  const ofFolded = (folded: readonly string[]) => distinct(folded.flatMap((each) => codes.byFolded(each)));
  const owners = ofFolded(exact);
  if (owners.length > 0) return owners;
  const same = ofFolded(begun);
  const [only] = same;
  if (same.length > 1) return same;
  if (only !== undefined) return meant !== undefined && ofFolded([meant]).length === 1 ? same : [];
  const loose = [...exact, ...(meant === undefined ? [] : [meant])].map(looseOf);
  return distinct(loose.flatMap((each) => codes.byLoose(each)));
}

/** Codes by what they are found by. */
export type KnownCodes = {
  byFolded: (folded: string) => readonly NamedCustomer[];
  byLoose: (loose: string) => readonly NamedCustomer[];
};

/** Codes that were read, ready to be asked. */
export function knownCodes(rows: readonly KnownCode[]): KnownCodes {
  const folded = Map.groupBy(rows, (row) => row.folded);
  const loose = Map.groupBy(rows, (row) => row.loose);
  return {
    byFolded: (code) => folded.get(code) ?? [],
    byLoose: (code) => loose.get(code) ?? [],
  };
}

function distinct(customers: readonly NamedCustomer[]): NamedCustomer[] {
  const byId = new Map(customers.map(({ id, customerCode }) => [id, { id, customerCode }]));
  return [...byId.values()].toSorted((a, b) => (a.customerCode < b.customerCode ? -1 : 1));
}
