import { ratePerUnit } from '@rohi/contract/pricing/currency-rate';
import { QrCode, Wallet } from 'lucide-react';
import { comma } from '../../shared/i18n/list-signs.ts';
import type { ReplyTo } from '../../shared/api/calls.ts';
import { formatDate, formatMonthDay } from '../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { balanceTexts } from './balance-words.ts';
import { isAbove, signOf, sumOf } from './rules/sums.ts';
import { Box, Row, Text, lookOf } from '../../shared/ui/primitives.tsx';
import css from './balance.module.css';

type Owing = ReplyTo<'GET /profile/owed'>;
type OwedParcel = Owing['parcels'][number];

/** What is owed today, parcel by parcel; each leads to where its price is explained. */
export function OwedCard({ owing }: { owing: Owing }) {
  const { terms, owed, owedTjs, rate, parcels } = owing;
  const debts = debtsOf(owing);
  const { owed: words } = balanceTexts.read();
  const isPrepaid = terms === 'PREPAID';
  const visible = parcels.filter(({ owed: sum }) => signOf(sum) !== 0);
  const storage = sumOf(
    visible.flatMap(({ collectedAt, charges }) =>
      charges.flatMap((charge) => (collectedAt === null && charge.kind === 'STORAGE' ? charge.owed : [])),
    ),
  );
  return (
    <Card title={words.title}>
      <Text tone="soft" className={css.big}>
        <b>{formatDecimal(owed.amount)}</b> {owed.currency}
      </Text>
      {isAbove(owed) && (
        <p className={css.note}>
          {owedTjs && rate
            ? words.somoni(
                formatMoney(owedTjs),
                formatDecimal(ratePerUnit(rate)),
                formatMonthDay(rate.rateDate),
              )
            : words.noRate}
        </p>
      )}
      {isAbove(storage) && <p className={css.note}>{words.storageRuns(formatMoney(storage))}</p>}
      {isPrepaid && <p className={css.note}>{words.prepaid}</p>}
      {visible.length === 0 && (
        <p className={css.note}>
          {debts.length > 0 ? words.debtAlone : isPrepaid ? words.noneWeighed : words.none}
        </p>
      )}
      <ul className={css.lines}>
        {visible.map((parcel) => (
          <OwedLine key={parcel.parcelId} parcel={parcel} />
        ))}
      </ul>
      {debts.length > 0 && (
        <Box marginTop={12} paddingTop={12} border="top">
          <Debts debts={debts} />
          <p className={css.note}>{words.debtWays}</p>
        </Box>
      )}
      {visible.some(({ collectedAt, isUnderWay }) => collectedAt === null && !isUnderWay) && (
        <ButtonLink href={hrefOf('platform')} className={lookOf({ marginTop: 8 })}>
          <Icon of={QrCode} />
          {words.pass}
        </ButtonLink>
      )}
      {(isAbove(owed) || debts.length > 0) && (
        <Row as="p" gap={10} marginTop={12} className={css.ways}>
          <Icon of={Wallet} />
          {isAbove(owed) ? words.ways : words.waysOfDebt}
        </Row>
      )}
    </Card>
  );
}

/** What was owed before the firm moved in, each currency by itself: it is added to nothing. */
function Debts({ debts }: Pick<Owing, 'debts'>) {
  const { owed: words } = balanceTexts.read();
  return debts.map(({ currency, owed, list }) => (
    <section key={currency} aria-label={words.debt(formatMoney(owed))}>
      <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" className={css.first}>
        <b>{words.debtTitle}</b>
        <b>{formatMoney(owed)}</b>
      </Row>
      <ul className={css.lines}>
        {list.map((debt) => (
          <Row
            as="li"
            key={debt.id}
            wrap
            rowGap={2}
            columnGap={16}
            align="baseline"
            justify="between"
            className={css.first}
          >
            <span className={css.note}>
              {[
                words.debtOf(formatDate(debt.day)),
                ...(signOf(debt.paid) === 0 ? [] : [words.paid(formatMoney(debt.paid))]),
              ].join(' · ')}
            </span>
            <span>{formatMoney(debt.owed)}</span>
          </Row>
        ))}
      </ul>
    </section>
  ));
}

function OwedLine({
  parcel: { trackingCode, owed, charges, freeUntil, collectedAt, isUnderWay },
}: {
  parcel: OwedParcel;
}) {
  const { owed: words } = balanceTexts.read();
  const href = hrefOf('parcelTracking', { searchText: trackingCode });
  const days = [
    isUnderWay ? words.underWay : undefined,
    freeUntil !== null && collectedAt === null ? words.freeUntil(formatMonthDay(freeUntil)) : undefined,
    collectedAt === null ? undefined : words.collected(formatDate(dushanbeDay(new Date(collectedAt)))),
    signOf(owed) < 0 ? words.paidMore(formatMoney(owed).replace(/^[-−]/, '')) : undefined,
  ];
  return (
    <li>
      <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" className={css.first}>
        <Text as="a" href={href} tone="ink" weight={600} breaks className={css.code}>
          {trackingCode}
        </Text>
        <b>{formatMoney(owed)}</b>
      </Row>
      <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" className={css.first}>
        <span className={css.note}>
          {[...charges.map(chargeText), ...days].filter((text) => text !== undefined).join(' · ')}
        </span>
        <Text
          as="a"
          href={hrefOf('parcelTracking', { searchText: trackingCode, why: '1' })}
          size={15}
          weight={600}
          className={css.why}
          aria-label={words.whyOf(trackingCode)}
        >
          {words.why}
        </Text>
      </Row>
    </li>
  );
}

/** A charge with what was corrected and paid of it; storage that costs nothing yet is not named. */
function chargeText({ kind, amount, corrected, paid }: OwedParcel['charges'][number]): string | undefined {
  const { owed: words } = balanceTexts.read();
  if (signOf(amount) === 0 && signOf(corrected) === 0 && signOf(paid) === 0) return undefined;
  return [
    `${words.kinds[kind]} ${formatMoney(amount)}`,
    signOf(corrected) === 0 ? undefined : words.corrected(formatMoney(corrected)),
    signOf(paid) === 0 ? undefined : words.paid(formatMoney(paid)),
  ]
    .filter((text) => text !== undefined)
    .join(comma);
}

/** None in an answer that a page of an earlier version has stored on this phone. */
function debtsOf({ debts }: Partial<Pick<Owing, 'debts'>>): Owing['debts'] {
  return debts ?? [];
}
