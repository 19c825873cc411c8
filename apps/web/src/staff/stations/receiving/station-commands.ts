import { confirmedCommands, confirmWithinMs, isCardOf } from '@rohi/contract/stations/command-cards';
import type { CardOf, StationCommand } from '@rohi/contract/stations/command-cards';

/** What a card has to say. `again`: it counts when it is scanned once more. */
export type CommandNotice = { kind: 'notHere' | 'again' | 'help'; command: StationCommand; at: number };

export type CommandActs = {
  receive: () => void;
  withoutWeight: () => void;
  putAside: () => void;
  /** Asks why the last scan is taken back. */
  asksUndo: () => void;
  /** Takes it back; undefined where there is none that can be. */
  undo: () => (() => void) | undefined;
  cell: () => void;
  /** What the card "photo" does; undefined where there is no parcel to photograph. */
  photo: () => (() => void) | undefined;
  damaged: () => void;
  prohibited: () => void;
  /** Prints the label of the parcel on the table once more; undefined where there is none. */
  label: () => (() => void) | undefined;
  logOut: () => void;
  hasCard: () => boolean;
  show: (notice: CommandNotice) => void;
};

/** A card that needs a parcel on the table does nothing without one. */
const onTable = (act: (acts: CommandActs) => () => void) => (acts: CommandActs) =>
  acts.hasCard() ? act(acts) : undefined;

/** What each card of the sheet does here; undefined while there is nothing that it could be done to. */
const actsOfCards: Record<
  CardOf<'RECEIVING'>,
  (acts: CommandActs, at: number) => (() => void) | undefined
> = {
  NEXT: onTable((acts) => acts.receive),
  // A parcel that was not received yet is put aside; else the last scan is taken back.
  UNDO: (acts) => (acts.hasCard() ? acts.putAside : acts.undo()),
  NOWEIGHT: onTable((acts) => acts.withoutWeight),
  CELL: onTable((acts) => acts.cell),
  PHOTO: (acts) => acts.photo(),
  DAMAGED: onTable((acts) => acts.damaged),
  PROHIBITED: onTable((acts) => acts.prohibited),
  REPRINT: (acts) => acts.label(),
  HELP: (acts, at) => () => acts.show({ kind: 'help', command: 'HELP', at }),
  LOGOUT: (acts) => acts.logOut,
};

/** What the command cards do at a receiving station; one that has nothing to do here says so. */
export function openCommands(acts: CommandActs): (command: StationCommand) => void {
  let last: { command: StationCommand; at: number } | undefined;
  return (command) => {
    const at = Date.now();
    const isAgain = last?.command === command && at - last.at <= confirmWithinMs;
    last = { command, at };
    const act = isCardOf('RECEIVING', command) ? actsOfCards[command](acts, at) : undefined;
    if (act === undefined) acts.show({ kind: 'notHere', command, at });
    else if (confirmedCommands.includes(command) && !isAgain) {
      acts.show({ kind: 'again', command, at });
      if (command === 'UNDO' && !acts.hasCard()) acts.asksUndo();
    } else act();
  };
}
