/** Parcels that the hub has found no owner for in time: from then on they are unidentified, and the office is asked. */
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { findOpenChecklists } from '../../containers/checklists.service.ts';
import { writeParcels } from '../../tracking/tracking.service.ts';
import { findLateOwners } from './late-owner.store.ts';

const waitMs = 48 * 3_600_000;
const atOnce = 100;

/**
 * Raises UNIDENTIFIED on what has come to a hub and has no code after two days, once unloading is over. Each hundred is
 * a transaction of its own. Returns how many were flagged.
 */
export async function flagLateOwners(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - waitMs);
  const flag = {
    type: 'FLAG_RAISED',
    flag: 'UNIDENTIFIED',
    actor: systemPrincipal('system'),
    source: 'system',
  } as const;
  let flagged = 0;
  for (;;) {
    const openUnloadings = await findOpenChecklists(context.db, 'UNLOADING');
    const codes = await findLateOwners(context.db, { openUnloadings, before, limit: atOnce });
    if (codes.length === 0) return flagged;
    const results = await inTransaction(context.db, (tx) =>
      writeParcels(
        context,
        tx,
        codes.map((trackingCode) => ({ trackingCode, moves: [flag] })),
      ),
    );
    const moved = results.filter(({ outcomes: [outcome] }) => outcome?.result === 'moved').length;
    flagged += moved;
    // What cannot be flagged must not be asked for again and again.
    if (moved === 0) return flagged;
  }
}
