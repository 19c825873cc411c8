import { findDraft, forgetDraft, saveDraft } from '../../../shared/forms/drafts.ts';
import { emptyValues, type OrderValues } from '../rules/order-fields.ts';

/** What was typed and not saved, with all that is needed to go on. */
export type SavedForm = {
  values: OrderValues;
  /** What the form was filled with, and the version of the order then; 0 for an order that is not there yet. */
  filledWith: OrderValues;
  version: number;
  /** Made once a form, so that a repeated click makes one order. */
  requestId: string;
};

const nameOf = (code: string) => `order ${code}`;

/** @param code of the order, or empty for a new one */
export function findSavedForm(code: string): SavedForm | undefined {
  const draft = findDraft(nameOf(code)) as Partial<SavedForm> | null;
  if (!draft?.values || !draft.filledWith || !draft.requestId || draft.version === undefined)
    return undefined;
  const { values, filledWith, requestId, version } = draft;
  // Another version of the site may have had other fields.
  return {
    values: { ...emptyValues, ...values },
    filledWith: { ...emptyValues, ...filledWith },
    requestId,
    version,
  };
}

export function saveForm(code: string, form: SavedForm): void {
  saveDraft(nameOf(code), form);
}

export function forgetForm(code: string): void {
  forgetDraft(nameOf(code));
}
