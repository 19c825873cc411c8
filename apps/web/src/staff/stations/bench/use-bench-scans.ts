import type { CardOf, CardStation } from '@rohi/contract/stations/command-cards';
import { useMemo } from 'react';
import { leave } from '../../kit/session/leaving.ts';
import { takeUndoScan } from '../undo/use-bench-undo.ts';
import type { Undoing } from '../undo/use-undo.ts';
import { notify, openScans } from './bench.ts';
import type { Bench, CardActs } from './bench.ts';

/** The cards of a station beside those that every bench with an undo has: one that is forgotten does not compile. */
export type OwnCards<Station extends CardStation> = Record<
  Exclude<CardOf<Station>, 'HELP' | 'UNDO' | 'LOGOUT'>,
  () => void
>;

/** What the cards "undo" and "log out" do at a bench whose scans can be taken back. */
function commonCards(bench: Bench, undo: Pick<Undoing, 'open' | 'choose'>): CardActs {
  return {
    UNDO: () => undo.choose('MISTAKE'),
    asksUndo: () => {
      if (!undo.open()) notify(bench, { kind: 'notHere', command: 'UNDO', at: Date.now() });
    },
    LOGOUT: () => void leave(),
  };
}

/**
 * Takes what is read at a bench with an undo: a card, a digit of the reasons while they stand open, or a code. `table`, `cardsOf` and `take` stay the same as long as
 * the station stands; `takeWhileUndoing`: takes a scan that closes the reasons, and says whether it was one for it.
 */
export function useBenchScans<Table extends { bench: Bench }>(
  table: Table,
  undo: Undoing,
  cardsOf: (table: Table) => CardActs,
  take: (table: Table, code: string, into?: string) => void,
  takeWhileUndoing?: (table: Table, code: string) => boolean,
): (raw: string, into?: string) => void {
  const { open, choose } = undo;
  const scan = useMemo(() => {
    const cards = { ...commonCards(table.bench, { open, choose }), ...cardsOf(table) };
    return openScans(table.bench, cards, (code, into) => take(table, code, into));
  }, [table, cardsOf, take, open, choose]);
  return (raw, into) => {
    const takeOther = takeWhileUndoing && ((code: string) => takeWhileUndoing(table, code));
    if (!takeUndoScan(undo, raw, takeOther)) scan(raw, into);
  };
}
