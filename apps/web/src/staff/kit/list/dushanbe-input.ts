import { dushanbeMinute } from '@rohi/contract/dushanbe-time';

const offset = '+05:00';

/** A moment of the wire as a field of the browser takes it, by the clock of Dushanbe: `2026-11-20T14:00`. */
export function toInputMinute(moment: unknown): string {
  return typeof moment === 'string' ? dushanbeMinute(new Date(moment)).replace(' ', 'T') : '';
}

/** What was chosen in such a field as a moment of the wire; null when it is empty. */
export function fromInputMinute(text: string): string | null {
  return text === '' ? null : new Date(`${text}:00${offset}`).toISOString();
}
