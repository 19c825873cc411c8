import type { DayRange } from '@rohi/contract/reports/report-periods';
import type { UnpaidAge } from '@rohi/contract/reports/unpaid-ages';
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
import { MoneyFileButton } from './money-file-button.tsx';
import { moneyTexts } from '../../screen-words.ts';
import { usePages } from './pages-of.ts';
import { Row, Text } from '../../../../shared/ui/primitives.tsx';
import tableCss from '../bucket-table.module.css';
import css from './money-panels.module.css';

type Unpaid = ReplyTo<'GET /reports/money'>['unpaid'];

type UnpaidPanelProps = { unpaid: Unpaid; days: DayRange };

/** What is owed and unpaid, by how long it has been due. */
export function UnpaidPanel({ unpaid: { day, ages, total }, days }: UnpaidPanelProps) {
  const words = moneyTexts.read().unpaid;
  const [open, setOpen] = useState<UnpaidAge>();
  if (total.count === 0)
    return (
      <Panel title={words.title}>
        <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft" size={14} className={css.lead}>
          {words.none}
        </Text>
      </Panel>
    );
  return (
    <Panel title={words.title} end={words.until(formatMonthDay(day))}>
      <ScrolledTable label={words.title} columns={[words.age, words.charges, words.owed]}>
        <tbody>
          {ages.map(({ age, count, amount }) => (
            <tr key={age}>
              <th scope="row">{words.ages[age]}</th>
              <td>
                <CountButton
                  count={count}
                  what={words.ages[age]}
                  isOpen={open === age}
                  onToggle={() => setOpen(open === age ? undefined : age)}
                />
              </td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={tableCss.total}>
            <th scope="row">{words.total}</th>
            <td>{total.count}</td>
            <td>{formatMoney(total.amount)}</td>
          </tr>
        </tfoot>
      </ScrolledTable>
      <Row wrap gap={8} paddingX={20} paddingTop={12} paddingBottom={16} className={css.foot}>
        <MoneyFileButton view="unpaid" what={words.title} days={days} />
      </Row>
      {open !== undefined && <UnpaidList key={open} age={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function UnpaidList({ age, onClose }: { age: UnpaidAge; onClose: () => void }) {
  const words = moneyTexts.read().unpaid;
  const { answer, rowsOf, more } = usePages(['unpaid', age], (page, signal) =>
    call('GET /reports/money/unpaid', { query: { ...page, age }, quiet: true, signal }),
  );
  const columns = [words.parcel, words.customer, words.kind, words.days, words.owed];
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
              {words.list(words.ages[age])}
            </Text>
            <ScrolledTable label={words.list(words.ages[age])} columns={columns}>
              <tbody>
                {rows.map(({ chargeId, trackingCode, customerCode, kind, days, owed }) => (
                  <tr key={chargeId}>
                    <th scope="row">
                      <RecordLink to="parcels" id={trackingCode} />
                    </th>
                    <td>
                      <RecordLink to="customers" id={customerCode} />
                    </td>
                    <td>{words.kinds[kind]}</td>
                    <td>{days}</td>
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
