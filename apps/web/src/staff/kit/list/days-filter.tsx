import { addDays, dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { formatDay } from '../../../shared/format/dates.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { dayKeys, type ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import menuCss from '../ui/menu.module.css';
import css from './list-filters.module.css';
import { shownDate } from '../../../shared/format/shown-date.ts';

type Days = Partial<Record<(typeof dayKeys)[number], string | undefined>>;

/** Days of Dushanbe from–to, both with them; either end may stay open. */
export function DaysFilter({ label, address }: { label: string; address: ListAddress }) {
  const { days: words } = listWords.read();
  const { state, go } = address;
  const days: Days = { from: state.filters['from'], to: state.filters['to'] };
  const choose = (next: Days) => {
    const { from: _from, to: _to, ...others } = state.filters;
    go({ filters: { ...others, ...withDays(next) } });
  };
  const [today] = useState(() => dushanbeDay(new Date()));
  const usual = [
    [words.today, { from: today, to: today }],
    [words.yesterday, { from: addDays(today, -1), to: addDays(today, -1) }],
    [words.lastDays(7), { from: addDays(today, -6), to: today }],
    [words.lastDays(30), { from: addDays(today, -29), to: today }],
  ] as const;
  const chosen = rangeText(days);
  return (
    <DialogTrigger>
      <Button className={classNames(css.filter, chosen !== undefined && css.chosen)}>
        <Icon of={CalendarDays} size={16} />
        <Text as="span" tone="soft">
          {label}
        </Text>
        {chosen !== undefined && (
          <Text as="span" tone="lapis" weight={600}>
            {chosen}
          </Text>
        )}
      </Button>
      <Popover className={menuCss.popover ?? ''}>
        <Dialog className={css.days ?? ''} aria-label={label}>
          {({ close }) => (
            <>
              <Grid columns={2} gap={4}>
                {usual.map(([name, range]) => (
                  <Button
                    key={name}
                    kind="quiet"
                    onPress={() => {
                      choose(range);
                      close();
                    }}
                  >
                    {name}
                  </Button>
                ))}
              </Grid>
              <Grid columns={2} gap={8} className={css.ends}>
                {dayKeys.map((key) => (
                  <Grid as="label" gap={4} tone="soft" size={13} key={key}>
                    {words[key]}
                    <input
                      type="date"
                      {...shownDate('date', days[key] ?? '')}
                      value={days[key] ?? ''}
                      min={key === 'to' ? days.from : undefined}
                      max={key === 'from' ? days.to : undefined}
                      onChange={(event) => choose(inOrder(days, key, event.currentTarget.value))}
                    />
                  </Grid>
                ))}
              </Grid>
              <Text tone="faint" size={13}>
                {listWords.read().form.dushanbe}
              </Text>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The days with another end; the end that it has passed goes along. */
function inOrder(days: Days, key: keyof Days, day: string): Days {
  const next = { ...days, [key]: day };
  const { from = '', to = '' } = next;
  return from !== '' && to !== '' && from > to ? { from: day, to: day } : next;
}

/** Ends that are days; one that is half typed is left out. */
function withDays(days: Days): Record<string, string> {
  return Object.fromEntries(
    dayKeys.flatMap((key) => {
      const day = days[key];
      return day !== undefined && isDay(day) ? [[key, day]] : [];
    }),
  );
}

/** `20 нояб. — 22 нояб.`, with an open end as a dash alone; undefined for all days. */
function rangeText({ from, to }: Days): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === to && from !== undefined) return formatDay(from);
  return `${from === undefined ? '…' : formatDay(from)} – ${to === undefined ? '…' : formatDay(to)}`;
}
