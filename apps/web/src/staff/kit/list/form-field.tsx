import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { htmlLang, locales } from '@rohi/contract/locales';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { classNames } from '../../../shared/ui/class-names.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { fromInputMinute, toInputMinute } from './dushanbe-input.ts';
import type { Field } from './list-definition.ts';
import { listWords } from '../kit-words.ts';
import { Box, Grid, Row, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './form-field.module.css';
import { shownDate } from '../../../shared/format/shown-date.ts';

type FormFieldProps = {
  field: Field;
  value: unknown;
  /** Errors by what follows the field's key; the empty text is the field itself. */
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Whether the row is made by this form. */
  isNew?: boolean;
  onChange: (next: unknown) => void;
};

/** One field as its definition says, with label, hint and error tied together. */
export function FormField(props: FormFieldProps) {
  const { field, value, errors, readOnly, isNew = false, onChange } = props;
  if (field.kind === 'texts') return <TextsField {...props} field={field} />;
  if (field.kind === 'switch') return <OnOffField {...props} />;
  if (field.kind === 'own') {
    const Part = field.part;
    const props = { value, onChange, errors, readOnly, isNew };
    return <Part {...props} label={field.label} />;
  }
  if (field.kind === 'many') return <ManyField {...props} field={field} />;
  return (
    <Framed label={field.label} hint={field.hint} error={errors['']} required={field.required}>
      {(tied) => <Control {...props} field={field} tied={tied} />}
    </Framed>
  );
}

type Tied = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type FramedProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  required?: boolean | undefined;
  end?: ReactNode;
  children: (tied: Tied) => ReactNode;
};

function Star() {
  return (
    <span className={css.star} aria-hidden>
      *
    </span>
  );
}

