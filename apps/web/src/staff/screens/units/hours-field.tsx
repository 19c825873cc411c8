import type { UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import { Plus, X } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { Button } from '../../kit/ui/button.tsx';
import { unitsTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/form-field.module.css';
import css from './units.module.css';

type Span = UnitFields['hours'][number];

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

function byPlace(a: Span, b: Span): number {
  return a.weekday - b.weekday || a.opens.localeCompare(b.opens);
}

/** The week, a line a day; two spans of a day leave a break between them. */
export function HoursField({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const { hours: texts } = unitsTexts.read();
  const spans = value as readonly Span[];
  const set = (next: readonly Span[]) => onChange(next.toSorted(byPlace));
  const monday = spans.filter(({ weekday }) => weekday === 1);
  const [error] = Object.values(errors);
  return (
    <Grid
      as="fieldset"
      gap={4}
      margin={0}
      padding={0}
      className={formCss.many}
      aria-invalid={error !== undefined}
    >
      <Text as="legend" size={13} weight={600}>
        {label}
      </Text>
      {weekdays.map((weekday) => {
        const own = spans.filter((span) => span.weekday === weekday);
        const others = spans.filter((span) => span.weekday !== weekday);
        const change = (index: number, edit: Partial<Span>) =>
          set([...others, ...own.map((span, place) => (place === index ? { ...span, ...edit } : span))]);
        return (
          <Row
            key={weekday}
            gap={12}
            align="center"
            minHeight={44}
            paddingX={0}
            paddingY={3}
            border="bottom"
            className={css.day}
          >
            <Text as="span" flex="none" size={14} className={css.dayName}>
              {texts.days[weekday - 1]}
            </Text>
            <Row wrap rowGap={4} columnGap={12} align="center" flex={1} className={css.spans}>
              {own.length === 0 && (
                <Text as="span" tone="faint" size={14}>
                  {texts.closed}
                </Text>
              )}
              {own.map((span, index) => (
                <SpanFields
                  // oxlint-disable-next-line react/no-array-index-key -- spans of a day have no other name
                  key={index}
                  day={texts.days[weekday - 1] ?? ''}
                  span={span}
                  readOnly={readOnly}
                  onChange={(edit) => change(index, edit)}
                  onRemove={() => set([...others, ...own.filter((_, place) => place !== index)])}
                />
              ))}
            </Row>
            {!readOnly && (
              <Row align="center">
                {own.length < 2 && (
                  <Button
                    kind="quiet"
                    square
                    aria-label={`${texts.days[weekday - 1]}: ${texts.add}`}
                    onPress={() => set([...spans, nextSpan(weekday, own)])}
                  >
                    <Icon of={Plus} size={18} />
                  </Button>
                )}
                {weekday > 1 && monday.length > 0 && own.length === 0 && (
                  <Button
                    kind="quiet"
                    onPress={() => set([...others, ...monday.map((span) => ({ ...span, weekday }))])}
                  >
                    {texts.copy}
                  </Button>
                )}
              </Row>
            )}
          </Row>
        );
      })}
      <Text tone="faint" size={13} className={formCss.hint}>
        {texts.hint}
      </Text>
      {error !== undefined && <FieldError id="hours-error" text={error} />}
    </Grid>
  );
}

/** The usual day, or the afternoon after a morning. */
function nextSpan(weekday: number, own: readonly Span[]): Span {
  return own.length === 0
    ? { weekday, opens: '09:00', closes: '18:00' }
    : { weekday, opens: '19:00', closes: '21:00' };
}

type SpanFieldsProps = {
  day: string;
  span: Span;
  readOnly: boolean;
  onChange: (edit: Partial<Span>) => void;
  onRemove: () => void;
};

function SpanFields({ day, span, readOnly, onChange, onRemove }: SpanFieldsProps) {
  const { hours: texts } = unitsTexts.read();
  return (
    <Text as="span" display="inline-flex" gap={6} align="center">
      <ClockField
        clock={span.opens}
        label={`${day}: ${texts.opens}`}
        readOnly={readOnly}
        onChange={(opens) => onChange({ opens })}
      />
      –
      <ClockField
        clock={span.closes}
        label={`${day}: ${texts.closes}`}
        readOnly={readOnly}
        onChange={(closes) => onChange({ closes })}
      />
      {!readOnly && (
        <Button kind="quiet" square aria-label={`${day}: ${texts.remove}`} onPress={onRemove}>
          <Icon of={X} size={16} />
        </Button>
      )}
    </Text>
  );
}

type ClockFieldProps = { clock: string; label: string; readOnly: boolean; onChange: (clock: string) => void };

/** A time of the clock as text: a browser's own field shows AM and PM to half of the readers, and knows no 24:00. */
function ClockField({ clock, label, readOnly, onChange }: ClockFieldProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      className={classNames(css.time, css.clock)}
      value={clock}
      maxLength={5}
      readOnly={readOnly}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(wholeClock(clock))}
    />
  );
}

/** `9`, `930` and `9.30` mean 09:00 and 09:30; what means nothing stays for the service to refuse. */
function wholeClock(text: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:. ]?(\d{2})?$/.exec(text.trim()) ?? [];
  return hour === '' ? text : `${hour.padStart(2, '0')}:${minute}`;
}
