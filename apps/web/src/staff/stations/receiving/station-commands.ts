import { confirmedCommands, confirmWithinMs } from '@rohi/contract/stations/command-cards';
import type { StationCommand } from '@rohi/contract/stations/command-cards';
import { logOut } from '../../../shared/session/log-out.ts';

/** What a card has to say. `again`: it counts when it is scanned once more. */
export type CommandNotice = { kind: 'notHere' | 'again' | 'help'; command: StationCommand; at: number };

type CommandActs = {
  receive: () => void;
  withoutWeight: () => void;
  putAside: () => void;
  cell: () => void;
  hasCard: () => boolean;
  show: (notice: CommandNotice) => void;
};

/** What the command cards do at a receiving station; one that has nothing to do here says so. */
export function openCommands(acts: CommandActs): (command: StationCommand) => void {
  let last: { command: StationCommand; at: number } | undefined;
  return (command) => {
    const at = Date.now();
    const isAgain = last?.command === command && at - last.at <= confirmWithinMs;
    last = { command, at };
    const act = actOf(command, acts);
    if (act === undefined) acts.show({ kind: command === 'HELP' ? 'help' : 'notHere', command, at });
    else if (confirmedCommands.includes(command) && !isAgain) acts.show({ kind: 'again', command, at });
    else act();
  };
}

function actOf(command: StationCommand, acts: CommandActs): (() => void) | undefined {
  if (command === 'LOGOUT') return () => void logOut();
  if (!acts.hasCard()) return undefined;
  if (command === 'NEXT') return acts.receive;
  if (command === 'NOWEIGHT') return acts.withoutWeight;
  if (command === 'UNDO') return acts.putAside;
  return command === 'CELL' ? acts.cell : undefined;
}
