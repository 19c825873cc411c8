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

/** A code as new customers get it, for hints: those of the office's own settings, where it has set any. */
export function sampleCode(): string {
  const [usual, planned = usual] = shapesInUse;
  if (planned === undefined) return '';
  return `${planned.letters}${planned.separator}${'10482639'.slice(0, planned.digits.least)}`;
}
