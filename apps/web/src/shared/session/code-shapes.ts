/**
 * How customer codes of this installation look, by the last answer about the user; undefined until one has come, for
 * the shapes that installations begin with. Types alone are imported: every page of a customer loads this.
 */
import type { CustomerCodeShape } from '@rohi/contract/accounts/customer-code';

let shapesInUse: readonly CustomerCodeShape[] | undefined;

export function readCodeShapes(): readonly CustomerCodeShape[] | undefined {
  return shapesInUse;
}

/** An answer about the user has come, or the one that is stored on a station. */
export function noteCodeShapes(shapes: readonly CustomerCodeShape[] | undefined): void {
  if (shapes !== undefined && shapes.length > 0) shapesInUse = shapes;
}
