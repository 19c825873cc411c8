import { dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import { reportWindow } from '@rohi/contract/reports/report-periods';
import type { DayRange, ReportPeriod } from '@rohi/contract/reports/report-periods';
import { useId, useState } from 'react';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import type { ReportedPeriod } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { isRange, monthBefore, monthSoFar } from './report-period.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './period-choice.module.css';
import { shownDate } from '../../../shared/format/shown-date.ts';

type Preset = ReportPeriod | 'thisMonth' | 'lastMonth';
type Months = Record<'thisMonth' | 'lastMonth', DayRange>;
type PeriodChoiceProps = { period: ReportedPeriod; onChoose: (next: ReportedPeriod) => void };

/** Which days a report is of: a usual period by one press, or any first and last day. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { period: words, range } = reportsTexts.read();
  const now = new Date(serverNow());
  const today = dushanbeDay(now);
  const months: Months = { thisMonth: monthSoFar(today), lastMonth: monthBefore(today) };
  const { from, to } = typeof period === 'string' ? reportWindow(period, now) : period;
  return (
    <Row wrap rowGap={10} columnGap={20} align="center">
      <Segmented<Preset>
        label={words.label}
        value={presetOf(period, months)}
        options={[
          { value: 'day', label: words.names.day },
          { value: 'week', label: words.names.week },
          { value: 'month', label: words.names.month },
          { value: 'thisMonth', label: range.thisMonth },
          { value: 'lastMonth', label: range.lastMonth },
          { value: 'year', label: words.names.year },
        ]}
        onChange={(next) => onChoose(next === 'thisMonth' || next === 'lastMonth' ? months[next] : next)}
      />
      <DayFields days={{ from, to }} today={today} onChoose={onChoose} />
    </Row>
  );
}

/** The preset that these days are, if they are one. */
function presetOf(period: ReportedPeriod, { thisMonth, lastMonth }: Months): Preset | undefined {
  if (typeof period === 'string') return period;
  if (areSame(period, lastMonth)) return 'lastMonth';
  return areSame(period, thisMonth) ? 'thisMonth' : undefined;
}

function areSame(a: DayRange, b: DayRange): boolean {
  return a.from === b.from && a.to === b.to;
}

type DayFieldsProps = { days: DayRange; today: string; onChoose: (next: DayRange) => void };

/** First and last day. A date is typed part by part, so only days that make sense together are chosen. */
function DayFields({ days, today, onChoose }: DayFieldsProps) {
  const { range } = reportsTexts.read();
  const faultId = useId();
  const [draft, setDraft] = useState(days);
  const [seen, setSeen] = useState(days);
  if (!areSame(seen, days)) {
    setSeen(days);
    setDraft(days);
  }
  const change = (next: DayRange) => {
    setDraft(next);
    if (isRange(next)) onChoose(next);
  };
  const isWrong = isDay(draft.from) && isDay(draft.to) && !isRange(draft);
  return (
    <Row wrap rowGap={8} columnGap={10} align="center" className={css.days}>
      {(['from', 'to'] as const).map((end) => (
        <Row
          as="label"
          key={end}
          gap={8}
          align="center"
          tone="soft"
          size={13}
          weight={600}
          className={css.day}
        >
          <span>{range[end]}</span>
          <input
            type="date"
            {...shownDate('date', draft[end])}
            value={draft[end]}
            max={today}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? faultId : undefined}
            onChange={(event) => change({ ...draft, [end]: event.currentTarget.value })}
          />
        </Row>
      ))}
      {isWrong && (
        <Text id={faultId} role="alert" tone="danger" size={13} className={css.wrong}>
          {range.wrong}
        </Text>
      )}
    </Row>
  );
}
