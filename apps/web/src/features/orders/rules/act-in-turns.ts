/** How far an act over many orders is. */
export type ActProgress = {
  done: string[];
  /** Those that stay as they are, each with the reason. */
  refused: { code: string; error: string; msg: string }[];
  /** Those that nothing is known of: the act has not come to them, or the answer was lost. */
  rest: string[];
};

/**
 * Asks for some orders at a time, and shows after each turn how far it is. A turn that fails ends the act and is thrown
 * on; what it asked for stays in `rest`, since the same may be asked for again.
 */
export async function actInTurns(
  codes: readonly string[],
  most: number,
  ask: (turn: readonly string[]) => Promise<Omit<ActProgress, 'rest'>>,
  onTurn: (progress: ActProgress) => void,
): Promise<void> {
  let progress: ActProgress = { done: [], refused: [], rest: [...codes] };
  while (progress.rest.length > 0) {
    const turn = progress.rest.slice(0, most);
    const { done, refused } = await ask(turn);
    progress = {
      done: [...progress.done, ...done],
      refused: [...progress.refused, ...refused],
      rest: progress.rest.slice(most),
    };
    onTurn(progress);
  }
}
