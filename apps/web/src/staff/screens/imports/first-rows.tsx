import type { ShownTable } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './first-rows.module.css';

type FirstRowsProps = { table: ShownTable; names: ReadonlyMap<string, string>; label: string };

/** The first rows of a table as they were read; below each header what its column was taken for. */
export function FirstRows({ table, names, label }: FirstRowsProps) {
  const { ignored, unstored: notStored } = importsTexts.read().tables;
  const visible = table.columns.filter(
    ({ header, index }) => header !== '' || table.firstRows.some((cells) => cells[index] !== ''),
  );
  return (
    <Box overflow="auto" marginTop={6} border="all" radius={10} tabIndex={0} role="group" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {visible.map(({ index, header, column, unstored }) => (
              <th key={index} scope="col">
                <span>{header}</span>
                <Text
                  as="small"
                  tone="faint"
                  size={13}
                  weight={500}
                  data-known={column !== null || undefined}
                >
                  {column === null
                    ? unstored === null
                      ? ignored
                      : notStored(unstored)
                    : (names.get(column) ?? column)}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.firstRows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other name
            <tr key={row}>
              {visible.map(({ index, column }) => (
                <td key={index} data-known={column !== null || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