function Framed({ label, hint, error, required, end, children }: FramedProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}hint`, error !== undefined && `${id}error`);
  return (
    <div className={css.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={css.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
          {required && <Star />}
        </Text>
        {end}
      </Row>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error !== undefined })}
      {hint !== undefined && (
        <Text id={`${id}hint`} tone="faint" size={13} className={css.hint}>
          {hint}
        </Text>
      )}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}

type Simple = Extract<Field, { kind: 'text' | 'choice' | 'moment' | 'day' | 'number' }>;

function Control({ field, value, readOnly, onChange, tied }: FormFieldProps & { field: Simple; tied: Tied }) {
  const { form } = listWords.read();
  switch (field.kind) {
    case 'text':
      return (
        <input
          {...tied}
          type="text"
          className={classNames(css.input, field.mono && lookOf({ weight: 600, digits: true }))}
          value={typeof value === 'string' ? value : ''}
          maxLength={field.max}
          readOnly={readOnly}
          required={field.required}
          onChange={(event) => {
            const text = event.currentTarget.value;
            onChange(field.nullable && text === '' ? null : text);
          }}
        />
      );
    case 'choice':
      return (
        <select
          {...tied}
          className={css.input}
          value={typeof value === 'string' ? value : ''}
          disabled={readOnly}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        >
          {field.none !== undefined && <option value="">{field.none}</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'moment':
      return (
        <Row gap={10} align="center" className={css.withUnit}>
          <input
            {...tied}
            type="datetime-local"
            {...shownDate('datetime-local', toInputMinute(value))}
            className={css.input}
            value={toInputMinute(value)}
            readOnly={readOnly}
            onChange={(event) => onChange(fromInputMinute(event.currentTarget.value))}
          />
          <Text as="span" tone="faint" size={13}>
            {form.dushanbe}
          </Text>
        </Row>
      );
    case 'day':
      return (
        <input
          {...tied}
          type="date"
          {...shownDate('date', typeof value === 'string' ? value : '')}
          className={css.input}
          value={typeof value === 'string' ? value : ''}
          readOnly={readOnly}
          required={field.required}
          onChange={(event) => {
            const day = event.currentTarget.value;
            onChange(field.nullable && day === '' ? null : day);
          }}
        />
      );
    case 'number':
      return (
        <Row gap={10} align="center" className={css.withUnit}>
          <input
            {...tied}
            type="number"
            className={css.input}
            value={typeof value === 'number' ? value : ''}
            min={field.min}
            step={field.step ?? 1}
            readOnly={readOnly}
            onChange={(event) => {
              const number = event.currentTarget.valueAsNumber;
              onChange(Number.isNaN(number) ? null : number);
            }}
          />
          {field.unit !== undefined && (
            <Text as="span" tone="faint" size={13}>
              {field.unit}
            </Text>
          )}
        </Row>
      );
    default:
      return field satisfies never;
  }
}

/** One text in four languages: a tab each, with a mark where something is missing or wrong. */
function TextsField({
  field,
  value,
  errors,
  readOnly,
  onChange,
}: FormFieldProps & { field: Extract<Field, { kind: 'texts' }> }) {
  const { languages } = listWords.read();
  const texts = (value ?? {}) as Record<string, string>;
  const firstWrong = locales.find((locale) => errors[locale] !== undefined);
  const [chosen, setChosen] = useState<(typeof locales)[number]>('ru');
  const current = firstWrong !== undefined && errors[chosen] === undefined ? firstWrong : chosen;
  const tabs = (
    <Row fill="canvas" radius="small" className={css.languages} role="group" aria-label={field.label}>
      {locales.map((locale) => (
        <Box
          as="button"
          key={locale}
          type="button"
          position="relative"
          paddingX={8}
          paddingY={0}
          tone="soft"
          size={13}
          weight={600}
          className={css.language}
          aria-pressed={locale === current}
          title={languages[locale]}
          onClick={() => setChosen(locale)}
        >
          {locale.toUpperCase()}
          {errors[locale] === undefined ? (
            (texts[locale] ?? '').trim() === '' && <span className={css.missing} aria-hidden />
          ) : (
            <span className={css.wrong} aria-hidden />
          )}
        </Box>
      ))}
    </Row>
  );
  const set = (text: string) => onChange({ ...texts, [current]: text });
  return (
    <Framed
      label={`${field.label} · ${languages[current]}`}
      hint={field.hint}
      error={errors[current] ?? errors['']}
      required={field.required}
      end={tabs}
    >
      {(tied) => {
        const common = {
          ...tied,
          className: css.input,
          lang: htmlLang[current],
          value: texts[current] ?? '',
          maxLength: field.max,
          readOnly,
        };
        return field.rows === undefined ? (
          <input {...common} type="text" onChange={(event) => set(event.currentTarget.value)} />
        ) : (
          <textarea {...common} rows={field.rows} onChange={(event) => set(event.currentTarget.value)} />
        );
      }}
    </Framed>
  );
}

function OnOffField({ field, value, errors, readOnly, onChange }: FormFieldProps) {
  return (
    <SwitchField
      className={css.field ?? ''}
      isSelected={value === true}
      isDisabled={readOnly}
      onChange={onChange}
    >
      <SwitchButton className={css.switch ?? ''}>
        <Text as="span" position="relative" radius={10} className={css.track} aria-hidden />
        {field.label}
      </SwitchButton>
      {field.hint !== undefined && (
        <Text tone="faint" size={13} className={css.hint}>
          {field.hint}
        </Text>
      )}
      {errors[''] !== undefined && <FieldError id={`${field.key}error`} text={errors['']} />}
    </SwitchField>
  );
}

function ManyField({
  field,
  value,
  errors,
  readOnly,
  onChange,
}: FormFieldProps & { field: Extract<Field, { kind: 'many' }> }) {
  const id = useId();
  const held = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (option: string) =>
    onChange(held.includes(option) ? held.filter((each) => each !== option) : [...held, option]);
  return (
    <Grid
      as="fieldset"
      gap={4}
      margin={0}
      padding={0}
      className={css.many}
      aria-invalid={errors[''] !== undefined}
      aria-describedby={`${id}error`}
    >
      <Text as="legend" size={13} weight={600}>
        {field.label}
        {field.required && <Star />}
      </Text>
      {field.hint !== undefined && (
        <Text tone="faint" size={13} className={css.hint}>
          {field.hint}
        </Text>
      )}
      {field.options.map((option) => (
        <Row as="label" key={option.value} gap={10} align="center" className={css.check}>
          <input
            type="checkbox"
            checked={held.includes(option.value)}
            disabled={readOnly}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </Row>
      ))}
      {errors[''] !== undefined && <FieldError id={`${id}error`} text={errors['']} />}
    </Grid>
  );
}
