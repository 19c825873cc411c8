import { bucketSizeOf, type DayRange } from '@rohi/contract/reports/report-periods';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { formatDateTime } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
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

type Taking = ReplyTo<'GET /reports/money'>['takings'][number];

type TakingsPanelProps = { takings: readonly Taking[]; days: DayRange };

/** What came into drawers and terminals, by the day of the shift, point, clerk and means. */
export function TakingsPanel({ takings, days }: TakingsPanelProps) {
  const words = moneyTexts.read().taken;
  const [open, setOpen] = useState<string>();
  const chosen = takings.find((row) => keyOf(row) === open);
  const columns = [
    words.day,
    words.point,
    words.clerk,
    words.means,
    words.receipts,
    words.sum,
    words.refunds,
  ];
  return (
    <Panel
      title={words.title}
      end={takings.length > 0 && <MoneyFileButton view="taken" what={words.title} days={days} />}
    >
      <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft" size={14} className={css.lead}>
        {takings.length === 0 ? words.none : words.lead}
      </Text>
      {takings.length > 0 && (
        <ScrolledTable label={words.title} columns={columns}>
          <tbody>
            {takings.map((row) => (
              <TakingRow
                key={keyOf(row)}
                row={row}
                isOpen={keyOf(row) === open}
                onToggle={() => setOpen(keyOf(row) === open ? undefined : keyOf(row))}
              />
            ))}
          </tbody>
        </ScrolledTable>
      )}
      {chosen && <TakenList key={open} row={chosen} days={days} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

const keyOf = ({ key, unitId, clerkId, means }: Taking) => `${key} ${unitId} ${clerkId} ${means}`;

function nameOf({ key, unit, clerk, means }: Taking): string {
  return [fullBucket(bucketSizeOf(key), key), unit, clerk, moneyTexts.read().taken.names[means]].join(', ');
}

type TakingRowProps = { row: Taking; isOpen: boolean; onToggle: () => void };

function TakingRow({ row, isOpen, onToggle }: TakingRowProps) {
  const { key, unit, clerk, means, taken, refunded } = row;
  return (
    <tr>
      <th scope="row">{fullBucket(bucketSizeOf(key), key)}</th>
      <td>{unit}</td>
      <td>{clerk}</td>
      <td>{moneyTexts.read().taken.names[means]}</td>
      <td>
        <CountButton
          count={taken.count + refunded.count}
          what={nameOf(row)}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      </td>
      <td>{formatMoney(taken.amount)}</td>
      <td>{refunded.count > 0 && formatMoney(refunded.amount)}</td>
    </tr>
  );
}

function TakenList({ row, days, onClose }: { row: Taking; days: DayRange; onClose: () => void }) {
  const words = moneyTexts.read().taken;
  const { key, unitId, clerkId, means } = row;
  const { answer, rowsOf, more } = usePages(['taken', keyOf(row), days], (page, signal) => {
    const range = daysOfBucket(bucketSizeOf(key), key, days) ?? days;
    const query = { ...page, ...range, unitId: String(unitId), clerkId, means };
    return call('GET /reports/money/taken', { query, quiet: true, signal });
  });
  const columns = [words.receipt, words.at, moneyTexts.read().unpaid.customer, words.what, words.sum];
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
                {rows.map(({ receiptNumber, customerCode, at, kind, amount }) => (
                  <tr key={`${receiptNumber} ${at} ${kind}`}>
                    <th scope="row">{receiptNumber}</th>
                    <td>{formatDateTime(at)}</td>
                    <td>
                      <RecordLink to="customers" id={customerCode} />
                    </td>
                    <td>{words.whats[kind]}</td>
                    <td>{formatMoney(amount)}</td>
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
