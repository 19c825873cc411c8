import { mostItemsOfOrder } from '@rohi/contract/orders/declared-items';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { FieldError, TextField } from '../../../shared/forms/text-field.tsx';
import type { Form } from '../../../shared/forms/use-form.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import {
  areLinesGood,
  emptyLine,
  problemsOfLine,
  readLines,
  sumOfLines,
  writeLines,
} from '../rules/item-lines.ts';
import type { ItemLine } from '../rules/item-lines.ts';
import { codesOf } from '../rules/order-fields.ts';
import type { OrderField } from '../rules/order-fields.ts';
import { OptionalPart } from './form-parts.tsx';
import { Grid, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './items-part.module.css';

type PartProps = { form: Form<OrderField | 'codeText'> };

/** The goods by kinds, for customs: what they say goods and value of the order follow from. */
export function ItemsPart({ form }: PartProps) {
  const { items: texts } = ordersTexts.read().form;
  const id = useId();
  const lines = readLines(form.values.items);
  const put = (next: readonly ItemLine[]) => form.set('items', writeLines(next));
  const sum = sumOfLines(lines);
  const error = form.errors.items;
  return (
    <OptionalPart title={texts.title} hint={texts.hint} isFilled={lines.length > 0}>
      {lines.map((line, index) => (
        <Line
          // oxlint-disable-next-line no-array-index-key -- a line has no name of its own, and none changes its place
          key={index}
          form={form}
          number={index + 1}
          line={line}
          onChange={(next) => put(lines.map((each, at) => (at === index ? next : each)))}
          onRemove={() => put(lines.filter((_, at) => at !== index))}
        />
      ))}
      {error !== undefined && areLinesGood(lines) && <FieldError id={id} text={error} />}
      {lines.length > 0 && sum !== '' && (
        <Text weight={600} digits>
          {texts.sum(`${formatDecimal(sum)} ${form.values.valueCurrency}`)}
        </Text>
      )}
      {lines.length < mostItemsOfOrder && (
        <Button
          kind="soft"
          className={lookOf({ justifySelf: 'start' })}
          onClick={() => put([...lines, emptyLine])}
        >
          <Icon of={Plus} />
          {texts.add}
        </Button>
      )}
    </OptionalPart>
  );
}

type LineProps = PartProps & {
  number: number;
  line: ItemLine;
  onChange: (next: ItemLine) => void;
  onRemove: () => void;
};

function Line({ form, number, line, onChange, onRemove }: LineProps) {
  const {
    form: { items: texts, wrong },
  } = ordersTexts.read();
  const problems = form.errors.items === undefined ? {} : problemsOfLine(line);
  const codes = codesOf(form.values);
  const bind = (field: keyof ItemLine) => {
    const problem = problems[field];
    return {
      name: `items.${number}.${field}`,
      value: line[field],
      error: problem && wrong[problem],
      onText: (text: string) => onChange({ ...line, [field]: text }),
      onBlur: form.bind('items').onBlur,
    };
  };
  return (
    <Grid
      as="fieldset"
      columns={1}
      gap={14}
      minWidth={0}
      position="relative"
      margin={0}
      paddingX={0}
      paddingTop={14}
      paddingBottom={0}
      className={css.line}
    >
      <legend className={css.legend}>{texts.item(number)}</legend>
      <Grid
        as="button"
        type="button"
        place="center"
        padding={0}
        tone="soft"
        className={css.remove}
        onClick={onRemove}
        aria-label={texts.remove(number)}
      >
        <Icon of={X} />
      </Grid>
      <TextField {...bind('goods')} label={texts.goods} autoComplete="off" maxLength={200} />
      <Grid columns={2} align="end" className={css.figures}>
        <TextField
          {...bind('pieces')}
          label={texts.pieces}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
        <TextField
          {...bind('valueAmount')}
          label={texts.value(form.values.valueCurrency)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...bind('hsCode')}
          label={texts.hsCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </Grid>
      {codes.length > 1 && (
        <SelectField {...bind('trackingCode')} label={texts.parcel}>
          <option value="">{texts.anyParcel}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
      )}
    </Grid>
  );
}
