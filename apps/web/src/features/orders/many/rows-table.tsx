import { useState } from 'react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { RemarkList, type RowRemark } from '../../../shared/files/remark-list.tsx';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ordersTexts, manyTexts } from '../orders-words.ts';
import { pointText } from '../rules/point-text.ts';
import { shortWeight } from '../rules/weight-text.ts';
import type { DeclaredRow, Remark } from './declared-file.ts';
import { laterOf } from './later-note.ts';
import { Box, Grid, Row as Flex, Text } from '../../../shared/ui/primitives.tsx';
import css from './rows-table.module.css';

/** What stands in the cell is named where it could not be understood and so shows nowhere else. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'codeTwice',
  'codeOwn',
  'codeTaken',
  'goodsForbidden',
  'goodsAskFirst',
]);

function remarkOf({ column, value, error, msg, orderCode }: Remark): RowRemark {
  const { names, row } = manyTexts.read();
  const quoted = value === '' || shownElsewhere.has(error) ? '' : row.quoted(value);
  return {
    key: `${column} ${error}`,
    cell: column === null ? '' : names[column] + quoted + row.colon,
    text: (
      <>
        {msg}
        {orderCode !== undefined && (
          <>
            {' '}
            <a href={hrefOf('orderManagement', { order: orderCode })}>{row.openOrder(orderCode)}</a>
          </>
        )}
      </>
    ),
  };
}

/** Places, weight and value as far as the row says them. */
function figuresOf({ places, weightKg, value }: DeclaredRow): string {
  const { row } = manyTexts.read();
  const { units } = ordersTexts.read();
  return [
    ...(places === null ? [] : [row.places(places)]),
    ...(weightKg === null ? [] : [`${formatDecimal(shortWeight(weightKg))}\u00a0${units.kg}`]),
    ...(value === null ? [] : [`${formatDecimal(value.amount)}\u00a0${value.currency}`]),
  ].join(' · ');
}

/** What the ready rows lack can be given later: said once, with what it is where all lack the same. */
function Later({ later }: { later: ReturnType<typeof laterOf> }) {
  const { check } = manyTexts.read();
  if (later === undefined) return null;
  return (
    <Text marginTop={12} tone="soft">
      {later.everywhere === undefined ? check.later : check.laterInAll(later.everywhere)}
    </Text>
  );
}

/** `said` stands above the table already. */
type SaidProps = { row: DeclaredRow; said: string | undefined };

function State({ row: { problems, notes }, said }: SaidProps) {
  const { row: texts } = manyTexts.read();
  // What can be added later is no matter while something must be mended first.
  const [marks, kind] =
    problems.length > 0
      ? [problems, 'problem' as const]
      : [notes.filter(({ msg }) => msg !== said), 'note' as const];
  return (
    <>
      {problems.length === 0 && (
        <ToneLabel tone="green" className={css.good}>
          {texts.good}
        </ToneLabel>
      )}
      {marks.length > 0 && <RemarkList remarks={marks.map(remarkOf)} kind={kind} />}
    </>
  );
}

function Row({ row, said }: SaidProps) {
  const { row: texts } = manyTexts.read();
  const { index, orderGroup, trackingCode, goods, recipientName, recipientPhone, pickupPoint, problems } =
    row;
  const wrongCode = problems.find(({ column }) => column === 'trackingCode')?.value;
  const recipient = [recipientName, recipientPhone].filter((text) => text !== null).join(comma);
  return (
    <Grid as="tr" className={css.row} data-wrong={problems.length > 0 || undefined}>
      <th scope="row" className={css.index}>
        <span>{texts.number(index)}</span>
        {orderGroup !== null && (
          <Text as="span" display="block" tone="soft" size={14} weight={400}>
            {texts.group(orderGroup)}
          </Text>
        )}
      </th>
      <td className={css.code}>
        {trackingCode ?? (
          <Text as="span" tone="faint" weight={400}>
            {wrongCode || texts.noCode}
          </Text>
        )}
      </td>
      <td className={css.goods}>{goods ?? '—'}</td>
      <td className={css.figures}>{figuresOf(row) || '—'}</td>
      <td className={css.recipient}>
        {recipient !== '' && (
          <Text as="span" display="block">
            {recipient}
          </Text>
        )}
        {pickupPoint && (
          <Text display="block" as="span" tone="soft">
            {pointText(pickupPoint, locale)}
          </Text>
        )}
      </td>
      <td className={css.state}>
        <State row={row} said={said} />
      </td>
    </Grid>
  );
}

const rowsAtOnce = 50;
const filters = ['all', 'wrong', 'good'] as const;
type Filter = (typeof filters)[number];

function Filters({ counts, filter, onFilter }: FiltersProps) {
  const { check } = manyTexts.read();
  return (
    <Flex role="group" aria-label={check.filter} wrap gap={8} marginTop={16}>
      {filters.map((each) => (
        <Box
          as="button"
          key={each}
          type="button"
          minHeight={44}
          paddingX={16}
          paddingY={6}
          fill="surface"
          tone="ink"
          className={css.filter}
          aria-pressed={each === filter}
          onClick={() => onFilter(each)}
        >
          {check.filters[each]}{' '}
          <Text as="span" weight={400} digits className={css.count}>
            {counts[each]}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}

type FiltersProps = { counts: Record<Filter, number>; filter: Filter; onFilter: (filter: Filter) => void };

/** The rows of a file with all that is to be said of each; the styles make cards of them on a phone. */
export function RowsTable({ rows }: { rows: readonly DeclaredRow[] }) {
  const { columns, row: texts } = manyTexts.read();
  // What is to be mended comes before what is ready.
  const [chosen, setFilter] = useState<Filter>('wrong');
  const [most, setMost] = useState(rowsAtOnce);
  const wrong = rows.filter(({ problems }) => problems.length > 0).length;
  const counts = { all: rows.length, wrong, good: rows.length - wrong };
  // Where all rows are alike there is nothing to choose from.
  const isMixed = wrong > 0 && wrong < rows.length;
  const filter = isMixed ? chosen : 'all';
  const fitting = rows.filter(
    ({ problems }) => filter === 'all' || problems.length > 0 === (filter === 'wrong'),
  );
  const left = fitting.length - most;
  const later = laterOf(rows);
  return (
    <>
      {isMixed && <Filters counts={counts} filter={filter} onFilter={setFilter} />}
      <Later later={later} />
      <Box as="table" display="block" wide marginTop={12} className={css.table}>
        <thead className={css.head}>
          <Grid as="tr" className={css.row}>
            {(['row', 'code', 'goods', 'figures', 'recipient', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </Grid>
        </thead>
        <tbody className={css.body}>
          {fitting.slice(0, most).map((row) => (
            <Row key={row.index} row={row} said={later?.everywhere} />
          ))}
        </tbody>
      </Box>
      {left > 0 && (
        <Button kind="soft" className={css.more} onClick={() => setMost(most + rowsAtOnce)}>
          {texts.more(Math.min(left, rowsAtOnce))}
        </Button>
      )}
    </>
  );
}
