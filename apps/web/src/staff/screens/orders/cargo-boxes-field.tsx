import { Plus, X } from 'lucide-react';
import { newBoxRow, sumOfRows, type BoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { useBoxesPrice } from '../../../shared/cargo-boxes/use-boxes-price.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ordersListTexts } from '../screen-words.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './orders-list.module.css';

const columns = [
  ['trackingCode', 'code'],
  ['lengthCm', 'length'],
  ['widthCm', 'width'],
  ['heightCm', 'height'],
  ['weightKg', 'weight'],
  ['count', 'count'],
] as const satisfies [keyof BoxRow, string][];

/** The boxes of a cargo order, equal ones in one row, with what they come to below. */
export function CargoBoxesField({ value, onChange, errors }: FieldPartProps) {
  const { boxes: texts } = ordersListTexts.read();
  const rows = value as readonly BoxRow[];
  const { count, kg, m3 } = sumOfRows(rows);
  const price = useBoxesPrice(rows);
  const change = (index: number, next: Partial<BoxRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...next } : row)));
  return (
    <div>
      <Text marginBottom={12} tone="faint" size={13}>
        {texts.hint}
      </Text>
      {rows.map((row, index) => {
        const wrong = Object.entries(errors).filter(([path]) => path.startsWith(`[${index}]`));
        return (
          <Grid
            as="fieldset"
            key={row.key}
            gap={8}
            align="end"
            padding={12}
            border="all"
            radius={12}
            className={css.box}
            aria-label={texts.box(index + 1)}
          >
            {columns.map(([key, word]) => (
              <Stack
                as="label"
                key={key}
                gap={4}
                minWidth={0}
                tone="soft"
                size={13}
                className={css.measure}
                data-wide={key === 'trackingCode' || undefined}
              >
                <span>{texts[word]}</span>
                <input
                  value={row[key]}
                  inputMode={key === 'trackingCode' ? 'text' : 'decimal'}
                  maxLength={key === 'trackingCode' ? 40 : 12}
                  placeholder={key === 'trackingCode' ? texts.codeHint : undefined}
                  autoComplete="off"
                  spellCheck={false}
                  aria-invalid={wrong.some(([path]) => path.endsWith(`.${key}`))}
                  onChange={(event) => change(index, { [key]: event.currentTarget.value })}
                />
              </Stack>
            ))}
            <Button
              kind="quiet"
              square
              aria-label={texts.remove}
              isDisabled={rows.length === 1}
              onPress={() => onChange(rows.filter((_row, at) => at !== index))}
            >
              <Icon of={X} size={18} />
            </Button>
            {wrong.length > 0 && (
              <div className={css.wrong}>
                <FieldError
                  id={`box${row.key}`}
                  text={[...new Set(wrong.map(([, text]) => text))].join(' ')}
                />
              </div>
            )}
          </Grid>
        );
      })}
      <Row wrap gap={12} align="center" justify="between" weight={600} digits>
        <Button onPress={() => onChange([...rows, newBoxRow()])}>
          <Icon of={Plus} size={18} />
          {texts.add}
        </Button>
        <span role="status">
          {texts.sum(count, formatDecimal(kg), formatDecimal(m3))}
          {price !== undefined && ` · ${texts.price(price)}`}
        </span>
      </Row>
    </div>
  );
}
