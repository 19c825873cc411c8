import { byteOrderMark, csvLines } from '@rohi/contract/csv';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { Copy, Download } from 'lucide-react';
import { copyText } from '../../../shared/clipboard/copy-text.ts';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { formatTime } from '../../../shared/format/dates.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { parcelTexts } from '../parcel-words.ts';
import { fileRows, writeList } from '../rules/list-rows.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import type { TrackingTexts } from '../texts/ru.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './list-tools.module.css';

/** `2026-11-20 09:40` in Dushanbe. */
function writeTime(moment: string): string {
  return `${dushanbeDay(new Date(moment))} ${formatTime(moment)}`;
}

/** Copies the parcels that are shown, a line each. */
async function copyList(parcels: readonly TrackedParcel[], { words }: TrackingTexts): Promise<void> {
  const { tools } = parcelTexts.read();
  if (await copyText(writeList(parcels, words))) showMessage('success', tools.copied(parcels.length));
  else showMessage('error', tools.notCopied);
}

/** Saves the parcels that are shown as CSV. */
function saveList(parcels: readonly TrackedParcel[], { words, columns }: TrackingTexts): void {
  const { tools } = parcelTexts.read();
  const { trackingCode, status, orderCode, lastMile, lastEvent } = columns;
  const head = [
    ...[trackingCode, tools.name, tools.headline, tools.problems, status],
    ...[orderCode, lastMile, lastEvent, tools.eventTime],
  ];
  const text = csvLines([head, ...fileRows(parcels, words, writeTime)], tools.separator);
  offerFile(
    `${tools.file}-${dushanbeDay(new Date())}.csv`,
    new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }),
  );
  showMessage('success', tools.saved(parcels.length));
}

type ListToolsProps = {
  parcels: readonly TrackedParcel[];
  /** Parcels with a problem under the chosen tab. */
  problems: number;
  onlyProblems: boolean;
  onToggleProblems: () => void;
};

/** Beside the tabs of a list: those with a problem alone, a copy, a file. */
export function ListTools({ parcels, problems, onlyProblems, onToggleProblems }: ListToolsProps) {
  const texts = useTrackingTexts();
  const { tools } = parcelTexts.read();
  return (
    <Row
      wrap
      gap={8}
      align="center"
      marginBottom={12}
      className={css.tools}
      role="group"
      aria-label={tools.label}
    >
      {problems > 0 && (
        <button type="button" className={css.chip} aria-pressed={onlyProblems} onClick={onToggleProblems}>
          {tools.withProblem} <b>{problems}</b>
        </button>
      )}
      <Button kind="soft" onClick={() => void copyList(parcels, texts)}>
        <Icon of={Copy} size={18} />
        <span className={css.word}>{tools.copy}</span>
      </Button>
      <Button kind="soft" onClick={() => saveList(parcels, texts)}>
        <Icon of={Download} size={18} />
        <span className={css.word}>{tools.save}</span>
      </Button>
    </Row>
  );
}
