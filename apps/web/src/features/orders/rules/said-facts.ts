/** A fact by its name; null where nothing was said. */
export type Fact = readonly [name: string, value: string | null];

/**
 * The facts that say something, and the names of those that do not: one that is alone keeps its line, several share
 * one.
 */
export function saidFacts(facts: readonly Fact[]): { lines: readonly Fact[]; lacking: readonly string[] } {
  // «Объём, м³» is named without its unit in a list.
  const lacking = facts.filter(([, value]) => !value).map(([name]) => name.replace(/[,（].*$/u, ''));
  if (lacking.length < 2) return { lines: facts, lacking: [] };
  return { lines: facts.filter(([, value]) => value), lacking };
}
