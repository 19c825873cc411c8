import { Download } from 'lucide-react';
import { useState } from 'react';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ReplyTo } from '../../shared/api/calls.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { saveDownload } from '../../shared/files/save-download.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { formatMonth, formatMonthDay } from '../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { serverNow } from '../../shared/session/session-state.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Missing } from '../../shared/ui/card.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { balanceTexts } from './balance-words.ts';
import { saveReceipt, type Receipt } from './receipts-card.tsx';
import { daysOfMonth, monthsUpTo } from './rules/months.ts';
import { Box, Row } from '../../shared/ui/primitives.tsx';
import css from './balance.module.css';

type Statement = ReplyTo<'GET /profile/statement'>;
type Line = Statement['lines'][number];

const monthsShown = 24;
const linesAtFirst = 25;

/** What happened in a month, the newest first, and the same as files. */
export function StatementCard({ receipts }: { receipts: readonly Receipt[] }) {
  const { statement: words } = balanceTexts.read();
  const [firstDay, setFirstDay] = useState<string | null>(null);
  const months = monthsUpTo(dushanbeDay(new Date(serverNow())), monthsShown, firstDay ?? undefined);
  const [month, setMonth] = useState(months[0] ?? '');
  const days = daysOfMonth(month);
  const answer = useAnswer('GET /profile/statement', { query: days });
  // While another month is on its way those that can be chosen stay.
  if (answer.data !== undefined && answer.data.firstDay !== firstDay) setFirstDay(answer.data.firstDay);
  const { run, busy } = useSubmit();
  const save = (format: 'pdf' | 'xlsx') =>
    void run(() =>
      saveDownload(
        'GET /profile/statement/file',
        { query: { ...days, format } },
        `statement-${month}.${format}`,
      ),
    );
  return (
    <Card title={words.title} className={css.later}>
      <Box marginBottom={12} className={css.tools}>
        <SelectField
          name="month"
          label={words.month}
          value={month}
          error={undefined}
          onText={setMonth}
          onBlur={() => {}}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {formatMonth(each)}
            </option>
          ))}
        </SelectField>
        {(['pdf', 'xlsx'] as const).map((format) => (
          <Button key={format} kind="outline" aria-disabled={busy || undefined} onClick={() => save(format)}>
            <Icon of={Download} size={18} />
            {words[format]}
          </Button>
        ))}
      </Box>
      {answer.state === 'ready' && answer.of.query.from === days.from ? (
        <Lines key={month} statement={answer.data} receipts={receipts} />
      ) : (
        <Missing answer={answer.state === 'failed' ? answer : { state: 'loading' }} />
      )}
    </Card>
  );
}

function Lines({ statement, receipts }: { statement: Statement; receipts: readonly Receipt[] }) {
  const { statement: words } = balanceTexts.read();
  const [count, setShown] = useState(linesAtFirst);
  const { lines, opening, charged, paid, toBalance, owed, debts, points } = statement;
  const debtNote = debts.length > 0 && (
    <p className={css.note}>{words.debts(debts.map(formatMoney).join(' · '))}</p>
  );
  if (lines.length === 0)
    return (
      <>
        <p className={css.note}>{words.none}</p>
        <p className={css.note}>{words.before(formatMoney(opening))}</p>
        {debtNote}
        <PointsLines points={points} />
      </>
    );
  const newest = lines.map((line, number) => ({ line, number })).toReversed();
  return (
    <>
      <Box as="table" wide marginBottom={12} size={15} className={css.table}>
        <thead>
          <tr>
            {(['day', 'what', 'leadsTo', 'charged', 'paid', 'toBalance', 'balance'] as const).map(
              (column) => (
                <th key={column} scope="col" data-column={column}>
                  {words.columns[column]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {newest.slice(0, count).map(({ line, number }) => (
            <StatementLine key={number} line={line} receipts={receipts} />
          ))}
        </tbody>
      </Box>
      {lines.length > count && (
        <Button kind="soft" onClick={() => setShown(count + 4 * linesAtFirst)}>
          {words.more}
        </Button>
      )}
      <p className={css.note}>{words.before(formatMoney(opening))}</p>
      <p className={css.note}>
        {words.total(
          formatDecimal(charged.amount),
          formatDecimal(paid.amount),
          formatDecimal(toBalance.amount),
          charged.currency,
        )}
      </p>
      <p className={css.note}>{words.owed(formatMoney(owed))}</p>
      {debtNote}
      <PointsLines points={points} />
    </>
  );
}

/** What became of points in the month; nothing where there were none. */
function PointsLines({ points: { opening, closing, lines } }: { points: Statement['points'] }) {
  const { statement: words } = balanceTexts.read();
  if (opening === 0 && lines.length === 0) return null;
  const pointsText = (points: number) => formatDecimal(String(points));
  return (
    <>
      <p className={css.note}>{words.points(pointsText(opening), pointsText(closing))}</p>
      <ul className={css.lines}>
        {lines.toReversed().map(({ at, day, kind, points, after }) => (
          <Row
            as="li"
            key={`${at} ${kind} ${after}`}
            wrap
            rowGap={2}
            columnGap={16}
            align="baseline"
            justify="between"
            className={css.first}
          >
            <span>{`${formatMonthDay(day)} · ${words.pointsKinds[kind]}`}</span>
            <b>{points > 0 ? `+${pointsText(points)}` : pointsText(points)}</b>
            <span className={css.note}>{words.pointsAfter(pointsText(after))}</span>
          </Row>
        ))}
      </ul>
    </>
  );
}

function StatementLine({ line, receipts }: { line: Line; receipts: readonly Receipt[] }) {
  const { statement: words } = balanceTexts.read();
  const { day, kind, means, given } = line;
  const what = means === null ? words.kinds[kind] : `${words.kinds[kind]}: ${words.means[means]}`;
  return (
    <tr>
      <td data-column="day">{formatMonthDay(day)}</td>
      <td data-column="what">{given === null ? what : `${what}, ${formatMoney(given)}`}</td>
      <td data-column="leadsTo">
        <LeadsTo line={line} receipts={receipts} />
      </td>
      {(['charged', 'paid', 'toBalance', 'balance'] as const).map((column) => (
        <td key={column} data-column={column} data-label={words.columns[column]}>
          {line[column] &&
            (line[column].currency === 'USD'
              ? formatDecimal(line[column].amount)
              : formatMoney(line[column]))}
        </td>
      ))}
    </tr>
  );
}

/** The parcel of a line, or its receipt; one of a refund is a number alone, which the point prints. */
function LeadsTo({
  line: { trackingCode, receiptNumber },
  receipts,
}: {
  line: Line;
  receipts: readonly Receipt[];
}) {
  const { statement: words } = balanceTexts.read();
  const { run } = useSubmit();
  if (trackingCode !== null)
    return <a href={hrefOf('parcelTracking', { searchText: trackingCode })}>{trackingCode}</a>;
  if (receiptNumber === null) return null;
  const receipt = receipts.find((each) => each.receiptNumber === receiptNumber);
  if (receipt === undefined) return words.receipt(receiptNumber);
  return (
    <Box
      as="button"
      type="button"
      padding={0}
      tone="lapis"
      className={css.link}
      onClick={() => void run(() => saveReceipt(receipt))}
    >
      {words.receipt(receiptNumber)}
    </Box>
  );
}
