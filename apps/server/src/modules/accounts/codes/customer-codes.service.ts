/**
 * Owns what codes lead to. Promises that every code a customer ever had finds that customer and no other, however it
 * is written, and that none is chosen where
 * it may be of several.
 */
import {
  looseOf,
  readCustomerCode,
  usualShape,
  type CustomerCodeShape,
} from '@rohi/contract/accounts/customer-code';
import { codePlanOf, shapeOfPlan, type CodePlan } from '@rohi/contract/accounts/customer-code-plan';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { readCached } from '../../../platform/cached-value.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { findCodes, listShapes, type ShapeRow } from './customer-code.store.ts';
import { isDigitsAlone, knownCodes, soughtCode, ownersOfCode, type NamedCustomer } from './owners-of-code.ts';

export { isOurs } from './code-as-given.ts';

export type { NamedCustomer } from './owners-of-code.ts';

/** The customers that texts name, by the text as it was given. A text that names none is in neither. */
export type WrittenCustomers = {
  named: Map<string, NamedCustomer>;
  /** Texts that may be the code of several customers. */
  unsure: Map<string, NamedCustomer[]>;
};

/**
 * The customers named by codes as people have written them on a box or in a list (`639312`, `tj 639312`): the code as
 * it stands, else the only one that differs from it by noughts before
 * its number. Any code that a customer ever had counts.
 */
export async function findCustomersAsWritten(
  db: Db | Tx,
  texts: readonly string[],
): Promise<WrittenCustomers> {
  const letters = texts.some(isDigitsAlone) ? lettersOf(await listShapes(db)) : [];
  const sought = new Map(
    texts.flatMap((text) => {
      const code = soughtCode(text, letters);
      return code === undefined ? [] : [[text, code] as const];
    }),
  );
  const found: WrittenCustomers = { named: new Map(), unsure: new Map() };
  if (sought.size === 0) return found;
  const all = [...sought.values()];
  const folded = new Set(all.flatMap(({ exact, begun, meant = [] }) => [exact, begun, meant].flat()));
  const loose = new Set(all.flatMap(({ exact, meant = [] }) => [exact, meant].flat().map(looseOf)));
  const codes = knownCodes(await findCodes(db, [...folded], [...loose]));
  for (const [text, code] of sought) {
    const customers = ownersOfCode(code, codes);
    const [customer] = customers;
    if (customers.length > 1) found.unsure.set(text, customers);
    else if (customer !== undefined) found.named.set(text, customer);
  }
  return found;
}

/** The customers with codes that fold to exactly these, by the folded code. */
export async function findOwnersOfFolded(
  db: Db | Tx,
  folded: readonly string[],
): Promise<Map<string, NamedCustomer[]>> {
  return Map.groupBy(await findCodes(db, folded, []), (row) => row.folded);
}

/** The customer that one text names; undefined for none. Throws `customers.codeAmbiguous` with those it may be of. */
export async function findCustomerAsWritten(db: Db | Tx, text: string): Promise<NamedCustomer | undefined> {
  const { named, unsure } = await findCustomersAsWritten(db, [text]);
  const several = unsure.get(text);
  if (several === undefined) return named.get(text);
  const codes = several.map(({ customerCode }) => customerCode).join(', ');
  throw new AppError('customers.codeAmbiguous', { params: { code: text.trim().slice(0, 40), codes } });
}

/**
 * The code under which a text is looked for: that of the customer that it names, else the text as a code of the
 * shapes in use, since parcels may bear a code that no account has. Undefined
 * for what no customer code looks like. Throws `customers.codeAmbiguous`.
 */
export async function readCodeAsWritten(context: ShapeContext, text: string): Promise<string | undefined> {
  const customer = await findCustomerAsWritten(context.db, text);
  return customer?.customerCode ?? readCustomerCode(text, await readCodeShapes(context));
}

/** The same for what was done offline, where no one can be asked: undefined too for what may be of several. */
export async function readCodeAtOnce(
  context: ShapeContext,
  text: string,
  db: Db | Tx = context.db,
): Promise<string | undefined> {
  const { named, unsure } = await findCustomersAsWritten(db, [text]);
  if (unsure.has(text)) return undefined;
  return named.get(text)?.customerCode ?? readCustomerCode(text, await readCodeShapes(context));
}

const lettersOf = (rows: readonly ShapeRow[]) => [...new Set(rows.map(({ letters }) => letters))];

/** The key of the change feed that stands for the shapes. */
export const shapesChangeKey = 'list:customer-code-shape';

type ShapeContext = Pick<Context, 'changes' | 'clock' | 'db' | 'log'>;

/**
 * How customer codes in use look: those that were given, those that new customers get, and the usual ones. A new shape
 * is seen at once here, and within a second by other processes.
 */
export async function readCodeShapes(context: ShapeContext): Promise<readonly CustomerCodeShape[]> {
  const [rows, settings] = await Promise.all([
    readCached(context, shapesChangeKey, () => listShapes(context.db)),
    readSettings(context),
  ]);
  return shapesOf(rows, codePlanOf(settings));
}

/** Whether codes of a shape are of the usual one as well. */
const isUsual = ({ letters, separator, digits, mayEndInLetter }: CustomerCodeShape) =>
  letters === usualShape.letters &&
  separator === usualShape.separator &&
  digits.least >= usualShape.digits.least &&
  digits.most <= usualShape.digits.most &&
  !mayEndInLetter;

function shapesOf(rows: readonly ShapeRow[], plan: CodePlan): CustomerCodeShape[] {
  const begun = [...new Set([...lettersOf(rows), plan.prefix])].filter((letters) => letters !== '');
  const isAlone = (letters: string) => letters === '' || (begun.length === 1 && begun[0] === letters);
  const shapes = rows.map(({ letters, separator, least, most, endsInLetter }): CustomerCodeShape => ({
    letters,
    separator,
    digits: { least, most },
    mayEndInLetter: endsInLetter,
    isAlone: !endsInLetter && isAlone(letters),
  }));
  const planned = shapeOfPlan(plan, isAlone(plan.prefix));
  return [usualShape, ...[planned, ...shapes].filter((shape) => !isUsual(shape))];
}
