import { cashCurrencies } from '@rohi/contract/billing/cash';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { absText, minorOf } from './sums.ts';
import { minorText } from './typed-count.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

export type ShiftResult = NonNullable<Shift['result']>;

/** What cash was expected line by line, what was counted, and what lies between, for each currency. */
export function CashSums({ result }: { result: ShiftResult }) {
  return (
    <Grid gap={12} alignContent="start" minWidth={0}>
      {cashCurrencies.map((currency) => (
        <Sums key={currency} result={result} currency={currency} />
      ))}
    </Grid>
  );
}

function Sums({ result, currency }: { result: ShiftResult; currency: CashCurrency }) {
  const { close } = cashTexts.read();
  const lineNames: Readonly<Record<string, (count: number) => string>> = close.lines;
  const lines = result.lines.filter((line) => line.kind === 'LEFT' || minorOf(line[currency]) !== 0n);
  return (
    <section className={css.card} aria-label={close.cash(currency)}>
      <h2>{close.cash(currency)}</h2>
      <Grid as="dl" gap={6} className={css.lines}>
        {lines.map(({ kind, count, ...sums }) => (
          <div key={kind}>
            <dt>{(lineNames[kind] ?? close.otherLine)(count)}</dt>
            <dd>{signed(sums[currency], kind === 'LEFT')}</dd>
          </div>
        ))}
        <div className={css.sumLine}>
          <dt>{close.expected}</dt>
          <dd>{formatDecimal(result.expected[currency])}</dd>
        </div>
        <div>
          <dt>{close.found}</dt>
          <dd>{formatDecimal(result.counted[currency])}</dd>
        </div>
      </Grid>
      <DifferenceLine amount={result.difference[currency]} currency={currency} />
    </section>
  );
}

/** Missing, more than expected, or in agreement; never by colour alone. */
function DifferenceLine({ amount, currency }: { amount: string; currency: CashCurrency }) {
  const { close } = cashTexts.read();
  const minor = minorOf(amount);
  if (minor === 0n)
    return (
      <Text tone="green" weight={600}>
        {close.agrees}
      </Text>
    );
  return (
    <Row
      as="p"
      wrap
      rowGap={4}
      columnGap={12}
      align="baseline"
      justify="between"
      paddingX={14}
      paddingY={12}
      radius={10}
      weight={600}
      className={classNames(css.differs, minor > 0n && css.surplus)}
    >
      <span>{minor < 0n ? close.missing : close.surplus}</span>
      <Text as="b" size={18} digits>
        {signOf(minor)}
        {formatMoney({ amount: absText(amount), currency })}
      </Text>
    </Row>
  );
}

const signOf = (minor: bigint) => (minor < 0n ? '−\u00A0' : '+\u00A0');

function signed(amount: string, isStart: boolean): string {
  return isStart ? formatDecimal(amount) : `${signOf(minorOf(amount))}${formatDecimal(absText(amount))}`;
}

/** Takings by card as they were typed beside the total of the terminal. */
export function CardSums({ result: { card } }: { result: ShiftResult }) {
  const { close } = cashTexts.read();
  const apart = minorOf(card.terminal) - minorOf(card.taken);
  const amount = minorText(apart < 0n ? -apart : apart);
  return (
    <section className={css.card} aria-label={close.card}>
      <h2>{close.card}</h2>
      <Grid as="dl" gap={6} className={css.lines}>
        <div>
          <dt>{close.byReceipts(card.count)}</dt>
          <dd>{formatDecimal(card.taken)}</dd>
        </div>
        <div>
          <dt>{close.byTerminal}</dt>
          <dd>{formatDecimal(card.terminal)}</dd>
        </div>
      </Grid>
      {apart === 0n ? (
        <Text tone="green" weight={600}>
          {close.agrees}
        </Text>
      ) : (
        <Row
          as="p"
          wrap
          rowGap={4}
          columnGap={12}
          align="baseline"
          justify="between"
          paddingX={14}
          paddingY={12}
          radius={10}
          weight={600}
          className={css.differs}
        >
          {close.cardDiffers(formatMoney({ amount, currency: 'TJS' }))}
        </Row>
      )}
    </section>
  );
}

/** Payments that came once the notes were counted; they stand in what was expected. */
export function LateItems({ late }: Pick<ShiftResult, 'late'>) {
  const { report } = cashTexts.read();
  return (
    <section className={css.card} aria-label={report.late}>
      <h2>{report.late}</h2>
      <p className={css.quiet}>{report.lateNote}</p>
      <ul className={css.drawers}>
        {late.map(({ paymentId, receiptNumber, customerCode, takenAt, at, cash, card }) => (
          <li key={paymentId}>
            <span>
              <b>{receiptNumber}</b>
              <span className={css.quiet}>
                {[customerCode, report.takenAt(momentText(takenAt)), report.cameAt(momentText(at))].join(
                  ' · ',
                )}
              </span>
            </span>
            <b>{lateSums(cash, card)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function lateSums(cash: ShiftResult['late'][number]['cash'], card: string): string {
  const { close } = cashTexts.read();
  const sums = cashCurrencies.flatMap((currency) => {
    const minor = minorOf(cash[currency]);
    return minor === 0n
      ? []
      : [`${signOf(minor)}${formatMoney({ amount: absText(cash[currency]), currency })}`];
  });
  if (minorOf(card) !== 0n) sums.push(`${close.card}: ${formatMoney({ amount: card, currency: 'TJS' })}`);
  return sums.join(', ');
}
