import { decimalMark } from '../../../shared/format/numbers.ts';
import { marketplaces } from '@rohi/contract/orders/order-rules';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { Form } from '../../../shared/forms/use-form.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import { goodsOfLines, readLines, sumOfLines } from '../rules/item-lines.ts';
import { typedSum } from '../rules/order-fields.ts';
import type { OrderField } from '../rules/order-fields.ts';
import { GoodsCheckNote } from './goods-check.tsx';
import { GoodsField, PersonFields, ValueFields } from './shared-fields.tsx';
import { TrackingCodesField } from './tracking-codes-field.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './order-form.module.css';

type PartProps = { form: Form<OrderField | 'codeText'> };

/** One part of the form, with its heading. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Grid
      as="section"
      columns={1}
      gap={18}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.part}
      aria-labelledby={id}
    >
      <Text as="h2" id={id} size={22} className={css.title}>
        {title}
      </Text>
      {hint !== undefined && (
        <Text tone="soft" size={15} className={css.hint}>
          {hint}
        </Text>
      )}
      {children}
    </Grid>
  );
}

type OptionalProps = { title: string; hint: string; isFilled: boolean; children: ReactNode };

/** A part that most leave empty: closed until it is wanted, so that a phone has less to scroll. */
export function OptionalPart({ title, hint, isFilled, children }: OptionalProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Grid
      as="section"
      columns={1}
      gap={18}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.part}
    >
      <details open={isOpen || isFilled} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <Row
          as="summary"
          gap={12}
          align="center"
          justify="between"
          minHeight={44}
          list
          className={css.summary}
        >
          <span>
            <Text as="h2" size={22} className={css.title}>
              {title}
            </Text>
            <Text as="span" tone="soft" size={15} className={css.hint}>
              {hint}
            </Text>
          </span>
          <Icon of={ChevronDown} />
        </Row>
        <Grid columns={1} gap={18} className={css.inside}>
          {children}
        </Grid>
      </details>
    </Grid>
  );
}

type GoodsProps = PartProps & { isCargo: boolean };

function Figures({ form, isCargo }: GoodsProps) {
  const { fields, form: texts } = ordersTexts.read();
  const lines = readLines(form.values.items);
  const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <>
      {!isCargo && (
        <div className={css.three}>
          <TextField
            {...form.bind('places')}
            label={fields.places}
            hint={texts.placesHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
          <TextField {...form.bind('weightKg')} label={fields.weightKg} {...decimal} />
          <TextField {...form.bind('volumeM3')} label={fields.volumeM3} {...decimal} />
        </div>
      )}
      <ValueFields
        amount={{
          ...form.bind('valueAmount'),
          ...(lines.length > 0 && { value: typedSum(sumOfLines(lines), decimalMark) }),
        }}
        currency={form.bind('valueCurrency')}
        hint={lines.length > 0 ? texts.items.follows : texts.valueHint}
        readOnly={lines.length > 0}
      />
    </>
  );
}

/** What is inside, checked against the list of goods while it is typed, with its figures. */
export function GoodsPart({ form, isCargo }: GoodsProps) {
  const { fields, marketplaces: names, form: texts } = ordersTexts.read();
  const lines = readLines(form.values.items);
  return (
    <Part title={texts.goods}>
      {lines.length > 0 ? (
        <>
          <Text tone="soft" size={15} className={css.hint}>
            {texts.items.follows}
          </Text>
          <GoodsCheckNote goods={goodsOfLines(lines)} />
        </>
      ) : (
        <GoodsField binding={form.bind('goods')} />
      )}
      <SelectField {...form.bind('marketplace')} label={fields.marketplace}>
        <option value="">{texts.choose}</option>
        {marketplaces.map((marketplace) => (
          <option key={marketplace} value={marketplace}>
            {names[marketplace]}
          </option>
        ))}
      </SelectField>
      <Figures form={form} isCargo={isCargo} />
    </Part>
  );
}

/** The couriers' codes. */
export function CodesPart({ form }: PartProps) {
  return (
    <Part title={ordersTexts.read().form.codes}>
      <TrackingCodesField form={form} />
    </Part>
  );
}

/** Who sends it in China. */
export function SenderPart({ form }: PartProps) {
  const { fields, form: texts } = ordersTexts.read();
  const { senderName, senderPhone, senderAddress } = form.values;
  return (
    <OptionalPart
      title={texts.sender}
      hint={texts.senderHint}
      isFilled={senderName + senderPhone + senderAddress !== ''}
    >
      <PersonFields
        name={form.bind('senderName')}
        phone={form.bind('senderPhone')}
        labels={{ name: fields.senderName, phone: fields.senderPhone }}
      />
      <TextField
        {...form.bind('senderAddress')}
        label={fields.senderAddress}
        autoComplete="off"
        maxLength={300}
      />
    </OptionalPart>
  );
}
