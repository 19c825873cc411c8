import { mostRowsOfBoxes } from '@rohi/contract/orders/order-rules';
import { Plus, X } from 'lucide-react';
import { newBoxRow, sumOfRows, type BoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { useBoxesPrice } from '../../../shared/cargo-boxes/use-boxes-price.ts';
import { FieldError, TextField } from '../../../shared/forms/text-field.tsx';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { problemOfBoxes, problemsOfBox } from './box-rules.ts';
import { cargoTexts } from '../orders-words.ts';
import { Box, Grid, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './cargo.module.css';

const columns = [
  ['lengthCm', 'length'],
  ['widthCm', 'width'],
  ['heightCm', 'height'],
  ['weightKg', 'weight'],
  ['count', 'count'],
] as const satisfies [keyof BoxRow, string][];

type BoxesFieldProps = {
  rows: readonly BoxRow[];
  onChange: (rows: readonly BoxRow[]) => void;
  /** What cannot be sent is said from then on. */
  isChecked: boolean;
};

/** The boxes of cargo, equal ones in one row, with what they come to and cost by the tariff of today. */
export function BoxesField({ rows, onChange, isChecked }: BoxesFieldProps) {
  const { boxes: texts, wrong } = cargoTexts.read();
  const { count, kg, m3 } = sumOfRows(rows);
  const price = useBoxesPrice(rows);
  const ofAll = isChecked ? problemOfBoxes(rows, wrong) : undefined;
  return (
    <>
      {rows.map((row, index) => {
        const problems = isChecked ? problemsOfBox(row, wrong) : {};
        return (
          <Box
            as="fieldset"
            key={row.key}
            minWidth={0}
            position="relative"
            margin={0}
            paddingX={0}
            paddingTop={14}
            paddingBottom={0}
            className={css.row}
          >
            <legend className={css.legend}>{texts.row(index + 1)}</legend>
            {rows.length > 1 && (
              <Grid
                as="button"
                type="button"
                place="center"
                padding={0}
                tone="soft"
                className={css.remove}
                aria-label={texts.remove(index + 1)}
                onClick={() => onChange(rows.filter((_row, at) => at !== index))}
              >
                <Icon of={X} />
              </Grid>
            )}
            <Grid columns={2} align="start" className={css.figures}>
              {columns.map(([key, word]) => (
                <TextField
                  key={key}
                  name={`boxes.${index}.${key}`}
                  label={texts[word]}
                  value={row[key]}
                  error={problems[key]}
                  inputMode={key === 'count' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  maxLength={12}
                  onText={(text) =>
                    onChange(rows.map((each, at) => (at === index ? { ...each, [key]: text } : each)))
                  }
                  onBlur={() => undefined}
                />
              ))}
            </Grid>
          </Box>
        );
      })}
      {ofAll !== undefined && rows.every((row) => Object.keys(problemsOfBox(row, wrong)).length === 0) && (
        <FieldError id="cargo-boxes" text={ofAll} />
      )}
      {rows.length < mostRowsOfBoxes && (
        <Button
          kind="soft"
          className={lookOf({ justifySelf: 'start' })}
          onClick={() => onChange([...rows, newBoxRow()])}
        >
          <Icon of={Plus} />
          {texts.add}
        </Button>
      )}
      <Text role="status" weight={600} digits>
        {texts.sum(count, formatDecimal(kg), formatDecimal(m3))}
        {price !== undefined && ` · ${texts.price(price)}`}
      </Text>
    </>
  );
}
