import { customerCodeShapes } from '@rohi/contract/accounts/customer-code';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

/** A code as new customers get it, for hints: those of the office's own settings, where it has set any. */
export function sampleCode(): string {
  const [usual, planned = usual] = readCodeShapes() ?? customerCodeShapes;
  if (planned === undefined) return '';
  return `${planned.letters}${planned.separator}${'10482639'.slice(0, planned.digits.least)}`;
}
