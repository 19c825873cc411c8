import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { endCell } from './inventory-table.ts';
import { inventoryTexts } from '../station-words.ts';
import { CountCard } from './count-card.tsx';
import { BeginCount } from './begin-count.tsx';
import { PastCounts } from './past-counts.tsx';
import { useInventory } from './use-inventory.ts';

/**
 * The count of a hub or a pickup point, and what earlier ones have come to; the office, which is of no unit, has the
 * latter first.
 */
export function InventoryScreen() {
  const { query } = useStaffRoute();
  const { operationUnit } = useUser();
  const view = query.get('view') ?? (operationUnit === null ? 'past' : 'count');
  if (view === 'past') return <PastCounts />;
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const texts = inventoryTexts.read();
  const at = useInventory(device);
  const { table, work, open, inventories, undo } = at;
  const onKey = (key: string): boolean => {
    if ((key !== 'Enter' && key !== 'F2') || work.cell === undefined || undo.openUndo !== undefined)
      return false;
    endCell(table);
    return true;
  };
  const words = {
    ...texts,
    lineOf: ({ say, count }: ScanAnswer) => {
      if (count === undefined || count === null) return undefined;
      const { cell, listedCell, transfer } = count;
      if (say === 'COUNTED_ELSEWHERE' && cell !== null)
        return listedCell === null ? texts.placedIn(cell) : texts.movedFrom(listedCell, cell);
      return transfer === null ? undefined : texts.list.inTransfer(transfer);
    },
  };
  const stored = at.takenAt && { at: Date.parse(at.takenAt), count: at.known.parcels.size };
  return (
    <StationFrame
      title={texts.title}
      placeholder={texts.placeholder}
      device={device}
      at={at}
      verdict={words}
      onCode={at.onCode}
      onKey={onKey}
      undo={{ undoing: undo }}
      snapshot={stored || (open === undefined ? null : undefined)}
      isWide
    >
      {open === undefined || work.inventory === undefined ? (
        inventories && <BeginCount at={at} inventories={inventories} />
      ) : (
        <CountCard at={at} open={open} />
      )}
    </StationFrame>
  );
}
