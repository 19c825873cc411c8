/** What customers read of their points: what there is, what comes and what ends. */
import type { ownPoints, statementPoints } from '@rohi/contract/billing/own-points.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { pointsWorthMinor } from '@rohi/contract/pricing/points-rule';
import { pointsTerms } from '@rohi/contract/pricing/points-terms';
import type * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { pointsOfGroups } from '../../pricing/charges/parcel-charge.service.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { deliveriesToCome, endsOfPoints, pointsBefore, pointsMoves } from './own-points.store.ts';

/** As the ledger has them now; what comes is what orders say that they bring. */
export async function readOwnPoints(
  context: Pick<Context, 'db' | 'clock'>,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
): Promise<DataOf<typeof ownPoints>> {
  const code = customerCode ?? '';
  const [balances, deliveries, ends] = await Promise.all([
    readBalances(context.db, code),
    deliveriesToCome(context.db, code),
    endsOfPoints(context.db, code, dushanbeDay(context.clock.now())),
  ]);
  const points = Number(balances.points);
  const groups = Map.groupBy(deliveries, ({ of }) => of);
  const toCome = await pointsOfGroups(
    context,
    [...groups.values()].map((group) =>
      group.map(({ versionId, minor }) => ({ versionId, amount: { amountMinor: minor, currency: 'USD' } })),
    ),
  );
  const worth = toWireMoney({ amountMinor: pointsWorthMinor(pointsTerms, points), currency: 'USD' });
  return { points, worth, toCome, ends };
}

/** The points of some days, as they stand on a statement. */
export async function pointsOfStatement(
  tx: Db | Tx,
  customerCode: string,
  span: { from: Date; before: Date; limit: number },
): Promise<z.output<typeof statementPoints>> {
  const opening = await pointsBefore(tx, customerCode, span.from);
  const moves = await pointsMoves(tx, customerCode, span);
  return {
    opening,
    closing: moves.at(-1)?.after ?? opening,
    lines: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  };
}
