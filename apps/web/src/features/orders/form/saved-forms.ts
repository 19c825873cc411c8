import { readUser } from '../../../shared/session/session-state.ts';
import type { OrderValues } from '../rules/order-fields.ts';

/** What was typed and not saved, with all that is needed to go on. */
export type SavedForm = {
  values: OrderValues;
  /** What the form was filled with, and the version of the order then; 0 for an order that is not there yet. */
  filledWith: OrderValues;
  version: number;
  /** Made once a form, so that a repeated click makes one order. */
  requestId: string;
};

// For as long as the site stays open: who is sent to the log-in meanwhile, or looks something up, finds it again.
const forms = new Map<string, SavedForm>();

/** One user's form must not show to the next who logs in here. */
function keyOf(code: string): string {
  return `${readUser()?.id ?? ''} ${code}`;
}

/** @param code of the order, or empty for a new one */
export function findSavedForm(code: string): SavedForm | undefined {
  return forms.get(keyOf(code));
}

export function saveForm(code: string, form: SavedForm): void {
  forms.set(keyOf(code), form);
}

export function forgetForm(code: string): void {
  forms.delete(keyOf(code));
}
