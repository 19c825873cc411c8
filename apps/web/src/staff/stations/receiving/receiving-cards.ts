import type { CardOf } from '@rohi/contract/stations/command-cards';
import type { CardActs } from '../bench/bench.ts';

type Act = () => void;

export type ReceivingActs = {
  receive: Act;
  withoutWeight: Act;
  putAside: Act;
  /** Asks why the last scan is taken back. */
  asksUndo: Act;
  /** Takes it back; undefined where there is none that can be. */
  undo: () => Act | undefined;
  cell: Act;
  /** What the card "photo" does; undefined where there is no parcel to photograph. */
  photo: () => Act | undefined;
  damaged: Act;
  prohibited: Act;
  /** Prints the label of the parcel on the table once more; undefined where there is none. */
  label: () => Act | undefined;
  logOut: Act;
  hasCard: () => boolean;
};

/** What each card of the sheet does now; one that needs a parcel on the table does nothing without one. */
export function cardsOfReceiving(acts: ReceivingActs): CardActs {
  const isOpen = acts.hasCard();
  const onTable = (act: Act) => (isOpen ? act : undefined);
  const cards = {
    NEXT: onTable(acts.receive),
    // A parcel that was not received yet is put aside; else the last scan is taken back.
    UNDO: isOpen ? acts.putAside : acts.undo(),
    asksUndo: isOpen ? undefined : acts.asksUndo,
    NOWEIGHT: onTable(acts.withoutWeight),
    CELL: onTable(acts.cell),
    PHOTO: acts.photo(),
    DAMAGED: onTable(acts.damaged),
    PROHIBITED: onTable(acts.prohibited),
    REPRINT: acts.label(),
    LOGOUT: acts.logOut,
  } satisfies Record<Exclude<CardOf<'RECEIVING'>, 'HELP'> | 'asksUndo', Act | undefined>;
  return cards;
}
