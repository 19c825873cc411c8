import type { VerdictWords } from '../../texts/stations-texts.ts';

/** Words of the station where parcels are put away. */
export type ShelvingTexts = {
  title: string;
  placeholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<'CHOSEN' | 'HOLD' | 'CELL_NEXT' | 'DONE', VerdictWords>;
  card: {
    empty: { title: string; text: string };
    /** Scanned, and not answered yet. */
    waits: string;
    cell: string;
    count: string;
    other: string;
    done: string;
  };
};
