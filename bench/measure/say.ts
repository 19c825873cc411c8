/** A line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says how long something took. */
export async function sayDuration<Result>(what: string, run: () => PromiseLike<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  say(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
