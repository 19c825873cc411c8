import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { formatMonthDay } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { ScrolledTable } from '../scrolled-table.tsx';
import { CountButton, ListFoot } from './list-buttons.tsx';
import { moneyTexts } from '../../screen-words.ts';
import { usePages } from './pages-of.ts';
import { Text } from '../../../../shared/ui/primitives.tsx';
import tableCss from '../bucket-table.module.css';
import css from './money-panels.module.css';

type Arrivals = ReplyTo<'GET /reports/money/arrivals'>;
type Arrival = Arrivals['list'][number];

/** What will be due when trips arrive, by trip and point. */
export function ArrivalsPanel() {
  const answer = useQuery({
    queryKey: ['reports', 'money', 'arrivals'],
    queryFn: ({ signal }) => call('GET /reports/money/arrivals', { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  return <Answered answer={answer}>{(arrivals) => <Arriving arrivals={arrivals} />}</Answered>;
}

const keyOf = ({ trip, unitId }: Arrival) => `${trip} ${unitId}`;

function Arriving({ arrivals: { list, total } }: { arrivals: Arrivals }) {
  const words = moneyTexts.read().arrivals;
  const [open, setOpen] = useState<string>();
  const chosen = list.find((row) => keyOf(row) === open);
  const columns = [words.trip, words.day, words.point, words.parcels, words.customers, words.sum];
  return (
    <Panel title={words.title}>
      <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft" size={14} className={css.lead}>
        {list.length === 0 ? words.none : words.lead}
      </Text>
      {list.length > 0 && (
        <ScrolledTable label={words.title} columns={columns}>
          <tbody>
            {list.map((row) => (
              <ArrivalRow
                key={keyOf(row)}
                row={row}
                isOpen={keyOf(row) === open}
                onToggle={() => setOpen(keyOf(row) === open ? undefined : keyOf(row))}
              />
            ))}
          </tbody>
          <tfoot>
            <tr className={tableCss.total}>
              <th scope="row" colSpan={columns.length - 1}>
                {words.total}
              </th>
              <td>{formatMoney(total)}</td>
            </tr>
          </tfoot>
        </ScrolledTable>
      )}
      {chosen && <ArrivingList key={open} row={chosen} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

type ArrivalRowProps = { row: Arrival; isOpen: boolean; onToggle: () => void };

function ArrivalRow({ row, isOpen, onToggle }: ArrivalRowProps) {
  const words = moneyTexts.read().arrivals;
  const { trip, plannedArrivalDay, unit, parcels, customers, unpriced, amount } = row;
  return (
    <tr>
      <th scope="row">
        <RecordLink to="trips" id={trip} />
      </th>
      <td>{plannedArrivalDay !== null && formatMonthDay(plannedArrivalDay)}</td>
      <td>{unit ?? words.noPoint}</td>
      <td>
        <CountButton count={parcels} what={nameOf(row)} isOpen={isOpen} onToggle={onToggle} />
        {unpriced > 0 && ` ${words.unpriced(unpriced)}`}
      </td>
      <td>{customers}</td>
      <td>{formatMoney(amount)}</td>
    </tr>
  );
}

function nameOf({ trip, unit }: Arrival): string {
  return [trip, unit ?? moneyTexts.read().arrivals.noPoint].join(', ');
}

function ArrivingList({ row, onClose }: { row: Arrival; onClose: () => void }) {
  const words = moneyTexts.read();
  const { trip, unitId } = row;
  const { answer, rowsOf, more } = usePages(['arrivals', keyOf(row)], (page, signal) => {
    const query = { ...page, trip, unitId: String(unitId ?? 0) };
    return call('GET /reports/money/arrivals/charges', { query, quiet: true, signal });
  });
  const title = words.arrivals.list(nameOf(row));
  const columns = [words.unpaid.customer, words.unpaid.parcel, words.unpaid.kind, words.arrivals.sum];
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
              {title}
            </Text>
            <ScrolledTable label={title} columns={columns}>
              <tbody>
                {rows.map(({ customerCode, trackingCode, kind, owed }) => (
                  <tr key={`${trackingCode} ${kind}`}>
                    <th scope="row">
                      <RecordLink to="customers" id={customerCode} />
                    </th>
                    <td>
                      <RecordLink to="parcels" id={trackingCode} />
                    </td>
                    <td>{words.unpaid.kinds[kind]}</td>
                    <td>{formatMoney(owed)}</td>
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
