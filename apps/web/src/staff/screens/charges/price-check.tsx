import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { maxLoads, writeAlso, type LoadTexts } from '@rohi/contract/pricing/quote-request';
import { useId, useState } from 'react';
import { ParcelPrice, PointsOffer } from '../../../features/pricing/parcel-price.tsx';
import { pricingTexts } from '../../../features/pricing/pricing-words.ts';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { formatMoney, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { Box, Grid, Row as Flex, Stack, Text } from '../../../shared/ui/primitives.tsx';
import fieldCss from '../../kit/list/form-field.module.css';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { chargesTexts } from '../screen-words.ts';
import css from './charges.module.css';

type Answer = ReplyTo<'GET /price/check'>;
type CheckProps = {
  channels: readonly { code: string; name: string }[];
  /** The customer, to begin with. */
  customerCode?: string;
  onClose: () => void;
};

/** So many like places, as they were typed; `key` holds the row to its place on the screen. */
type Row = { key: number; texts: LoadTexts };

const measures = ['length', 'width', 'height', 'weight', 'places'] as const;
const fieldOf = {
  length: 'lengthCm',
  width: 'widthCm',
  height: 'heightCm',
  weight: 'weightKg',
  places: 'places',
} as const;

/** What a load costs on any day, by any channel and for any customer, with the whole explanation. */
export function PriceCheck({ channels, customerCode = '', onClose }: CheckProps) {
  const { check: words } = chargesTexts.read();
  const [values, setValues] = useState<Record<string, string>>({
    date: dushanbeDay(new Date(serverNow())),
    channel: channels[0]?.code ?? '',
    customerCode,
  });
  const [rows, setRows] = useState<readonly Row[]>([newRow(0)]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState<Answer>();
  const ask = async () => {
    const { channel = '', ...others } = values;
    const [first, ...more] = rows.map(({ texts }) => texts);
    const typed = Object.entries({ ...others, ...first }).filter(([, value = '']) => value.trim() !== '');
    const query = { ...Object.fromEntries(typed), channel, also: writeAlso(more) };
    try {
      setAnswer(await call('GET /price/check', { query, quiet: true }));
      setErrors({});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer(undefined);
      setErrors(Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])));
      if (error.fields.length === 0) showMessage('error', error.msg);
    }
  };
  const field = (name: string, label: string, more: { type?: 'date'; hint?: string } = {}) => (
    <Typed
      key={name}
      label={label}
      value={values[name] ?? ''}
      error={errors[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
      {...more}
    />
  );
  return (
    <Dialog drawer title={words.title} onClose={onClose}>
      <Grid
        as="form"
        gap={18}
        alignContent="start"
        overflow="auto"
        paddingX={24}
        paddingTop={20}
        paddingBottom={24}
        className={css.check}
        noValidate
        onSubmit={ownSubmit(() => void ask())}
      >
        <Text tone="faint" size={14}>
          {words.lead}
        </Text>
        <Grid align="start" className={css.fields}>
          {field('date', words.date, { type: 'date' })}
          <Stack as="label" gap={4} minWidth={0} tone="soft" size={13}>
            {words.channel}
            <select
              className={fieldCss.input}
              value={values['channel']}
              onChange={(event) => setValues({ ...values, channel: event.currentTarget.value })}
            >
              {channels.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </Stack>
          {field('customerCode', words.customer, { hint: words.customerHint })}
        </Grid>
        <Rows rows={rows} errors={errors} onChange={setRows} />
        <div>
          <Button kind="primary" type="submit">
            {words.button}
          </Button>
        </div>
        <Box role="status" paddingTop={16} border="top">
          {answer === undefined ? (
            <Text tone="faint" size={14}>
              {words.empty}
            </Text>
          ) : (
            <Checked answer={answer} />
          )}
        </Box>
      </Grid>
    </Dialog>
  );
}

const newRow = (key: number): Row => ({ key, texts: { places: '1' } });

type RowsProps = {
  rows: readonly Row[];
  errors: Readonly<Record<string, string>>;
  onChange: (rows: readonly Row[]) => void;
};

/** What is to be carried: a row for each size of places; one alone needs no number. */
function Rows({ rows, errors, onChange }: RowsProps) {
  const { check: words } = chargesTexts.read();
  const { form } = pricingTexts.read();
  const id = useId();
  const change = (index: number, texts: LoadTexts) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, texts } : row)));
  return (
    <>
      {rows.map(({ key, texts }, index) => (
        <Box
          as="fieldset"
          key={key}
          minWidth={0}
          margin={0}
          padding={0}
          className={css.row}
          aria-label={form.item(index + 1)}
        >
          {rows.length > 1 && (
            <Flex align="center" justify="between" weight={600}>
              {form.item(index + 1)}
              <Button
                kind="quiet"
                aria-label={form.removeItem(index + 1)}
                onPress={() => onChange(rows.filter((_row, at) => at !== index))}
              >
                {form.remove}
              </Button>
            </Flex>
          )}
          <Grid align="start" className={css.fields}>
            {measures.map((name) => (
              <Typed
                key={name}
                label={words[name]}
                value={texts[fieldOf[name]] ?? ''}
                error={errors[index === 0 ? fieldOf[name] : `also[${index - 1}].${fieldOf[name]}`]}
                onChange={(value) => change(index, { ...texts, [fieldOf[name]]: value })}
              />
            ))}
          </Grid>
        </Box>
      ))}
      <div>
        <Button
          isDisabled={rows.length >= maxLoads}
          onPress={() => onChange([...rows, newRow(Math.max(...rows.map(({ key }) => key)) + 1)])}
        >
          {form.add}
        </Button>
        {rows.length >= maxLoads && (
          <Text tone="faint" size={14}>
            {form.limit(maxLoads)}
          </Text>
        )}
        {errors['also'] !== undefined && <FieldError id={`${id}also`} text={errors['also']} />}
      </div>
    </>
  );
}

function Checked({ answer: { date, whole, tariff, steps, total, storage, points } }: { answer: Answer }) {
  const { check: words } = chargesTexts.read();
  const pricing = pricingTexts.read();
  const price = {
    tariff,
    tariffCode: tariff.code,
    tariffVersion: tariff.version,
    date,
    steps,
    total,
    storage: null,
  };
  return (
    <>
      <Text size={22} weight={700} digits>
        {formatMoney(total)}
      </Text>
      {whole.places > 1 && (
        <Text tone="faint" size={14}>
          {pricing.answer.whole(
            whole.places,
            `${formatShortDecimal(whole.volumeM3)}\u00a0${pricing.units.m3}`,
            `${formatShortDecimal(whole.weightKg)}\u00a0${pricing.units.kg}`,
          )}
        </Text>
      )}
      <ParcelPrice price={price} reader="staff" />
      <h4 className={css.part}>{words.storage}</h4>
      <p>{words.storageRule(storage.freeDays, formatMoney(storage.perDay), formatMoney(storage.most))}</p>
      {points && <PointsOffer points={points} />}
    </>
  );
}

type TypedProps = {
  label: string;
  value: string;
  error: string | undefined;
  type?: 'date';
  hint?: string;
  onChange: (value: string) => void;
};

function Typed({ label, value, error, type, hint, onChange }: TypedProps) {
  const id = useId();
  return (
    <Stack gap={4} minWidth={0} tone="soft" size={13}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type ?? 'text'}
        className={fieldCss.input}
        value={value}
        placeholder={hint}
        maxLength={40}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Stack>
  );
}
