/**
 * Owns the open declarations that unidentified parcels are compared with. Promises that a declaration is there from the
 * transaction that makes it to the one that receives or cancels it, and bears what its order says. The name of an
 * account is taken as it was when its declaration was last written.
 */
import type { JobKind } from '@rohi/contract/job-kind';
import { foldForm } from '@rohi/contract/lists/fold-text';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { sendAhead } from '../../platform/pipelined-transaction.ts';
import { follow, type Projection } from '../../platform/projections.ts';
import { ordersWritten } from '../orders/numbers/order-numbers.service.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import { declarationFrom } from './compared-forms.service.ts';
import { keysOfDeclaration } from './matching/clue-keys.ts';
import {
  lockDeclarationsOfOrders,
  missingDeclarations,
  readDeclared,
  storeDeclarations,
} from './open-declaration.store.ts';

/** Raised when the forms or keys of declarations are made otherwise; those of texts have their own (`foldForm`). */
const form = `2.${foldForm}`;

const ofParcel = 'parcel:';
const ofOrder = 'order:';

export const openDeclarations: Projection = {
  follows: [follow(parcelsWritten, concerned), follow(ordersWritten, ({ code }) => [`${ofOrder}${code}`])],
  async write(tx, keys) {
    const parcels = namedBy(ofParcel, keys);
    const orders = namedBy(ofOrder, keys);
    const ofOrders = orders.length === 0 ? [] : await lockDeclarationsOfOrders(tx, orders);
    await saveDeclarations(tx, [...new Set([...parcels, ...ofOrders])]);
  },
};

function namedBy(prefix: string, keys: readonly string[]): string[] {
  return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

function concerned({ parcelId, before, after, again }: WrittenParcel): string[] {
  const isConcerned = (before !== undefined && mayBeOpen(before)) || mayBeOpen(after) || again === true;
  return isConcerned ? [`${ofParcel}${parcelId}`] : [];
}

function mayBeOpen({ state }: ParcelContent): boolean {
  const isBefore = stepIndexOf(state.status) <= stepIndexOf(ParcelStatus.AwaitingDeparture);
  return isBefore && state.receivedAt === null;
}

async function saveDeclarations(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  if (parcelIds.length === 0) return;
  const declared = (await readDeclared(tx, parcelIds)).map(declarationFrom);
  const stored = declared.map((each) => ({ ...each, keys: keysOfDeclaration(each) }));
  sendAhead(storeDeclarations(tx, parcelIds, stored, form));
}

/** The job that adds what an older version has written, or none. */
export const fillDeclarationsJob = {
  name: 'pool.fillDeclarations',
  payload: z.object({ afterId: z.string() }),
} as const satisfies JobKind;

const parcelsAStep = 500;
/** A run ends after so many steps and lets other jobs pass; the next one goes on. */
const stepsARun = 10;

/** For the start of a process. */
export async function queueDeclarations({ db }: Pick<Context, 'db'>): Promise<void> {
  await inTransaction(db, (tx) => addFilling(tx, '0'));
}

function addFilling(tx: Tx, afterId: string): Promise<void> {
  return addJob(tx, fillDeclarationsJob, { afterId }, { key: fillDeclarationsJob.name });
}

/** Some steps of the filling. Idempotent. */
export async function fillDeclarations({ db }: Pick<Context, 'db'>, afterId: string): Promise<void> {
  let after = afterId;
  for (let step = 0; step < stepsARun; step += 1) {
    const ids = await missingDeclarations(db, after, parcelsAStep, form);
    const last = ids.at(-1);
    if (last === undefined) return;
    // A transaction that receives one of them meanwhile deletes it: what is written here is seen again as candidates
    // are shown.
    await inTransaction(db, (tx) => saveDeclarations(tx, ids));
    after = last;
  }
  await inTransaction(db, (tx) => addFilling(tx, after));
}
