import { StationFrame } from '../bench/station-frame.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import type { ChecklistExtras } from './checklist-card.tsx';
import { ChecklistChoice } from './checklist-choice.tsx';
import type { ChecklistAtWork } from './checklist-kind.ts';
import { putAside, reportBroken } from './checklist-table.ts';

type ChecklistStationProps = ChecklistExtras & {
  at: ChecklistAtWork;
  /** Handles keys besides F2 and F4; true when it has used the key. */
  onKey?: (key: string) => boolean;
};

/**
 * A container is taken in against what was expected: choose it, scan bags and parcels, settle what is missing and too
 * much.
 */
export function ChecklistStation({ at, onKey, ...extras }: ChecklistStationProps) {
  const texts = at.kind.texts();
  const { table, state, device, undo } = at;
  const code = state.container;
  const answerKey = (key: string): boolean => {
    if (code === undefined) return false;
    if (key === 'F2') putAside(table);
    else if (key === 'F4') reportBroken(table);
    else return onKey?.(key) === true;
    return true;
  };
  const words = {
    ...texts,
    known: (scanned: string) => {
      const container = at.knownAs(scanned);
      return container && texts.known[container];
    },
    lineOf: at.lineOf,
  };
  const readsSeal = state.readsSeals || state.bag !== undefined;
  const placeholder = readsSeal ? texts.sealPlaceholder : texts.placeholder;
  return (
    <StationFrame
      title={texts.title}
      placeholder={state.asksCell ? (texts.cellPlaceholder ?? placeholder) : placeholder}
      device={device}
      at={at}
      verdict={words}
      onCode={at.onCode}
      onKey={answerKey}
      undo={{ undoing: undo }}
      isWide
    >
      {code === undefined ? <ChecklistChoice at={at} /> : <ChecklistCard code={code} at={at} {...extras} />}
    </StationFrame>
  );
}
