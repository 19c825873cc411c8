import { useCallback } from 'react';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { countAsLoading } from '../../../shared/api/pending.ts';
import { openFile } from '../../kit/printing/label-files.ts';
import { showFailure } from '../../kit/list/save-file.ts';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { bagsTexts, undoTexts } from '../station-words.ts';
import { focusField } from '../bench/focus-field.ts';
import { StationFrame } from '../bench/station-frame.tsx';
import { BagCard } from './bag-card.tsx';
import { BagList } from './bag-list.tsx';
import { takeOut } from './bag-table.ts';
import { useBags } from './use-bags.ts';
import css from './bag-list.module.css';

/** Bags are filled and closed at the China warehouse: scan the bag, the parcels, the bag again. */
export function BagsScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const words = bagsTexts.read();
  const printLabel = useCallback((code: string) => void printBagLabel(code, device.id), [device.id]);
  const bags = useBags(device, { focus: focusField, printLabel });
  const { work, table } = bags;
  const onKey = (key: string): boolean => {
    if (key === 'F4') takeOut(table);
    else if (key === 'F8') bags.print();
    else if (key === 'Enter' && work.bag !== undefined) bags.close();
    else return false;
    return true;
  };
  return (
    <StationFrame
      title={words.title}
      placeholder={words.placeholder}
      device={device}
      hasScale
      snapshot={bags.snapshot}
      at={bags}
      verdict={words}
      onCode={bags.onCode}
      onKey={onKey}
      undo={{ undoing: bags.undo, hint: undoTexts.read().takeOut }}
    >
      <div className={css.table}>
        {work.bag === undefined ? (
          <BagList bags={bags} deviceId={device.id} onPrint={printLabel} />
        ) : (
          <BagCard bag={work.bag} bags={bags} />
        )}
      </div>
    </StationFrame>
  );
}

/** Shows the label of a bag as PDF in a tab of its own; a failure shows as a message. */
async function printBagLabel(code: string, deviceId: string): Promise<void> {
  const tab = open('', '_blank');
  const loaded = countAsLoading();
  try {
    const { content } = await fetchFile('GET /stations/bags/{code}/label', {
      params: { code },
      query: { deviceId },
    });
    openFile(tab, content, code);
  } catch (error) {
    tab?.close();
    showFailure(error);
  } finally {
    loaded();
  }
}
