import { fitsInto } from '@rohi/contract/containers/bag-kinds';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { readWeightG } from '../receiving/typed-measures.ts';

export type ClosingFields = { weight: string; seal: string };
export type ClosingName = keyof ClosingFields;

/** What the clerk is asked before a bag is closed. */
export type ClosingQuestion = 'NO_WEIGHT' | 'BAD_WEIGHT' | 'NO_SEAL' | 'SCALE_MOVES' | 'FAR_FROM_CONTENTS';

/** What stands on the table of a bag station. */
export type BagWork = {
  /** The bag that is being filled. */
  bag: string | undefined;
  /** A thing that waits for the bag that is scanned next: it lies in none, or is to be moved. */
  inHand: string | undefined;
  /** What is scanned next comes out of its bag. */
  takesOut: boolean;
  typed: ClosingFields;
  isWeighed: boolean;
  asked: ClosingQuestion | undefined;
};

const nothingTyped: ClosingFields = { weight: '', seal: '' };

export const emptyTable: BagWork = {
  bag: undefined,
  inHand: undefined,
  takesOut: false,
  typed: nothingTyped,
  isWeighed: false,
  asked: undefined,
};

/** What a scan of a bag does here. */
export type BagStep =
  | { do: 'open'; bag: string; thenPut?: string }
  | { do: 'close' }
  | { do: 'put'; code: string; bag: string }
  | { do: 'takeOut'; code: string };

/**
 * What it means that a bag was scanned: it takes what is in the hand; the bag that is being filled is closed; one that
 * fits into that goes into it, and any other is filled from now on.
 * @param kindOf kind of a bag, as far as this device has it
 */
export function stepOfBag(
  { bag, inHand, takesOut }: BagWork,
  code: string,
  kindOf: (code: string) => BagKind | undefined,
): BagStep {
  if (takesOut) return { do: 'takeOut', code };
  // A bag that this device does not know may be a new one: it is opened before it takes anything.
  if (inHand !== undefined && inHand !== code)
    return kindOf(code) === undefined && bag !== code
      ? { do: 'open', bag: code, thenPut: inHand }
      : { do: 'put', code: inHand, bag: code };
  if (bag === undefined) return { do: 'open', bag: code };
  if (bag === code) return { do: 'close' };
  const [inner, outer] = [kindOf(code), kindOf(bag)];
  const fits = inner !== undefined && outer !== undefined && fitsInto(inner, outer);
  return fits ? { do: 'put', code, bag } : { do: 'open', bag: code };
}

/** A bag comes onto the table, and what was typed for another goes. */
export function withBag(work: BagWork, bag: string): BagWork {
  return work.bag === bag ? { ...work, inHand: undefined } : { ...emptyTable, bag };
}

export function withTyped(work: BagWork, name: ClosingName, value: string): BagWork {
  // What was asked is asked again of a new value.
  return {
    ...work,
    typed: { ...work.typed, [name]: value },
    isWeighed: work.isWeighed && name !== 'weight',
    asked: undefined,
  };
}

export type ClosingFacts = { weightG: number; weighedBy: 'SCALE' | 'HAND'; seal?: string; isSure?: true };

/**
 * What closing the bag does: closes it as typed, or asks first. A missing seal is asked about once; what the service
 * asked is answered by closing again.
 */
export function closeFacts({ typed, isWeighed, asked }: BagWork): ClosingFacts | { ask: ClosingQuestion } {
  const weightG = readWeightG(typed.weight);
  if (typed.weight.trim() === '') return { ask: 'NO_WEIGHT' };
  if (weightG === undefined) return { ask: 'BAD_WEIGHT' };
  const seal = typed.seal.trim();
  if (seal === '' && asked !== 'NO_SEAL' && asked !== 'FAR_FROM_CONTENTS') return { ask: 'NO_SEAL' };
  return {
    weightG,
    weighedBy: isWeighed ? 'SCALE' : 'HAND',
    ...(seal === '' ? {} : { seal }),
    ...(asked === 'FAR_FROM_CONTENTS' ? { isSure: true as const } : {}),
  };
}

/** Where the answer to a question is typed. */
export function fieldOf(question: ClosingQuestion): ClosingName {
  return question === 'NO_SEAL' ? 'seal' : 'weight';
}

/** Answers after which a bag that was to be closed still lies on the table. */
const stillOpen: ReadonlySet<ScanSay> = new Set([
  'FAR_FROM_CONTENTS',
  'BAG_EMPTY',
  'OPEN_BAG_INSIDE',
  'HELD_INSIDE',
]);

export function isStillOpen(say: ScanSay): boolean {
  return stillOpen.has(say);
}
