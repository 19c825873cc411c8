import { useState } from 'react';
import type { OrderLine } from '../order.ts';

/** The orders that are ticked, by their codes; they stay while one goes to another page of the list. */
export type Ticked = {
  lines: readonly OrderLine[];
  has: (code: string) => boolean;
  toggle: (line: OrderLine) => void;
  /** Ticks all of these, or none when all are ticked. */
  toggleAll: (lines: readonly OrderLine[]) => void;
  add: (lines: readonly OrderLine[]) => void;
  clear: () => void;
};

export function useTicked(): Ticked {
  const [byCode, setByCode] = useState<ReadonlyMap<string, OrderLine>>(new Map());
  const add = (lines: readonly OrderLine[]) =>
    setByCode((before) => new Map([...before, ...lines.map((line) => [line.code, line] as const)]));
  const remove = (lines: readonly OrderLine[]) => {
    const gone = new Set(lines.map(({ code }) => code));
    setByCode((before) => new Map([...before].filter(([code]) => !gone.has(code))));
  };
  return {
    lines: [...byCode.values()],
    has: (code) => byCode.has(code),
    toggle: (line) => (byCode.has(line.code) ? remove([line]) : add([line])),
    toggleAll: (lines) => (lines.every(({ code }) => byCode.has(code)) ? remove(lines) : add(lines)),
    add,
    clear: () => setByCode(new Map()),
  };
}
