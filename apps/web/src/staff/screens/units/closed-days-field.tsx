import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { dateTags } from '@rohi/contract/locales';
import { tajikShortDay, tajikWeekday } from '@rohi/contract/tajik';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { Button } from '../../kit/ui/button.tsx';
import { unitsTexts } from '../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/form-field.module.css';
import css from './units.module.css';
import { shownDate } from '../../../shared/format/shown-date.ts';

const mostDaysAtOnce = 62;

function dayText(day: string): string {
  if (locale === 'tg') return `${tajikShortDay(day)}, ${tajikWeekday(day)}`;
  const format = { timeZone: 'UTC', day: 'numeric', month: 'short', weekday: 'short' } as const;
  return new Intl.DateTimeFormat(dateTags[locale], format).format(new Date(`${day}T00:00:00Z`));
}

/** Every day from one to another, both with it. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < mostDaysAtOnce; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days on which the unit is closed: a week is closed in one go, each day opens again alone. */
export function ClosedDaysField({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const { closed: texts } = unitsTexts.read();
  const id = useId();
  const days = value as readonly string[];
  const today = dushanbeDay(new Date(serverNow()));
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [error] = Object.values(errors);
  const coming = days.filter((day) => day >= today);
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
      {coming.length === 0 ? (
        <Text tone="faint" size={14}>
          {texts.none}
        </Text>
      ) : (
        <Row as="ul" wrap gap={6}>
          {coming.map((day) => (
            <Box
              as="li"
              key={day}
              display="inline-flex"
              gap={2}
              align="center"
              fill="gold-soft"
              radius="small"
              tone="gold"
              size={13}
              weight={600}
              className={css.chip}
            >
              {dayText(day)}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={texts.remove(dayText(day))}
                  onClick={() => onChange(days.filter((each) => each !== day))}
                >
                  <Icon of={X} size={14} />
                </button>
              )}
            </Box>
          ))}
        </Row>
      )}
      {!readOnly && (
        <Row wrap gap={8} align="center" marginTop={6} size={13}>
          <label htmlFor={`${id}from`}>{texts.from}</label>
          <input
            id={`${id}from`}
            type="date"
            {...shownDate('date', from)}
            className={css.time}
            min={today}
            value={from}
            onChange={(event) => {
              setFrom(event.currentTarget.value);
              if (event.currentTarget.value > to) setTo(event.currentTarget.value);
            }}
          />
          <label htmlFor={`${id}to`}>{texts.to}</label>
          <input
            id={`${id}to`}
            type="date"
            {...shownDate('date', to)}
            className={css.time}
            min={from}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button
            isDisabled={from === '' || to === ''}
            onPress={() => onChange([...new Set([...days, ...daysBetween(from, to)])].toSorted())}
          >
            {texts.add}
          </Button>
        </Row>
      )}
      <Text tone="faint" size={13} className={formCss.hint}>
        {texts.hint}
      </Text>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Grid>
  );
}
