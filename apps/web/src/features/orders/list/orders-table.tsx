import { ChevronRight } from 'lucide-react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { OrderLine } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { writeListState } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';
import { pointText } from '../rules/point-text.ts';
import { shortWeight } from '../rules/weight-text.ts';
import { StageLabel } from '../stage-label.tsx';
import css from './orders-table.module.css';

function Weight({ weightKg }: Pick<OrderLine, 'weightKg'>) {
  const { list, units } = ordersTexts.read();
  if (weightKg !== null) return `${formatDecimal(shortWeight(weightKg))}\u00a0${units.kg}`;
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{list.notWeighed}</span>
    </>
  );
}

function Row({ state, line }: { state: ListState; line: OrderLine }) {
  const { list } = ordersTexts.read();
  const { code, createdAt, pickupPoint, weightKg, status, stageName } = line;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.code}>
        <a href={hrefOf('orderManagement', { ...writeListState(state), order: code })} className={css.link}>
          {code}
        </a>
      </th>
      <td className={css.time}>{formatDateTime(createdAt)}</td>
      <td className={css.point}>{pickupPoint ? pointText(pickupPoint, locale) : list.noPoint}</td>
      <td className={css.weight}>
        <Weight weightKg={weightKg} />
      </td>
      <td className={css.status}>
        <StageLabel status={status} name={stageName} />
        <Icon of={ChevronRight} className={css.more} />
      </td>
    </tr>
  );
}

/** The orders of one page; the styles make cards of the rows on a phone. */
export function OrdersTable({ state, lines }: { state: ListState; lines: readonly OrderLine[] }) {
  const { columns } = ordersTexts.read().list;
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr className={css.row}>
          {(['code', 'time', 'point', 'weight', 'status'] as const).map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {lines.map((line) => (
          <Row key={line.code} state={state} line={line} />
        ))}
      </tbody>
    </table>
  );
}
