import { addBulkCodes, maxTrackingCodes, splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';

/** What stands in the bulk dialog: the list, and the text in the field that is not in the list yet. */
export type BulkDraft = { codes: readonly string[]; field: string };

/** The dialog opens with the codes of the search box. */
export function startBulkDraft(boxText: string): BulkDraft {
  return { codes: splitBulkCodes(boxText), field: '' };
}

/**
 * Takes the field into the list. `text` is the beginning of the field that was there when the customer pressed Enter:
 * what a scanner has typed since stays in the field. Without it the whole field is taken.
 */
export function takeField(draft: BulkDraft, text = draft.field): BulkDraft {
  const { codes, field } = draft;
  if (field === '') return draft;
  const taken = field.startsWith(text) ? text : field;
  return { codes: addBulkCodes(codes, taken), field: field.slice(taken.length).trimStart() };
}

/** Removes one code from the list. */
export function removeCode({ codes, field }: BulkDraft, code: string): BulkDraft {
  return { codes: codes.filter((listed) => listed !== code), field };
}

/** True when there is nothing to track and nothing to clear: no list, and nothing in the field that would become one. */
export function isEmptyDraft({ codes, field }: BulkDraft): boolean {
  return codes.length === 0 && splitBulkCodes(field).length === 0;
}

/** What forbids to track this list (specification, section 5); undefined when nothing does. */
export function findDraftError({ codes }: BulkDraft): 'noCodes' | 'tooManyCodes' | undefined {
  if (codes.length === 0) return 'noCodes';
  return codes.length > maxTrackingCodes ? 'tooManyCodes' : undefined;
}
