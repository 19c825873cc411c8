import { useEffect, useState } from 'react';
import { findDraft, forgetDraft, saveDraft } from '../../../shared/forms/drafts.ts';
import type { OrderLine } from '../order.ts';

/** The orders that are ticked, by their codes; they stay on other pages of the list and after a reload of the tab. */
export type Ticked = {
  lines: readonly OrderLine[];
  has: (code: string) => boolean;
  toggle: (line: OrderLine) => void;
  /** Ticks all of these, or none when all are ticked. */
  toggleAll: (lines: readonly OrderLine[]) => void;
  add: (lines: readonly OrderLine[]) => void;
  clear: () => void;
};

const draft = 'ticked orders';

/** The file that wants the lines as they are: another build of the site has it under another name. */
const by = import.meta.url;

/** The lines of the draft; none of one that another build has written, since its lines may lack what this one draws. */
function linesOfDraft(): readonly OrderLine[] {
  const stored = findDraft(draft) as { by?: string; lines?: readonly OrderLine[] } | null;
  return stored?.by === by ? (stored.lines ?? []) : [];
}

/** `inView`: the lines that the list shows now. A ticked one among them is what it is there, and not what it was. */
export function useTicked(inView: readonly OrderLine[]): Ticked {
  const [byCode, setByCode] = useState<ReadonlyMap<string, OrderLine>>(
    () => new Map(linesOfDraft().map((line) => [line.code, line])),
  );
  useEffect(() => {
    if (byCode.size === 0) forgetDraft(draft);
    else saveDraft(draft, { by, lines: [...byCode.values()] });
  }, [byCode]);
  const now = new Map(inView.map((line) => [line.code, line]));
  const add = (lines: readonly OrderLine[]) =>
    setByCode((before) => new Map([...before, ...lines.map((line) => [line.code, line] as const)]));
  const remove = (lines: readonly OrderLine[]) => {
    const gone = new Set(lines.map(({ code }) => code));
    setByCode((before) => new Map([...before].filter(([code]) => !gone.has(code))));
  };
  return {
    lines: [...byCode.values()].map((line) => now.get(line.code) ?? line),
    has: (code) => byCode.has(code),
    toggle: (line) => (byCode.has(line.code) ? remove([line]) : add([line])),
    toggleAll: (lines) => (lines.every(({ code }) => byCode.has(code)) ? remove(lines) : add(lines)),
    add,
    clear: () => setByCode(new Map()),
  };
}
