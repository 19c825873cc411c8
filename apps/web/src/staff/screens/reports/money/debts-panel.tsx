import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { formatDate } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { Text } from '../../../../shared/ui/primitives.tsx';
import { moneyTexts } from '../../screen-words.ts';
import { ScrolledTable } from '../scrolled-table.tsx';
import { CountButton, ListFoot } from './list-buttons.tsx';
import { usePages } from './pages-of.ts';

type Debts = ReplyTo<'GET /reports/money'>['debts'];
type DebtCurrency = Debts[number]['currency'];

/** What is owed from before the move-in, each currency by itself; nothing where nothing is. */
export function DebtsPanel({ debts }: { debts: Debts }) {
  const { debts: words } = moneyTexts.read();
  const [open, setOpen] = useState<DebtCurrency>();
  if (debts.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ScrolledTable label={words.title} columns={[words.currency, words.count, words.owed]}>
        <tbody>
          {debts.map(({ currency, count, amount }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>
                <CountButton
                  count={count}
                  what={currency}
                  isOpen={open === currency}
                  onToggle={() => setOpen(open === currency ? undefined : currency)}
                />
              </td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      {open !== undefined && <DebtList key={open} currency={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function DebtList({ currency, onClose }: { currency: DebtCurrency; onClose: () => void }) {
  const { debts: words } = moneyTexts.read();
  const { answer, rowsOf, more } = usePages(['debts', currency], (page, signal) =>
    call('GET /reports/money/debts', { query: { ...page, currency }, quiet: true, signal }),
  );
  return (
    <Answered answer={answer}>
      {(data) => {
        const { rows, left } = rowsOf(data);
        return (
          <>
            <Text as="h3" paddingX={20} paddingTop={16} paddingBottom={8} size={15} weight={600}>
              {words.list(currency)}
            </Text>
            <ScrolledTable
              label={words.list(currency)}
              columns={[words.customer, words.day, words.note, words.owed]}
            >
              <tbody>
                {rows.map(({ chargeId, customerCode, day, words: note, owed }) => (
                  <tr key={chargeId}>
                    <th scope="row">
                      <RecordLink to="customers" id={customerCode} />
                    </th>
                    <td>{formatDate(day)}</td>
                    <td>{note}</td>
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
