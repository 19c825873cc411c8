import { importKindNames } from '@rohi/contract/imports/import-words';
import { answeredByMeaning, importKinds } from '@rohi/contract/imports/office-import-rules';
import { useState } from 'react';
import { HiddenQuestions } from '../../../shared/files/hidden-questions.tsx';
import { locale } from '../../../shared/i18n/locale.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { FirstRows } from './first-rows.tsx';
import { ColumnQuestions } from './column-questions.tsx';
import {
  draftOf,
  faultOf,
  kindChanged,
  openQuestions,
  waitsForSheet,
  wireOf,
  withSaid,
  type Draft,
} from './columns-draft.ts';
import { useImportActions, type ShownImport, type ShownTable } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './columns-form.module.css';

type Choices = ShownImport['choices'];

type ColumnsFormProps = {
  shown: ShownImport;
  /** Without it there is no way back: the file cannot be checked as it is. */
  onClose?: () => void;
};

/** Asks what the columns of a file are where its headers do not say it, or say it wrongly. */
export function ColumnsForm({ shown, onClose }: ColumnsFormProps) {
  const { form, page, actions, tables: words } = importsTexts.read();
  const [drafts, setDrafts] = useState(() => shown.tables.map(draftOf));
  const [fault, setFault] = useState<string>();
  const { nameColumns, cancel, busy } = useImportActions();
  const isKnown = shown.tables.some(({ kind, missing }) => kind !== null && missing.length === 0);
  const send = async () => {
    const wrong = drafts.every(({ kind, hidden }) => kind === null && hidden.sheet !== 'take')
      ? form.nothing
      : shown.tables
          .map((table, index) => faultOf(table, drafts[index] ?? draftOf(table), shown.choices))
          .find((each) => each !== undefined);
    setFault(wrong);
    if (wrong !== undefined) return;
    if (!((await nameColumns(shown.row, wireOf(drafts))) instanceof ApiError)) onClose?.();
  };
  return (
    <Panel title={page.columnsTitle}>
      <Grid
        as="form"
        columns={1}
        gap={16}
        paddingX={20}
        paddingTop={0}
        paddingBottom={20}
        className={css.form}
        onSubmit={ownSubmit(() => void send())}
      >
        {onClose === undefined && <Text tone="soft">{isKnown ? form.askedText : page.columnsText}</Text>}
        {shown.tables.map((table, index) => (
          <TableForm
            key={table.sheet}
            name={table.sheet === null ? words.csv : words.sheet(table.sheet)}
            table={table}
            draft={drafts[index] ?? draftOf(table)}
            choices={shown.choices}
            onChange={(next) => setDrafts(drafts.map((draft, at) => (at === index ? next : draft)))}
          />
        ))}
        <Text role="alert" tone="danger" className={css.fault}>
          {fault}
        </Text>
        <Row wrap gap={8} className={css.buttons}>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {form.send}
          </Button>
          {onClose === undefined ? (
            <Button kind="quiet" isDisabled={busy} onPress={() => void cancel(shown.row)}>
              {actions.cancel}
            </Button>
          ) : (
            <Button kind="quiet" onPress={onClose}>
              {form.close}
            </Button>
          )}
        </Row>
      </Grid>
    </Panel>
  );
}

const noNames: ReadonlyMap<string, string> = new Map();

type TableFormProps = {
  name: string;
  table: ShownTable;
  draft: Draft;
  choices: Choices;
  onChange: (next: Draft) => void;
};

function TableForm({ name, table, draft, choices, onChange }: TableFormProps) {
  const { form, tables } = importsTexts.read();
  const columnsOfKind = choices.find(({ kind }) => kind === draft.kind)?.columns ?? [];
  const questions = openQuestions(table, draft);
  const indexes = new Set(
    questions.flatMap(({ about, index }) => (answeredByMeaning.has(about) ? [index] : [])),
  );
  const others = table.columns.filter(({ index }) => !indexes.has(index));
  return (
    <Grid as="fieldset" columns={1} gap={12} minWidth={0} margin={0} padding={0} className={css.table}>
      <Text as="legend" marginBottom={8} padding={0} weight={600}>
        {name}
      </Text>
      <HiddenQuestions
        parts={table.hidden}
        said={draft.hidden}
        onSay={(hidden) => onChange({ ...draft, hidden })}
      />
      {!waitsForSheet(table) && <KindField draft={draft} choices={choices} onChange={onChange} />}
      {draft.kind === null ? (
        table.columns.length > 0 && <FirstRows table={table} names={noNames} label={tables.firstRows(name)} />
      ) : (
        <>
          <ColumnQuestions
            questions={questions}
            draft={draft}
            known={columnsOfKind}
            onSay={(index, answer) => onChange(withSaid(draft, index, answer))}
          />
          {questions.length > 0 && others.length > 0 && (
            <Text as="h3" size={15} weight={600}>
              {form.others}
            </Text>
          )}
          <Box as="ul" overflow="hidden" border="all" radius={12} className={css.columns}>
            {others.map(({ index, header, unstored }) => (
              <ColumnField
                key={index}
                header={header === '' ? form.nameless(index + 1) : header}
                samples={unstored === null ? samplesOf(table, index) : [tables.unstored(unstored)]}
                value={draft.columns.get(index)?.column ?? ''}
                known={columnsOfKind}
                onChange={(column) => onChange(withSaid(draft, index, { column }))}
              />
            ))}
          </Box>
        </>
      )}
    </Grid>
  );
}

/** What a table is about. */
function KindField({ draft, choices, onChange }: Pick<TableFormProps, 'draft' | 'choices' | 'onChange'>) {
  const { form } = importsTexts.read();
  return (
    <Row as="label" wrap rowGap={6} columnGap={10} align="center" tone="soft">
      {form.kind}
      <select
        value={draft.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(kindChanged(draft, choices, importKinds.find((each) => each === value) ?? null))
        }
      >
        <option value="">{form.leaveOut}</option>
        {importKinds.map((kind) => (
          <option key={kind} value={kind}>
            {importKindNames[kind][locale]}
          </option>
        ))}
      </select>
    </Row>
  );
}

function samplesOf({ firstRows }: ShownTable, index: number): string[] {
  return firstRows.map((cells) => cells[index] ?? '');
}

type ColumnFieldProps = {
  header: string;
  samples: readonly string[];
  value: string;
  known: Choices[number]['columns'];
  onChange: (column: string) => void;
};

function ColumnField({ header, samples, value, known, onChange }: ColumnFieldProps) {
  const { form } = importsTexts.read();
  const sample = samples
    .filter((text) => text !== '')
    .slice(0, 2)
    .join(', ');
  return (
    <li data-used={value !== '' || undefined}>
      <Grid minWidth={0} className={css.named}>
        <Text as="b" weight={600} breaks>
          {header}
        </Text>
        <span>{sample || '—'}</span>
      </Grid>
      <select
        aria-label={form.choiceOf(header)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{form.ignore}</option>
        {known.map(({ column, name, required }) => (
          <option key={column} value={column}>
            {required ? form.required(name) : name}
          </option>
        ))}
      </select>
    </li>
  );
}
