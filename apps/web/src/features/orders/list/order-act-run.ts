/**
 * Owns the act over many orders that runs on while its dialog is closed. Promises that one runs at a time, for the user
 * who began it.
 */
import { ApiError } from '../../../shared/api/exchange.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { createStore } from '../../../shared/ui/store.ts';
import type { ActOutcome } from '../order.ts';
import { actInTurns, type ActProgress } from '../rules/act-in-turns.ts';

export type OrderAct = {
  /** What is done, as its button says. */
  name: string;
  codes: readonly string[];
  /** Said when all of them are done. */
  doneText: (count: number) => string;
  ask: (turn: readonly string[]) => Promise<ActOutcome>;
};

type ActRun = ActProgress & {
  act: OrderAct;
  userId: string;
  isRunning: boolean;
  isOpen: boolean;
  /** Why it came to an end before all were asked for. */
  failure: string | undefined;
};

/** So many orders a call: a few calls for hundreds of them, and each says how far it is. */
const ordersOfTurn = 60;

const run = createStore<ActRun | undefined>(undefined);

/** The act that runs, or has an outcome that was not read so far; another user's is none. */
export function useOrderAct(): ActRun | undefined {
  const now = run.useValue();
  return now?.userId === readUser()?.id ? now : undefined;
}

function change(part: Partial<ActRun>): void {
  const now = run.read();
  if (now) run.write({ ...now, ...part });
}

export const setActOpen = (isOpen: boolean): void => change({ isOpen });
export const forgetAct = (): void => run.write(undefined);

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Begins an act, unless one runs. */
export async function startAct(act: OrderAct): Promise<void> {
  const userId = readUser()?.id ?? '';
  if (run.read()?.isRunning) return;
  run.write({
    act,
    userId,
    isRunning: true,
    isOpen: true,
    failure: undefined,
    done: [],
    refused: [],
    rest: [...act.codes],
  });
  await goOn();
}

/** Asks for what is left: from the start, or after a failure. */
export async function goOn(): Promise<void> {
  const began = run.read();
  if (!began) return;
  const { act, userId, done, refused, rest } = began;
  change({ isRunning: true, failure: undefined });
  addEventListener('beforeunload', askBeforeLeaving);
  try {
    await actInTurns(
      rest,
      ordersOfTurn,
      (turn) => {
        // Somebody else has logged in: these orders are not theirs.
        if (readUser()?.id !== userId) throw new RangeError('the user who began the act has left');
        return act.ask(turn);
      },
      (turns) =>
        change({
          done: [...done, ...turns.done],
          refused: [...refused, ...turns.refused],
          rest: turns.rest,
        }),
    );
  } catch (error) {
    change({ failure: error instanceof ApiError ? error.msg : '' });
  }
  removeEventListener('beforeunload', askBeforeLeaving);
  change({ isRunning: false });
  end();
}

/** Where all went well there is nothing to be read. */
function end(): void {
  const ended = run.read();
  if (!ended || ended.refused.length > 0 || ended.rest.length > 0) return;
  showMessage('success', ended.act.doneText(ended.done.length));
  forgetAct();
}
