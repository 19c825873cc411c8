import { looksLikeBagCode } from '@rohi/contract/containers/bag-code';
import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';

/** A thing that was scanned into the cell; `line` says its owner and weight, once the service has said it. */
export type PutThing = { scanId: string; code: string; line?: string | undefined };

/** What stands on the screen where parcels are put away. */
export type ShelvingWork = {
  /** Into which things are put. */
  cell: string | undefined;
  /** The next scan is a cell, whatever it looks like. */
  isCellNext: boolean;
  /** A thing that was scanned before any cell: the next cell takes it. */
  inHand: string | undefined;
  /** What was put into this cell here, each thing once; the last first. */
  put: readonly PutThing[];
};

export const nothingChosen: ShelvingWork = { cell: undefined, isCellNext: false, inHand: undefined, put: [] };

const cellForm = /^[\p{L}\p{N}][\p{L}\p{N}./-]*$/u;
const longestCell = 20;
const mostDigitsOfCell = 5;
const ownParcel = /^RP[0-9A-Z]{9}$/;

/**
 * Whether a code, in its normal form, is rather that of a place than of a parcel: few digits, and no courier's form.
 */
export function looksLikeCell(code: string): boolean {
  if (!cellForm.test(code) || code.length > longestCell) return false;
  if (looksLikeBagCode(code) || ownParcel.test(code) || guessCarriers(code).length > 0) return false;
  return code.replaceAll(/\D/g, '').length <= mostDigitsOfCell;
}

export type ShelvingStep =
  | { do: 'choose'; cell: string }
  | { do: 'finish' }
  | { do: 'put'; code: string; cell: string }
  | { do: 'hold'; code: string };

/**
 * What a scan does: the cell again ends it, another one is filled from now on, anything else goes into the cell, or
 * waits for one.
 */
export function stepOf({ cell, isCellNext, inHand }: ShelvingWork, code: string): ShelvingStep {
  if (isCellNext || looksLikeCell(code)) {
    if (inHand !== undefined) return { do: 'put', code: inHand, cell: code };
    return code === cell ? { do: 'finish' } : { do: 'choose', cell: code };
  }
  return cell === undefined ? { do: 'hold', code } : { do: 'put', code, cell };
}

/** The things in the cell with another scan of one: it comes first, and an earlier scan of the same thing goes. */
export function withThing(put: readonly PutThing[], thing: PutThing): readonly PutThing[] {
  return [thing, ...put.filter(({ code, scanId }) => code !== thing.code && scanId !== thing.scanId)];
}

/** The same, once the service has said which parcel a scan was of: it bears a sticker and its courier's code. */
export function withAnswered(put: readonly PutThing[], thing: PutThing): readonly PutThing[] {
  const place = put.findIndex(({ scanId }) => scanId === thing.scanId);
  if (place < 0) return put;
  return put.flatMap((each, index) => (index === place ? [thing] : each.code === thing.code ? [] : [each]));
}
