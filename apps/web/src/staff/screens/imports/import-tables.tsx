import { importKindNames } from '@rohi/contract/imports/import-words';
import { textEncodings } from '@rohi/contract/imports/office-import-rules';
import { useState } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { encodingNames } from './encoding-names.ts';
import { sentFile, useImportActions, type ShownImport, type ShownTable } from './import-queries.ts';
import { FirstRows } from './first-rows.tsx';
import { importsTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './import-tables.module.css';

/** What the file was taken for: kind, encoding, columns, and its first rows as they were read. */
export function ImportTables({ shown }: { shown: ShownImport }) {
  const { tables: words } = importsTexts.read();
  const [isEditing, setEditing] = useState(false);
  const { state } = shown.row;
  const isOpen = state === 'CHECKED' || state === 'CHECKING';
  if (shown.tables.length === 0)
    return shown.keptUntil === null ? <Text tone="faint">{words.forgotten}</Text> : null;
  if (state === 'COLUMNS') return <Reread shown={shown} />;
  if (isEditing && isOpen) return <ColumnsForm shown={shown} onClose={() => setEditing(false)} />;
  return (
    <Panel title={words.title} end={isOpen && <Button onPress={() => setEditing(true)}>{words.edit}</Button>}>
      <Grid columns={1} gap={20} paddingX={20} paddingTop={0} paddingBottom={20} className={css.tables}>
        {shown.tables.map((table) => (
          <TableFacts key={table.sheet} table={table} shown={shown} />
        ))}
        {isOpen && <Reread shown={shown} />}
      </Grid>
    </Panel>
  );
}

/** A text file with a mistaken encoding, read once more: as long as the page still has the file. */
function Reread({ shown: { row, tables } }: { shown: ShownImport }) {
  const { tables: words } = importsTexts.read();
  const { send, busy } = useImportActions();
  const file = sentFile(row.id);
  const encoding = tables[0]?.encoding;
  if (file === undefined || encoding === null || encoding === undefined) return null;
  return (
    <Row
      as="label"
      wrap
      rowGap={6}
      columnGap={10}
      align="center"
      tone="soft"
      size={13}
      className={css.reread}
    >
      {words.reread}
      <select
        disabled={busy}
        value={textEncodings.find((each) => each === encoding.toLowerCase().replace(' ', ''))}
        onChange={({ currentTarget: { value } }) => {
          const wanted = textEncodings.find((each) => each === value);
          if (wanted) void send(row.id, file, wanted);
        }}
      >
        {textEncodings.map((each) => (
          <option key={each} value={each}>
            {encodingNames[each]}
          </option>
        ))}
      </select>
    </Row>
  );
}

/** «CSV, кодировка UTF-8, разделитель «;», заголовки в строке 1». */
function sourceText({ encoding, separator, headerRow }: ShownTable): string {
  const { tables: words } = importsTexts.read();
  return [
    encoding === null ? undefined : words.encoding(encoding),
    separator === null ? undefined : words.separator(separator === '\t' ? words.tab : separator),
    headerRow === 0 ? words.noHeader : words.headerRow(headerRow),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function TableFacts({ table, shown }: { table: ShownTable; shown: ShownImport }) {
  const { tables: words, page } = importsTexts.read();
  const name = table.sheet === null ? words.csv : words.sheet(table.sheet);
  const names = new Map(
    shown.choices
      .find(({ kind }) => kind === table.kind)
      ?.columns.map((choice) => [choice.column, choice.name]),
  );
  return (
    <Grid as="section" columns={1} gap={6} className={css.facts} aria-label={name}>
      <Row as="h3" wrap rowGap={4} columnGap={12} align="baseline" size={14}>
        {name}
        <span data-out={table.kind === null || undefined}>
          {table.kind === null
            ? words.leftOut
            : `${importKindNames[table.kind][locale]} · ${page.rows(table.rows)}`}
        </span>
      </Row>
      {table.kind !== null && (
        <>
          <Text tone="soft" size={13}>
            {sourceText(table)}
          </Text>
          {table.remembered && (
            <Text tone="soft" size={13}>
              {words.remembered}
            </Text>
          )}
          <FirstRows table={table} names={names} label={words.firstRows(name)} />
        </>
      )}
    </Grid>
  );
}
