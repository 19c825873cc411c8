import type { ChecklistTexts } from '../../checklist/checklist-kind.ts';
import type { VerdictWords } from '../../texts/stations-texts.ts';

export type AcceptanceTexts = ChecklistTexts & {
  own: Record<'CHOOSE_TRANSFER', VerdictWords>;
  ofTransfer: (transfer: string) => string;
  goesTo: (point: string) => string;
  list: {
    number: (no: number, day: string) => string;
    from: (hub: string) => string;
    left: (moment: string) => string;
    parcels: (count: number) => string;
    over: string;
  };
  surplus: {
    ofTransfer: (transfer: string) => string;
    ofNoTransfer: string;
    goesTo: (point: string) => string;
    noPoint: string;
  };
  settledBy: (what: string, who: string) => string;
};
