import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { CircleCheck } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { moveInTexts } from '../screen-words.ts';
import { amountOf, moneyOf, type MoneyLine } from './move-in-figures.ts';
import type { MoveInFileRow } from './move-in-queries.ts';
import css from './money-table.module.css';

/** Sums by currency and side, beside what the sheets say themselves and the difference. */
export function MoneyTable({ files }: { files: readonly MoveInFileRow[] }) {
  const { money } = moveInTexts.read();
  const lines = moneyOf(files);
  if (lines.length === 0) return null;
  return (
    <Panel title={money.title} end={money.each}>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{money.who}</th>
              <th scope="col">{money.here}</th>
              <th scope="col">{money.sheet}</th>
              <th scope="col">{money.difference}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={`${line.side} ${line.currency}`} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <Text tone="soft" size={13} paddingX={20} paddingY={12}>
        {money.stays}
      </Text>
    </Panel>
  );
}

function Line({ line }: { line: MoneyLine }) {
  const { money } = moveInTexts.read();
  const { side, currency, rows, sumMinor, ownTotalMinor, differenceMinor } = line;
  const isOff = differenceMinor !== null && differenceMinor !== 0;
  return (
    <tr data-off={isOff || undefined}>
      <th scope="row">{money[side](rows, formatDecimal(String(rows)))}</th>
      <td className={css.sum}>{formatMoney({ amount: amountOf(sumMinor), currency })}</td>
      <td data-label={money.sheet}>
        {ownTotalMinor === null ? (
          <Text as="span" tone="soft">
            {money.none}
          </Text>
        ) : (
          formatDecimal(amountOf(ownTotalMinor))
        )}
      </td>
      <td data-label={money.difference}>
        {differenceMinor === null ? (
          '—'
        ) : isOff ? (
          formatDecimal(amountOf(differenceMinor))
        ) : (
          <span className={css.same}>
            <Icon of={CircleCheck} size={16} />
            {money.same}
          </span>
        )}
      </td>
    </tr>
  );
}
