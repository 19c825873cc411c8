/** Makes of what people have written the forms that the matcher compares: folded, in whatever script. */
import type { CustomerCodeShape } from '@rohi/contract/accounts/customer-code';
import { foldText } from '@rohi/contract/lists/fold-text';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import { readHan } from '../../platform/han-readings.ts';
import { readableSigns } from './matching/code-likeness.ts';
import {
  customerFigures,
  phoneTail,
  type Clues,
  type Declaration,
  type DeclaredFacts,
  type ReadClues,
} from './matching/clues.ts';
import { goodsKindsOf } from './matching/goods-kinds.ts';
import { soundsOf } from './matching/name-sounds.ts';

const longestSounds = 12;

function folded(texts: readonly (string | null)[]): string[] {
  return soundsOf(foldText(texts, readHan)).slice(0, longestSounds);
}

/** Words of a name; a point or comma between two words of a Chinese one parts them as a space does. */
function namesOf(texts: readonly (string | null)[]): string[] {
  return folded(texts.map((text) => text?.replaceAll(/[·•.,，、/]/gu, ' ') ?? null));
}

/** Pinyin that stands syllable by syllable (`la xi mo fu`) in one piece; null for any other text. */
function syllablesTogether(name: string): string | null {
  const syllables = name
    .trim()
    .toLowerCase()
    .split(/[\s'’-]+/u);
  return syllables.length >= 3 && syllables.every((each) => /^[a-z]{1,5}$/.test(each))
    ? syllables.join('')
    : null;
}

/** The forms of a declaration. */
export function declarationFrom(facts: DeclaredFacts): Declaration {
  const { parcelId, trackingCode, customerCode, weightG } = facts;
  return {
    parcelId,
    trackingCode,
    customerCode,
    weightG,
    nameSounds: namesOf([facts.recipient, facts.account]),
    phones: [
      ...new Set(facts.phones.map((phone) => phoneTail(phone ?? '')).filter((tail) => tail.length === 4)),
    ],
    goodsSounds: folded([facts.goods]),
    goodsKinds: goodsKindsOf(facts.goods ?? ''),
    sellerSounds: folded([facts.seller]),
  };
}

/** The forms of what was read of a parcel. */
export function cluesFrom(
  read: ReadClues & { weightG: number | null },
  shapes: readonly CustomerCodeShape[],
  beside: ReadonlyMap<string, number> = new Map(),
): Clues {
  return {
    code: readableSigns(codeOf(readCode(read.code ?? '')) ?? read.code ?? ''),
    customer: customerFigures(read.customerCode ?? '', shapes),
    phone: phoneTail(read.phone ?? ''),
    nameSounds: namesOf([read.name, syllablesTogether(read.name ?? '')]),
    goodsSounds: folded([read.goods]),
    goodsKinds: goodsKindsOf(read.goods ?? ''),
    sellerSounds: folded([read.seller]),
    weightG: read.weightG,
    beside,
  };
}
