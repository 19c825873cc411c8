import { declarationColumns, type DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import { MapPin, TableProperties } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import { pointText } from '../rules/point-text.ts';
import type { DeclaredFile } from './declared-file.ts';
import { manyTexts } from './many-words.ts';
import css from './file-choices.module.css';

type ChoicesProps = { file: DeclaredFile; onChange: (file: DeclaredFile) => void };
type Mapped = { index: number; column: DeclarationColumn | null };

/** Stores what is chosen; the file comes back as it stands then. */
function useChoosing({ file, onChange }: ChoicesProps) {
  const { run, busy } = useSubmit();
  const choose = (pickupPointId: number | null, columns: Mapped[]) =>
    void run(async () => {
      const params = { id: file.id };
      const body = { pickupPointId, columns };
      onChange(
        await call('PUT /declaration-files/{id}/choices', { params, body, quiet: true, loading: true }),
      );
    });
  return { choose, busy };
}

/** Where all orders go whose rows do not say so: asked once. */
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
    <section className={css.choice} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <Icon of={MapPin} />
        {file.withoutPoint > 0 ? choices.where(file.withoutPoint, isAll) : choices.chosen}
      </h2>
      <SelectField
        name="pickupPointId"
        label={choices.point}
        value={file.pickupPoint === null ? '' : String(file.pickupPoint.id)}
        onText={(text) => choose(text === '' ? null : Number(text), [])}
        error={undefined}
        onBlur={() => undefined}
      >
        <option value="">{form.choose}</option>
        {points.map((point) => (
          <option key={point.id} value={point.id}>
            {pointText(point, locale)}
          </option>
        ))}
      </SelectField>
      {answer.state === 'failed' && (
        <p className={css.hint}>
          {form.pointsFailed}{' '}
          <Button kind="soft" onClick={answer.again}>
            {again}
          </Button>
        </p>
      )}
    </section>
  );
}

/** What the columns are that we do not know; it is remembered for the next files. */
function ColumnChoice(props: ChoicesProps) {
  const { file } = props;
  const { choices, names } = manyTexts.read();
  const [mapped, setMapped] = useState<Readonly<Record<number, string>>>({});
  const { choose, busy } = useChoosing(props);
  const id = useId();
  if (file.unknownColumns.length === 0) return null;
  const given = Object.entries(mapped).flatMap(([index, column]): Mapped[] =>
    column === '' ? [] : [{ index: Number(index), column: columnOf(column) }],
  );
  return (
    <section className={css.choice} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <Icon of={TableProperties} />
        {choices.columns}
      </h2>
      <p className={css.hint}>{choices.remembered}</p>
      {file.unknownColumns.map(({ index, header, sample }) => (
        <SelectField
          key={index}
          name={`column${index}`}
          label={choices.column(header, sample)}
          value={mapped[index] ?? ''}
          onText={(text) => setMapped((before) => ({ ...before, [index]: text }))}
          error={undefined}
          onBlur={() => undefined}
        >
          <option value="">{choices.choose}</option>
          <option value={unneeded}>{choices.unneeded}</option>
          {declarationColumns.map((column) => (
            <option key={column} value={column}>
              {names[column]}
            </option>
          ))}
        </SelectField>
      ))}
      <Button
        kind="soft"
        disabled={given.length === 0}
        aria-disabled={busy || undefined}
        onClick={() => choose(file.pickupPoint?.id ?? null, given)}
      >
        {choices.apply}
      </Button>
    </section>
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
      <PointChoice {...props} />
      <ColumnChoice {...props} />
    </>
  );
}
