/**
 * How customer codes of this installation look: those of the last answer about the user, else those that
 * installations begin with.
 */
import { customerCodeShapes, type CustomerCodeShape } from '@rohi/contract/accounts/customer-code';

let shapesInUse: readonly CustomerCodeShape[] = customerCodeShapes;

export function readCodeShapes(): readonly CustomerCodeShape[] {
  return shapesInUse;
}

/** An answer about the user has come, or the one that is stored on a station. */
export function noteCodeShapes(shapes: readonly CustomerCodeShape[] | undefined): void {
  if (shapes !== undefined && shapes.length > 0) shapesInUse = shapes;
}
