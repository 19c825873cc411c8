/**
 * Owns what lies under customer codes that no account has: a box that came before its customer was known. Promises that
 * such a parcel becomes its owner's in the very act that gives the code, and that a text is never taken for a code that
 * merely looks like it.
 */
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { listUnknownCodes, nameUnknownCode } from '@rohi/contract/orders/new-customer.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { systemPrincipal } from '../../../principal.ts';
import { giveCodeByHand } from '../../accounts/codes/codes-by-hand.service.ts';
import { findCustomerAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import { guessOwners } from '../../accounts/codes/guessed-owners.service.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { parcelsWritten } from '../../tracking/moves/written-parcels.service.ts';
import { lockParcels, writeParcels } from '../../tracking/tracking.service.ts';
import { recordOrdersOfParcels } from '../orders/parcel-orders.service.ts';
import { lockOwners, settleOwners } from '../orders/parcel-owners.service.ts';
import { findParcelsOfUnknownCodes, findUnknownCodes } from './unknown-codes.store.ts';

/** A customer and the codes that lead there since this transaction, however they are written. */
export type CodesGiven = { customerCode: string; codes: readonly string[] };

/**
 * Has open parcels under these codes, so far without an owner, become the customers'; returns how many, by the code
 * of the customer. Only the very code counts: what differs by noughts may still be somebody else's. In a fixed number
 * of statements, however many customers there are.
 */
export async function giveParcelsOfUnknownCodes(
  context: Context,
  tx: Tx,
  owners: readonly CodesGiven[],
): Promise<Map<string, number>> {
  const ownerOf = new Map(
    owners.flatMap(({ customerCode, codes }) =>
      codes.flatMap((code) => {
        const folded = foldCustomerCode(code);
        return folded === undefined ? [] : [[folded, customerCode] as const];
      }),
    ),
  );
  const ownerOfText = (written: string) => ownerOf.get(foldCustomerCode(written) ?? '');
  const fresh = owners.map(({ customerCode }) => customerCode);
  const listed = await findUnknownCodes(tx, { folded: [...ownerOf.keys()], fresh });
  const texts = listed.filter(({ written }) => ownerOfText(written) !== undefined);
  if (texts.length === 0) return new Map();
  const found = await findParcelsOfUnknownCodes(
    tx,
    texts.map(({ written }) => written),
    fresh,
  );
  // Somebody may have found an owner for one of them meanwhile: what counts is what stands once they are locked.
  const before = await lockOwners(
    tx,
    found.map(({ trackingCode }) => trackingCode),
  );
  const parcels = found.filter(({ trackingCode, written }) => {
    const now = before.get(trackingCode);
    if (now === undefined || now.isClosed) return false;
    return now.ownerCode === null || now.ownerCode === ownerOfText(written);
  });
  const mover = { actor: systemPrincipal('orders'), source: 'office' } as const;
  await writeParcels(
    context,
    tx,
    parcels.map(({ trackingCode, written }) => ({
      trackingCode,
      declare: { facts: { customerCode: ownerOfText(written) ?? null }, move: mover },
      moves: [],
    })),
  );
  const codes = parcels.map(({ trackingCode }) => trackingCode);
  await recordOrdersOfParcels(context, tx, codes, mover);
  await settleOwners(
    context,
    tx,
    codes.map((trackingCode) => ({ trackingCode, isHere: false })),
    // Where the text is the code itself, there is an owner since the account is there.
    new Map([...before].map(([code, owner]) => [code, { ...owner, ownerCode: null }])),
    mover,
  );
  await followAgain(tx, codes);
  const byOwner = Map.groupBy(parcels, ({ written }) => ownerOfText(written) ?? '');
  return new Map([...byOwner].map(([code, list]) => [code, list.length]));
}

/** Charges, numbers and lists follow also where the text did not change and its customer alone is new. */
async function followAgain(tx: Tx, trackingCodes: readonly string[]): Promise<void> {
  const parcels = await lockParcels(tx, trackingCodes);
  noteWrites(
    tx,
    parcelsWritten,
    parcels.map(({ id, facts, state }) => ({
      parcelId: id,
      before: { facts: { ...facts, customerCode: null }, state },
      after: { facts, state },
      again: true,
    })),
  );
}

/** The codes that no account has, with possible owners. None is taken for the owner: a person chooses. */
export async function readUnknownCodes({
  db,
}: Pick<Context, 'db'>): Promise<DataOf<typeof listUnknownCodes>> {
  const texts = await findUnknownCodes(db);
  const page = texts.slice(0, mostShown);
  const guesses = await guessOwners(
    db,
    page.map(({ written }) => written),
  );
  return {
    list: page.map(({ written, parcels, lastAt }) => ({
      written,
      parcels,
      lastAt: lastAt?.toISOString() ?? null,
      guesses: (guesses.get(written) ?? []).map(({ customerCode, name, by }) => ({
        customerCode,
        nameMasked: maskName(name) ?? '',
        by,
      })),
    })),
    codes: texts.length,
    parcels: texts.reduce((sum, { parcels }) => sum + parcels, 0),
  };
}

const mostShown = 500;

/**
 * Has an unknown code lead to a customer. Throws `orders.customerNotFound`, `customers.badCode`,
 * `customers.codeTaken`, `customers.codeAmbiguous`.
 */
export async function nameCode(
  context: Context,
  actor: AuditActor,
  { written, customerCode }: BodyOf<typeof nameUnknownCode>,
): Promise<DataOf<typeof nameUnknownCode>> {
  const customer = await findCustomerAsWritten(context.db, customerCode);
  if (customer === undefined)
    throw new AppError('orders.customerNotFound', { params: { code: customerCode.trim() } });
  let parcels = 0;
  await giveCodeByHand(context, actor, { id: customer.id, code: written }, async (tx, code) => {
    const found = await giveParcelsOfUnknownCodes(context, tx, [code]);
    parcels = found.get(code.customerCode) ?? 0;
  });
  return { customerCode: customer.customerCode, parcels };
}
