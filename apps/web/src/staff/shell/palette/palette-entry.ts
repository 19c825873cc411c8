import type { Tone } from '@rohi/contract/tone';
import type { LucideIcon } from 'lucide-react';

/** Something that the palette offers: a row that was found, a section, something to do. */
export type PaletteEntry = {
  id: string;
  icon: LucideIcon;
  name: string;
  /** The second line. */
  about?: string;
  state?: { text: string; tone: Tone | 'danger' };
  /** Where Enter leads; what has no address is run. */
  href?: string;
  run?: () => void;
  /** What is at the right of the row that is chosen. */
  details?: { kind: string; title: string; facts: readonly (readonly [name: string, value: string])[] };
  /** What can be done from there. */
  acts?: readonly PaletteEntry[];
};

export type PaletteGroup = { key: string; name: string; total?: number; entries: readonly PaletteEntry[] };
