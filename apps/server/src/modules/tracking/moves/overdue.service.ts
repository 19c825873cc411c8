/** Marks parcels after their free days at the pickup point; the mark ends with the parcel's wait. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { findOverdueCodes } from './overdue.store.ts';
import type { Move } from './parcel-move.ts';
import { writeParcels } from './write-parcels.service.ts';

const atOnce = 100;

const mark: Move = {
  type: 'FLAG_RAISED',
  flag: 'OVERDUE',
  actor: systemPrincipal('system'),
  source: 'system',
};

/**
 * Raises OVERDUE on every parcel that lies at its point on a day after the last free one (docs/domain.md, section 3).
 * Each hundred is a transaction of its own: a run that was cut off is ended by the next. Returns how many were marked.
 */
export async function markOverdue(context: Context): Promise<number> {
  const today = dushanbeDay(context.clock.now());
  let marked = 0;
  for (;;) {
    const codes = await findOverdueCodes(context.db, today, atOnce);
    if (codes.length === 0) return marked;
    const results = await inTransaction(context.db, (tx) =>
      writeParcels(
        context,
        tx,
        codes.map((trackingCode) => ({ trackingCode, moves: [mark] })),
      ),
    );
    const moved = results.filter(({ outcomes: [outcome] }) => outcome?.result === 'moved').length;
    marked += moved;
    // Collected or refused meanwhile: what cannot be marked must not be asked for again and again.
    if (moved === 0) return marked;
  }
}
