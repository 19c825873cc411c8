import { useState } from 'react';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import type { SavedDraft } from '../../kit/drafts/use-draft.ts';
import { isAllCounted, withZeros } from './typed-count.ts';
import type { TypedCount } from './typed-count.ts';

type Counted = { typed: TypedCount; terminal: string };

export type Count = Counted & {
  asksCard: boolean;
  /** Every field was counted, and the total of the terminal typed where it is asked for. */
  isWhole: boolean;
  type: (field: string, text: string) => void;
  typeTerminal: (text: string) => void;
  fillZeros: () => void;
  saved: SavedDraft<Counted>;
  restore: (counted: Counted) => void;
};

/** A count that is being typed; it is stored under the key until it is sent, so that it survives a reload. */
export function useCount(draftKey: string, asksCard = false): Count {
  const [counted, setCounted] = useState<Counted>({ typed: {}, terminal: '' });
  const { typed, terminal } = counted;
  const isTouched = Object.keys(typed).length > 0 || terminal !== '';
  const saved = useDraft<Counted>(draftKey, isTouched ? counted : undefined);
  return {
    typed,
    terminal,
    asksCard,
    saved,
    isWhole: isAllCounted(typed) && (!asksCard || terminal.trim() !== ''),
    type: (field, text) => setCounted((before) => ({ ...before, typed: { ...before.typed, [field]: text } })),
    typeTerminal: (text) => setCounted((before) => ({ ...before, terminal: text })),
    fillZeros: () => setCounted((before) => ({ ...before, typed: withZeros(before.typed) })),
    restore: setCounted,
  };
}
