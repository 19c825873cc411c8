import { readPastedCodes, type ReadCode } from '@rohi/contract/tracking/pasted-codes';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { maxTrackingCodes, splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

type Lists = { codes: readonly ReadCode[]; rest: readonly string[] };

/**
 * What stands in the bulk dialog: the list, what was not like a code, and the text in the field that is not in the list
 * yet.
 */
export type BulkDraft = Lists & {
  field: string;
  /** What the last text brought, and what stood here before it. */
  taken?: { found: number; before: Lists } | undefined;
};

export const emptyDraft: BulkDraft = { codes: [], rest: [], field: '' };

/** The dialog opens with the codes of the search box, as the customer wrote them. */
export function startBulkDraft(boxText: string): BulkDraft {
  return { ...emptyDraft, codes: splitBulkCodes(boxText).map((code) => ({ code, changes: [] })) };
}

function without(codes: readonly ReadCode[], listed: readonly ReadCode[]): ReadCode[] {
  const listedCodes = new Set(listed.map(({ code }) => normalizeTrackingCode(code)));
  return codes.filter(({ code }) => !listedCodes.has(normalizeTrackingCode(code)));
}

/**
 * Takes the field into the list. `text` is the beginning of the field that was there when the customer pressed Enter:
 * what a scanner has typed since stays in the field. Without it the whole field is taken. `isPaste`: it can be taken
 * back.
 */
export function takeField(draft: BulkDraft, text = draft.field, isPaste = false): BulkDraft {
  const { codes, rest, field } = draft;
  if (field.trim() === '') return field === '' ? draft : { ...draft, field: '' };
  const taken = field.startsWith(text) ? text : field;
  const read = readPastedCodes(taken, readCodeShapes());
  const added = without(read.codes, codes);
  return {
    codes: [...codes, ...added],
    rest: [...new Set([...rest, ...read.rest])],
    field: field.slice(taken.length).trimStart(),
    taken: isPaste || read.rest.length > 0 ? { found: added.length, before: { codes, rest } } : undefined,
  };
}

/** The lists as they stood before the last text was taken. */
export function takeBack({ field, taken, ...lists }: BulkDraft): BulkDraft {
  return { ...lists, ...taken?.before, field };
}

/** A piece that is not like a code becomes one all the same. */
export function takePiece(draft: BulkDraft, piece: string): BulkDraft {
  return {
    ...draft,
    codes: [...draft.codes, ...without([{ code: piece, changes: [] }], draft.codes)],
    rest: draft.rest.filter((each) => each !== piece),
  };
}

/** Removes one code from the list. */
export function removeCode(draft: BulkDraft, code: string): BulkDraft {
  return { ...draft, codes: draft.codes.filter((listed) => listed.code !== code) };
}

/** The list cut to what one search may ask for. */
export function keepFirst(draft: BulkDraft): BulkDraft {
  return { ...draft, codes: draft.codes.slice(0, maxTrackingCodes) };
}

/** The codes of the list. */
export function codesOf({ codes }: Pick<BulkDraft, 'codes'>): string[] {
  return codes.map(({ code }) => code);
}

/** What forbids to track this list (specification, section 5); undefined when nothing does. */
export function findDraftError({ codes }: Pick<BulkDraft, 'codes'>): 'noCodes' | 'tooManyCodes' | undefined {
  if (codes.length === 0) return 'noCodes';
  return codes.length > maxTrackingCodes ? 'tooManyCodes' : undefined;
}
