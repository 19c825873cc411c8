import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStepKeys } from '../keys.ts';
import { useColumns } from './column-menu.tsx';
import type { AnyList, Column } from './list-definition.ts';
import type { ListRow } from './list-calls.ts';
import type { ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './list-table.module.css';

const rowPx = 37;
const rowsBeyondTheEdge = 12;
const leastFreeColumnPx = 200;

type ListTableProps = {
  list: AnyList;
  rows: ListRow[];
  address: ListAddress;
  /** The rows of the page before, while the next one comes. */
  stale: boolean;
  selected: readonly ListRow[];
  onSelect: (rows: readonly ListRow[]) => void;
};

/**
 * The rows in a table with a fixed head; only rows that can be seen stand in the document. The first cell of a row is a
 * link: arrows, J and K go from one to the next, Enter opens.
 */
export function ListTable({ list, rows, address, stale, selected, onSelect }: ListTableProps) {
  const columns = useColumns<ListRow>(list.columns);
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes our components
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPx,
    overscan: rowsBeyondTheEdge,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const focusRow = (index: number) => {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    virtual.scrollToIndex(to);
    const link = () => frame.current?.querySelector<HTMLElement>(`[data-index="${to}"] a`);
    const found = link();
    // On a phone the page scrolls, not the frame.
    const preventScroll = frame.current !== null && frame.current.scrollHeight > frame.current.clientHeight;
    if (found) found.focus({ preventScroll });
    // It will only stand in the document after the scroll.
    else requestAnimationFrame(() => link()?.focus({ preventScroll }));
  };
  useStepKeys('page', (by) => {
    const line = document.activeElement?.closest<HTMLElement>('[data-index]');
    focusRow(line?.dataset['index'] === undefined ? 0 : Number(line.dataset['index']) + by);
  });
  return (
    <Box
      ref={frame}
      flex={1}
      minHeight={0}
      overflow="auto"
      className={classNames(css.frame, stale && css.stale)}
      tabIndex={-1}
    >
      <Box
        as="table"
        wide
        size={14}
        className={css.table}
        style={{ minWidth: leastWidth(columns) }}
        aria-label={list.texts.title}
        aria-rowcount={rows.length}
        onKeyDown={(event) => moveByKey(event, focusRow, rows.length)}
      >
        <ListHead
          columns={columns}
          address={address}
          box={list.selection && <PageBox rows={rows} selected={selected} onSelect={onSelect} />}
        />
        <tbody>
          {before > 0 && <tr className={css.space} style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <ListLine
                  key={String(row.id)}
                  columns={columns}
                  row={row}
                  index={index}
                  href={address.hrefOf({ row: String(row.id), tab: 'form' })}
                  open={address.state.row === String(row.id)}
                  box={
                    list.selection && <RowBox list={list} row={row} selected={selected} onSelect={onSelect} />
                  }
                />
              )
            );
          })}
          {after > 0 && <tr className={css.space} style={{ height: after }} />}
        </tbody>
      </Box>
    </Box>
  );
}

/** Where the columns have no room, the table scrolls sideways within its frame. */
function leastWidth(columns: readonly Column<ListRow>[]): number {
  return columns.filter(({ minor }) => !minor).reduce((sum, { width = leastFreeColumnPx }) => sum + width, 0);
}

/** Arrows, Home, End and the page keys go between rows; Space ticks one. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  focusRow: (index: number) => void,
  count: number,
): void {
  const line = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
  if (!line) return;
  if (event.key === ' ' && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    line.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    return;
  }
  const now = Number(line.dataset['index']);
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    PageDown: now + 10,
    PageUp: now - 10,
    Home: 0,
    End: count - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  focusRow(next);
}

type Selecting = { selected: readonly ListRow[]; onSelect: (rows: readonly ListRow[]) => void };

/** Ticks or unticks every row of the page. */
function PageBox({ rows, selected, onSelect }: Selecting & { rows: readonly ListRow[] }) {
  const ids = new Set(selected.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !ids.has(id));
  const onPage = new Set(rows.map(({ id }) => id));
  return (
    <input
      type="checkbox"
      className={css.box}
      aria-label={listWords.read().select.page}
      checked={rows.length > 0 && missing.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = missing.length > 0 && missing.length < rows.length;
      }}
      onChange={() =>
        onSelect(
          missing.length > 0 ? [...selected, ...missing] : selected.filter(({ id }) => !onPage.has(id)),
        )
      }
    />
  );
}

function RowBox({ list, row, selected, onSelect }: Selecting & { list: AnyList; row: ListRow }) {
  const isTicked = selected.some(({ id }) => id === row.id);
  return (
    <input
      type="checkbox"
      className={css.box}
      aria-label={listWords.read().select.row(list.nameOf(row))}
      checked={isTicked}
      onChange={() => onSelect(isTicked ? selected.filter(({ id }) => id !== row.id) : [...selected, row])}
    />
  );
}

type HeadProps = { columns: readonly Column<ListRow>[]; address: ListAddress; box: ReactNode };

function ListHead({ columns, address, box }: HeadProps) {
  const { sort: texts, select } = listWords.read();
  const { sort } = address.state;
  return (
    <thead>
      <tr>
        {box && (
          <th className={css.tick} data-title={select.page}>
            {box}
          </th>
        )}
        {columns.map(({ key, title, width, sortable, end, minor }) => {
          const isUp = sort === key;
          const isDown = sort === `-${key}`;
          return (
            <th
              key={key}
              scope="col"
              style={width === undefined ? undefined : { width }}
              className={classNames(end && css.end, minor && css.minor)}
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
            >
              {sortable ? (
                <Box
                  as="button"
                  type="button"
                  display="inline-flex"
                  gap={4}
                  align="center"
                  paddingX={8}
                  paddingY={0}
                  className={css.sort}
                  title={texts.by(title)}
                  onClick={() => address.go({ sort: isUp ? `-${key}` : key })}
                >
                  {title}
                  {(isUp || isDown) && <Icon of={isUp ? ArrowUp : ArrowDown} size={14} />}
                </Box>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type LineProps = {
  columns: readonly Column<ListRow>[];
  row: ListRow;
  index: number;
  href: string;
  open: boolean;
  box: ReactNode;
};

function ListLine({ columns, row, index, href, open, box }: LineProps) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 1}
      className={classNames(css.line, open && css.open)}
      onClick={(event) => {
        // The whole row leads where its link does, but a selection of text is none of it.
        const target = event.target as HTMLElement;
        if (target.closest('a, button, input') || String(getSelection()) !== '') return;
        const tick = target.closest('td')?.querySelector('input');
        if (tick) return tick.click();
        location.hash = href;
      }}
    >
      {box && <td className={css.tick}>{box}</td>}
      {columns.map(({ key, title, cell, end, minor, long }, column) => {
        const content = cell(row);
        return (
          <td
            key={key}
            className={classNames(
              end && css.end,
              minor && css.minor,
              long && css.long,
              content === '—' && css.none,
            )}
            data-title={column === 0 ? undefined : title}
          >
            {column === 0 ? (
              <Text
                as="a"
                href={href}
                tone="ink"
                weight={600}
                className={css.link}
                tabIndex={index === 0 || open ? 0 : -1}
              >
                {content}
              </Text>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}
