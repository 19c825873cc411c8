import { noCell } from '@rohi/contract/stations/inventory-words';
import { rackOf } from '@rohi/contract/stations/racks';
import { chooseCell } from './inventory-table.ts';
import { cellsOf } from './inventory-work.ts';
import type { CellSum } from './inventory-work.ts';
import { inventoryTexts } from '../station-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './inventory.module.css';
import type { InventoryAtWork } from './use-inventory.ts';

type Part = 'agreed' | 'differing' | 'moved' | 'ahead';
const parts: readonly Part[] = ['agreed', 'differing', 'moved', 'ahead'];

/**
 * The cells by their racks: what agrees with its number, what differs as found of listed, and what is ahead. A cell is
 * chosen where it stands.
 */
export function RackMap({ at }: { at: InventoryAtWork }) {
  const { card: words } = inventoryTexts.read();
  const { known, page, work, table } = at;
  const cells = cellsOf(known);
  const racks = Map.groupBy(cells, ({ cell }) => (cell === noCell ? words.without : rackOf(cell)));
  const seen = new Map(page?.cells.map((each) => [each.cell ?? noCell, each]));
  const partOf = ({ cell, found, listed, isDone }: CellSum): Part => {
    const differs = (seen.get(cell)?.differing ?? 0) > 0 || found < listed;
    if (isDone) return differs ? 'differing' : 'agreed';
    return (seen.get(cell)?.moved ?? 0) > 0 ? 'moved' : 'ahead';
  };
  // What differs stands against what the records had as the count began.
  const foundOf = ({ cell, found, listed }: CellSum, part: Part) => {
    const before = part === 'differing' ? seen.get(cell) : undefined;
    return `${before?.found ?? found} / ${before?.expected ?? listed}`;
  };
  return (
    <Grid as="section" gap={10} paddingTop={12} border="top" className={css.racks} aria-label={words.racks}>
      <header>
        <h2>{words.racks}</h2>
        {parts.map((part) => (
          <span key={part} data-part={part}>
            {words.parts[part]}
          </span>
        ))}
      </header>
      {[...racks].map(([rack, inRack]) => (
        <Grid key={rack} gap={12} align="start" className={css.rack}>
          <b>{rack}</b>
          <ul>
            {inRack.map((sum) => {
              const { cell, found, listed } = sum;
              const part = partOf(sum);
              const numbers = part === 'agreed' ? `${listed}` : foundOf(sum, part);
              const name = cell === noCell ? words.without : cell;
              return (
                <li key={cell}>
                  <button
                    type="button"
                    data-part={part}
                    aria-current={work.cell === cell || undefined}
                    onClick={() => chooseCell(table, cell)}
                  >
                    <span className="visually-hidden">
                      {words.cellState(name, `${found}`, `${listed}`, words.parts[part])}
                    </span>
                    <b aria-hidden>
                      {cell === noCell ? '–' : cell.slice(rack.length).replace(/^[./-]/u, '') || cell}
                    </b>
                    <span aria-hidden>{part === 'ahead' && found === 0 ? '' : numbers}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </Grid>
      ))}
    </Grid>
  );
}
