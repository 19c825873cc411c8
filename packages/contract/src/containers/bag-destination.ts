/** Where a bag goes. */
export type BagDestination = { id: number; isHub: boolean };

/**
 * Whether something that goes to a pickup point, or to none yet, may lie in a bag: one to a pickup point takes what
 * goes there; one to a hub, or to nowhere yet, everything.
 */
export function bagTakes(destination: BagDestination | null, goesTo: number | null): boolean {
  return destination === null || destination.isHub || destination.id === goesTo;
}
