import { bucketSizeOf, type DayRange } from '@rohi/contract/reports/report-periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { formatDateTime } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { daysOfBucket } from '../order-links.ts';
import { fullBucket } from '../range-text.ts';
import { ScrolledTable } from '../scrolled-table.tsx';
import { CountButton, ListFoot } from './list-buttons.tsx';
import { MoneyFileButton } from './money-file-button.tsx';
import { moneyTexts } from '../../screen-words.ts';
import { usePages } from './pages-of.ts';
import { Text } from '../../../../shared/ui/primitives.tsx';
import css from './money-panels.module.css';

type Clerk = ReplyTo<'GET /reports/money/differences'>['list'][number];
type Pair = Clerk['missing'];

/** What the drawers of each clerk differed by, over time. */
export function DifferencesPanel({ from, to }: DayRange) {
  const answer = useQuery({
    queryKey: ['reports', 'money', 'differences', from, to],
    queryFn: ({ signal }) =>
      call('GET /reports/money/differences', { query: { from, to }, quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answered answer={answer}>
      {({ list }) => <ClerksPanel key={`${from} ${to}`} list={list} days={{ from, to }} />}
    </Answered>
  );
}

const keyOf = ({ key, unitId, clerkId }: Clerk) => `${key} ${unitId} ${clerkId}`;

const nameOf = ({ key, unit, clerk }: Clerk) => [fullBucket(bucketSizeOf(key), key), unit, clerk].join(', ');

/** Sums in the currencies that have one. */
function sumsOf({ TJS, USD }: Pair): string {
  const sums = [
    { amount: TJS, currency: 'TJS' },
    { amount: USD, currency: 'USD' },
  ] as const;
  return sums
    .filter(({ amount }) => amount !== '0.00')
    .map(formatMoney)
    .join(', ');
}

function ClerksPanel({ list, days }: { list: readonly Clerk[]; days: DayRange }) {
  const { differences: words, taken } = moneyTexts.read();
  const [open, setOpen] = useState<string>();
  const chosen = list.find((row) => keyOf(row) === open);
  const columns = [
    ...[taken.day, taken.point, taken.clerk, words.shifts],
    ...[words.differing, words.missing, words.surplus],
  ];
  return (
    <Panel
      title={words.title}
      end={list.length > 0 && <MoneyFileButton view="differences" what={words.title} days={days} />}
    >
      <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft" size={14} className={css.lead}>
        {list.length === 0 ? words.none : words.lead}
      </Text>
      {list.length > 0 && (
        <ScrolledTable label={words.title} columns={columns}>
          <tbody>
            {list.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{fullBucket(bucketSizeOf(row.key), row.key)}</th>
                <td>{row.unit}</td>
                <td>{row.clerk}</td>
                <td>
                  <CountButton
                    count={row.shifts}
                    what={nameOf(row)}
                    isOpen={keyOf(row) === open}
                    onToggle={() => setOpen(keyOf(row) === open ? undefined : keyOf(row))}
                  />
                </td>
                <td>{row.differing}</td>
                <td>{sumsOf(row.missing)}</td>
                <td>{sumsOf(row.surplus)}</td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
      {chosen && <ShiftList key={open} row={chosen} days={days} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function ShiftList({ row, days, onClose }: { row: Clerk; days: DayRange; onClose: () => void }) {
  const { differences: words } = moneyTexts.read();
  const { key, unitId, clerkId } = row;
  const { answer, rowsOf, more } = usePages(['differences', keyOf(row), days], (page, signal) => {
    const range = daysOfBucket(bucketSizeOf(key), key, days) ?? days;
    const query = { ...page, ...range, unitId: String(unitId), clerkId };
    return call('GET /reports/money/differences/shifts', { query, quiet: true, signal });
  });
  const columns = [words.closed, words.drawer, words.difference, words.reason, words.confirmedBy];
  return (
    <Answered answer={answer}>
      {(data) => {
        const { rows, left } = rowsOf(data);
        return (
          <>
            <Text
              as="h3"
              paddingX={20}
              paddingTop={16}
              paddingBottom={8}
              size={15}
              weight={600}
              className={css.head}
            >
              {words.list(nameOf(row))}
            </Text>
            <ScrolledTable label={words.list(nameOf(row))} columns={columns}>
              <tbody>
                {rows.map(({ shiftId, closedAt, drawer, difference, reason, note, confirmedBy }) => (
                  <tr key={shiftId}>
                    <th scope="row">{formatDateTime(closedAt)}</th>
                    <td>{drawer}</td>
                    <td>{sumsOf(difference) || words.agrees}</td>
                    <td>{[reason && words.reasons[reason], note].filter(Boolean).join('. ')}</td>
                    <td>{confirmedBy}</td>
                  </tr>
                ))}
              </tbody>
            </ScrolledTable>
            <ListFoot left={left} isLoading={more.isLoading} onMore={more.ask} onClose={onClose} />
          </>
        );
      }}
    </Answered>
  );
}
