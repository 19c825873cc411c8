import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './bucket-table.module.css';

type ScrolledTableProps = {
  label: string;
  /** The names of plain columns; a table with others brings its own head. */
  columns?: readonly string[];
  className?: string | undefined;
  children: ReactNode;
};

/** A table of figures, which scrolls by itself where it is wider than the page. */
export function ScrolledTable({ label, columns, className, children }: ScrolledTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={css.frame} role="group" aria-label={label} tabIndex={0}>
      <Box as="table" wide size={14} digits className={classNames(css.table, className)}>
        <caption className="visually-hidden">{label}</caption>
        {columns && (
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </Box>
    </div>
  );
}
