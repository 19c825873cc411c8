// A journey that fails beside everything else and passes alone is unsteady: it is named and fails no run, for two of
// them; a third one does.

/**
 * @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Counts
 * @typedef {{ ok: boolean, counts: Counts }} Result
 */

/** So many may pass alone in one run: more are no accident. */
export const mostUnsteady = 2;
/** Where more than so many fail, something is broken: none is walked again. */
const mostWalkedAgain = 5;

/** @param {string} name as it is reported: `e2e/file:line › title: reason` */
const placeOf = (name) => name.split(' › ')[0] ?? name;

/**
 * The journeys that are walked once more, alone, as Playwright takes them: `file:line`. None where all passed, where
 * too many failed, or where the runner itself failed.
 * @param {Result} result of the journeys
 * @returns {string[]}
 */
export function walkedAgain({ ok, counts: { failed, names } }) {
  if (ok || failed === 0 || failed > mostWalkedAgain || names.length !== failed) return [];
  return [...new Set(names.map((name) => placeOf(name).replace(/^e2e\//u, '')))];
}

/**
 * What a run has shown once those that failed were walked alone.
 * @param {Result} first
 * @param {Result} alone nothing but the journeys of `walkedAgain`
 * @returns {Result & { unsteady: string[] }} `unsteady`: those that passed alone, with the reason of their failure
 */
export function judgeAgain(first, alone) {
  const { counts } = first;
  const titleOf = (/** @type {string} */ name) => name.slice(0, name.indexOf(': ') + 1 || undefined);
  const failed = new Set(alone.counts.names.map(titleOf));
  // A runner that died has walked nothing: nothing is known of them.
  const isKnown = alone.ok || alone.counts.names.length > 0;
  const unsteady = isKnown ? counts.names.filter((name) => !failed.has(titleOf(name))) : [];
  const names = counts.names.filter((name) => !unsteady.includes(name));
  return {
    ok: isKnown && names.length === 0 && unsteady.length <= mostUnsteady,
    counts: { ...counts, passed: counts.passed + unsteady.length, failed: names.length, names },
    unsteady,
  };
}
