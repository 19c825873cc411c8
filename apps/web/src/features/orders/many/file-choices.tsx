import { declarationColumns, type DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import { MapPin, TableProperties } from 'lucide-react';
import { useId } from 'react';
import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import type { HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { ColumnAsks } from '../../../shared/files/column-asks.tsx';
import { HiddenQuestions } from '../../../shared/files/hidden-questions.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts, manyTexts } from '../orders-words.ts';
import { pointOption } from '../rules/point-text.ts';
import type { DeclaredFile } from './declared-file.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './file-choices.module.css';

type ChoicesProps = { file: DeclaredFile; onChange: (file: DeclaredFile) => void };
type Mapped = { index: number; column: DeclarationColumn | null };
/** What is left out stays as it was chosen, here or in another tab. */
type Choices = {
  pickupPointId?: number | null;
  columns?: Mapped[];
  hidden?: HiddenSaid;
  answers?: ColumnAnswer[];
};

/** Stores what is chosen; the file comes back as it stands then. */
function useChoosing({ file, onChange }: ChoicesProps) {
  const { run, busy } = useSubmit();
  const choose = (body: Choices) =>
    void run(async () => {
      const params = { id: file.id };
      onChange(
        await call('PUT /declaration-files/{id}/choices', { params, body, quiet: true, loading: true }),
      );
    });
  return { choose, busy };
}

/** Where orders go that name no point in their rows: asked once. */
function PointChoice(props: ChoicesProps) {
  const { file } = props;
  const { choices } = manyTexts.read();
  const { form } = ordersTexts.read();
  const { again } = useSharedTexts();
  const answer = useAnswer('GET /pickup-points', {});
  const { choose } = useChoosing(props);
  const id = useId();
  if (file.withoutPoint === 0 && file.pickupPoint === null) return null;
  const isAll = file.orders === 0;
  const points =
    answer.state === 'ready'
      ? answer.data.map(({ id: of, name, city }) => ({ id: of, name, city: city.name }))
      : [];
  return (
    <Grid
      as="section"
      gap={10}
      justifyItems="start"
      marginTop={12}
      paddingX={20}
      paddingY={16}
      fill="lapis-soft"
      radius="card"
      className={css.choice}
      aria-labelledby={id}
    >
      <Row as="h2" id={id} gap={8} align="center" size={16} className={css.title}>
        <Icon of={MapPin} />
        {file.withoutPoint > 0 ? choices.where(file.withoutPoint, isAll) : choices.chosen}
      </Row>
      <SelectField
        name="pickupPointId"
        label={choices.point}
        value={file.pickupPoint === null ? '' : String(file.pickupPoint.id)}
        onText={(text) => choose({ pickupPointId: text === '' ? null : Number(text) })}
        error={undefined}
        onBlur={() => undefined}
      >
        <option value="">{form.choose}</option>
        {points.map((point) => (
          <option key={point.id} value={point.id}>
            {pointOption(point, locale)}
          </option>
        ))}
      </SelectField>
      {answer.state === 'failed' && (
        <Text tone="soft" size={15}>
          {form.pointsFailed}{' '}
          <Button kind="soft" onClick={answer.again}>
            {again}
          </Button>
        </Text>
      )}
    </Grid>
  );
}

/** Whether what is hidden in the file counts; it is remembered for files with the same headings. */
function HiddenChoice(props: ChoicesProps) {
  const { hidden } = props.file;
  const { choose, busy } = useChoosing(props);
  if (hidden.length === 0) return null;
  return (
    <div className={css.hidden}>
      <HiddenQuestions
        heading="h2"
        parts={hidden}
        said={{}}
        isDisabled={busy}
        onSay={(choice) => choose({ hidden: choice })}
      />
    </div>
  );
}

/** What is asked of the numbers of columns that are known; it is remembered for files with the same headings. */
function AskedChoice(props: ChoicesProps) {
  const { choose, busy } = useChoosing(props);
  const { asked } = props.file;
  if (asked.length === 0) return null;
  return (
    <div className={css.hidden}>
      <ColumnAsks
        heading="h2"
        asked={asked}
        isDisabled={busy}
        onSay={(answer) => choose({ answers: [answer] })}
      />
    </div>
  );
}

/** One column as the file heads it, and what it may be: what the headers say of others is not offered. */
function ColumnField({ file, asked, value, onText }: ColumnFieldProps) {
  const { choices, names } = manyTexts.read();
  return (
    <SelectField
      name={`column${asked.index}`}
      label={choices.column(asked.header, asked.sample)}
      value={value}
      onText={onText}
      error={undefined}
      onBlur={() => undefined}
    >
      {value === '' && <option value="">{choices.choose}</option>}
      <option value={unneeded}>{choices.unneeded}</option>
      {declarationColumns
        .filter((column) => !file.knownColumns.includes(column))
        .map((column) => (
          <option key={column} value={column}>
            {names[column]}
          </option>
        ))}
    </SelectField>
  );
}

type ColumnFieldProps = {
  file: DeclaredFile;
  asked: DeclaredFile['unknownColumns'][number];
  value: string;
  onText: (text: string) => void;
};

/** What the columns are that we do not know, and what was said of them before; it is remembered for the next files. */
function ColumnChoice(props: ChoicesProps) {
  const { file } = props;
  const { unknownColumns, chosenColumns } = file;
  const { choices } = manyTexts.read();
  const { choose, busy } = useChoosing(props);
  const id = useId();
  const columns = [...unknownColumns, ...chosenColumns].toSorted((one, other) => one.index - other.index);
  const draft = useDraft<string>(
    `columns ${file.id}`,
    Object.fromEntries(columns.map(({ index }) => [String(index), ''])),
  );
  if (columns.length === 0) return null;
  const before = new Map(chosenColumns.map(({ index, column }) => [index, column ?? unneeded]));
  const textOf = (index: number) => draft.values[String(index)] || before.get(index) || '';
  const changed = columns.flatMap(({ index }): Mapped[] => {
    const text = textOf(index);
    return text === (before.get(index) ?? '') ? [] : [{ index, column: columnOf(text) }];
  });
  const texts = columns.map(({ index }) => textOf(index)).filter((text) => text !== '' && text !== unneeded);
  const isTwice = new Set(texts).size < texts.length;
  const apply = () => {
    choose({ columns: changed });
    for (const { index } of columns) draft.set(String(index), '');
  };
  const fields = (
    <>
      <Text tone="soft" size={15}>
        {choices.remembered}
      </Text>
      {columns.map((each) => (
        <ColumnField
          key={each.index}
          file={file}
          asked={each}
          value={textOf(each.index)}
          onText={(text) => draft.set(String(each.index), text)}
        />
      ))}
      {isTwice && (
        <Text role="alert" tone="danger">
          {choices.twice}
        </Text>
      )}
      <Button
        kind={unknownColumns.length === 0 ? 'soft' : 'primary'}
        disabled={changed.length === 0 || isTwice}
        aria-disabled={busy || undefined}
        onClick={apply}
      >
        {choices.apply}
      </Button>
    </>
  );
  // What is settled stands folded, to be looked at and changed.
  if (unknownColumns.length === 0)
    return (
      <Box as="details" marginTop={12} className={css.settled}>
        <summary>{choices.settled(chosenColumns.length)}</summary>
        <Grid
          gap={10}
          justifyItems="start"
          marginTop={12}
          paddingX={20}
          paddingY={16}
          fill="lapis-soft"
          radius="card"
          className={css.choice}
        >
          {fields}
        </Grid>
      </Box>
    );
  return (
    <Grid
      as="section"
      gap={10}
      justifyItems="start"
      marginTop={12}
      paddingX={20}
      paddingY={16}
      fill="lapis-soft"
      radius="card"
      className={css.choice}
      aria-labelledby={id}
    >
      <Row as="h2" id={id} gap={8} align="center" size={16} className={css.title}>
        <Icon of={TableProperties} />
        {choices.columns}
      </Row>
      {fields}
    </Grid>
  );
}

const unneeded = 'unneeded';

function columnOf(text: string): DeclarationColumn | null {
  return declarationColumns.find((column) => column === text) ?? null;
}

/** What a file does not say and its customer can say once for all of its rows. */
export function FileChoices(props: ChoicesProps) {
  return (
    <>
      <HiddenChoice {...props} />
      <AskedChoice {...props} />
      <PointChoice {...props} />
      <ColumnChoice {...props} />
    </>
  );
}
