import { Panel } from '../../kit/ui/panel.tsx';
import type { ShownImport } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './remarks.module.css';

type RemarksProps = {
  title: string;
  remarks: ShownImport['problems'];
  tables: ShownImport['tables'];
  tone?: 'danger';
};

/** What is to be said of single rows: where it stands, what stands there, what is wrong with it. */
export function Remarks({ title, remarks: { total, list }, tables, tone }: RemarksProps) {
  const { remarks: words, tables: tableWords } = importsTexts.read();
  if (total === 0) return null;
  const sheetOf = (table: number) => {
    const sheet = tables[table]?.sheet;
    return sheet === null || sheet === undefined || tables.length < 2 ? '' : tableWords.sheet(sheet);
  };
  return (
    <Panel title={title} end={total}>
      <Box overflow="auto" paddingX={20} paddingTop={0} paddingBottom={14} className={css.frame}>
        <Box as="table" wide size={14} className={css.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={css.row}>
                {words.row}
              </th>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.reason}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ table, row, column, value, msg }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list is only read, and a row may have several
              <tr key={index}>
                <td className={css.row}>
                  {row}
                  {sheetOf(table) !== '' && (
                    <Text as="small" display="block" tone="faint">
                      {sheetOf(table)}
                    </Text>
                  )}
                </td>
                <td>{column ?? '—'}</td>
                <Box as="td" tone="soft" breaks className={css.value}>
                  {value === '' ? '—' : value}
                </Box>
                <td className={css.reason} data-tone={tone}>
                  {msg}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {total > list.length && (
        <Text paddingX={20} paddingTop={0} paddingBottom={14} tone="faint" size={13}>
          {words.first(list.length, total)}
        </Text>
      )}
    </Panel>
  );
}
