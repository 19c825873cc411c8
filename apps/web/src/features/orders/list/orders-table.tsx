import { ChevronRight } from 'lucide-react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useParcelName } from '../../../shared/parcel-name/given-names.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { OrderLine, OrderParts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { writeListState } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';
import { TickBox } from './tick-box.tsx';
import type { Ticked } from './use-ticked.ts';
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

type RemarkProps = { line: OrderLine; problem: string | undefined };

/**
 * What is wrong with an order, or what it lacks, in words of its own under the stage; not again what its headline says.
 */
function Remark({ line: { headline, value, canChange }, problem }: RemarkProps) {
  const { list } = ordersTexts.read();
  if (problem !== undefined) return problem !== headline && <span className={css.problem}>{problem}</span>;
  return value === null && canChange ? <span className={css.lacking}>{list.noValue}</span> : null;
}

type RowProps = {
  state: ListState;
  line: OrderLine;
  ticked: Ticked;
  problemNames: OrderParts['problemNames'];
};

function Row({ state, line, ticked, problemNames }: RowProps) {
  const { list } = ordersTexts.read();
  const { code, createdAt, goods, firstCode, parcels, pickupPoint, weightKg, status, stageName, headline } =
    line;
  const name = useParcelName(firstCode ?? '', line.firstName);
  const isTicked = ticked.has(code);
  const [problem] = line.problems.map((each) => problemNames[each]);
  return (
    <tr className={css.row} data-ticked={isTicked || undefined}>
      <td className={css.tick}>
        <TickBox
          label={list.tick(`${goods ?? ''} ${code}`.trim())}
          checked={isTicked}
          onToggle={() => ticked.toggle(line)}
        />
      </td>
      <th scope="row" className={css.code}>
        <span className={css.goods}>{goods ?? list.noGoods}</span>
        <span className={css.codes}>
          <a href={hrefOf('orderManagement', { ...writeListState(state), order: code })} className={css.link}>
            {code}
          </a>
          {firstCode !== null && <span className={css.first}>{firstCode}</span>}
          {name !== null && <bdi className={css.name}>{name}</bdi>}
          {parcels > 1 && <b>+{parcels - 1}</b>}
        </span>
      </th>
      <td className={css.time}>{formatDateTime(createdAt)}</td>
      <td className={css.point}>{pickupPoint ? pointText(pickupPoint, locale) : list.noPoint}</td>
      <td className={css.weight}>
        <Weight weightKg={weightKg} />
      </td>
      <td className={css.status}>
        <span>
          <span className={classNames(css.headline, headline === problem && css.problem)}>{headline}</span>
          <StageLabel status={status} name={stageName} />
          <Remark line={line} problem={problem} />
        </span>
        <Icon of={ChevronRight} className={css.more} />
      </td>
    </tr>
  );
}

type TableProps = Omit<RowProps, 'line'> & { lines: readonly OrderLine[] };

/** The orders of one page; the styles make cards of the rows on a phone. */
export function OrdersTable({ state, lines, ticked, problemNames }: TableProps) {
  const { list } = ordersTexts.read();
  const { columns } = list;
  const count = lines.filter(({ code }) => ticked.has(code)).length;
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr className={css.row}>
          <td className={css.tick}>
            <TickBox
              label={list.tickPage}
              checked={count === lines.length}
              mixed={count > 0}
              onToggle={() => ticked.toggleAll(lines)}
            />
          </td>
          {(['code', 'time', 'point', 'weight', 'status'] as const).map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {lines.map((line) => (
          <Row key={line.code} state={state} line={line} ticked={ticked} problemNames={problemNames} />
        ))}
      </tbody>
    </table>
  );
}
