import { toWireMoney } from '@rohi/contract/pricing/money';
import { Check } from 'lucide-react';
import { formatDayRange, formatMonthDay } from '../../shared/format/dates.ts';
import { formatMoney, formatShortDecimal } from '../../shared/format/numbers.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { goodsText } from '../kit/goods-text.ts';
import { isPaid, nextToBring } from './card.ts';
import type { Card, CardParcel } from './card.ts';
import { counterTexts } from './counter-words.ts';
import { Grid, Text, lookOf } from '../../shared/ui/primitives.tsx';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

/** What can be collected, cell by cell, ticked as it is brought. */
export function CardParcels({ card, brought }: { card: Card; brought: readonly string[] }) {
  const { card: words } = counterTexts.read();
  const { parcels, ready } = card;
  const count = parcels.filter(({ isGiven }) => isGiven).length;
  return (
    <section aria-label={words.ready}>
      <Text as="h3" paddingX={0} paddingY={8} border="top" size={15} weight={600}>
        {words.ready}{' '}
        <Text as="span" tone="faint" size={13} weight={400}>
          {words.readyCount(ready - count)}
        </Text>
      </Text>
      {parcels.length === 0 && (
        <Text tone="faint" size={13} weight={400}>
          {words.nothing}
        </Text>
      )}
      <ParcelRows card={card} brought={brought} />
      {ready > parcels.length && (
        <Text tone="faint" size={13} weight={400}>
          {words.unlisted(ready - parcels.length)}
        </Text>
      )}
    </section>
  );
}

type RowsProps = {
  card: Card;
  brought: readonly string[];
  /** Where nothing lies in cells, as with a courier: its words for what was scanned and given. */
  atDoor?: { brought: string; given: string };
};

/** The parcels of a card, the next of them marked. */
export function ParcelRows({ card, brought, atDoor }: RowsProps) {
  const next = nextToBring(card, brought);
  return (
    <ol className={css.parcels} data-door={atDoor !== undefined || undefined}>
      {card.parcels.map((parcel, index) => (
        <Line
          key={parcel.code}
          parcel={parcel}
          number={index + 1}
          isBrought={brought.includes(parcel.code)}
          isNext={parcel === next}
          atDoor={atDoor}
        />
      ))}
    </ol>
  );
}

type LineProps = {
  parcel: CardParcel;
  number: number;
  isBrought: boolean;
  isNext: boolean;
  atDoor: RowsProps['atDoor'];
};

function Line({ parcel, number, isBrought, isNext, atDoor }: LineProps) {
  const { card, kilograms, offline } = counterTexts.read();
  const { code, name, cell, weightKg, paidDays, freeUntil, isGiven, why } = parcel;
  const weight = weightKg === null ? [] : [kilograms(formatShortDecimal(weightKg))];
  const isLate = paidDays > 0;
  const isDone = isBrought || isGiven;
  return (
    <li data-brought={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <Grid as="span" place="center" radius="round" weight={600} className={base.mark}>
        {isDone ? <Icon of={Check} size={16} /> : number}
      </Grid>
      {atDoor === undefined && (
        <b className={css.cell} aria-label={cell === null ? card.noCell : `${card.cell} ${cell}`}>
          {cell ?? '–'}
        </b>
      )}
      <span className={css.what}>
        <b>{code}</b>
        <Text as="span" tone="faint" size={13} weight={400}>
          {[...(name === null ? [] : [goodsText(name)]), ...weight].join(', ')}
        </Text>
      </span>
      {atDoor === undefined && (
        <span className={isLate ? css.late : lookOf({ tone: 'faint', size: 13, weight: 400 })}>
          {isLate ? card.paidDays(paidDays) : freeUntil !== null && card.free(formatMonthDay(freeUntil))}
        </span>
      )}
      <Text as="span" weight={600} className={css.sum}>
        <Owed parcel={parcel} />
      </Text>
      <Text as="b" size={13} className={css.state}>
        {isGiven
          ? (atDoor?.given ?? offline.isGiven)
          : why !== undefined
            ? why === 'HELD'
              ? card.isHeld
              : offline.why[why]
            : isBrought
              ? (atDoor?.brought ?? card.isBrought)
              : (isNext || atDoor !== undefined) && card.scan}
      </Text>
    </li>
  );
}

/** What is left to pay, storage with it: one sum a row. */
function Owed({ parcel }: { parcel: CardParcel }) {
  const { card, offline } = counterTexts.read();
  const { cents, paidDays, isPaidHere } = parcel;
  if (cents === null)
    return (
      <Text as="span" tone="faint" size={13} weight={400}>
        {card.noPrice}
      </Text>
    );
  if (isPaid(parcel))
    return <span className={css.good}>{isPaidHere ? offline.isPaidHere : card.isPaid}</span>;
  return (
    <>
      {formatMoney(toWireMoney({ amountMinor: BigInt(cents), currency: 'USD' }))}
      {paidDays > 0 && <span className={css.late}>{card.withStorage}</span>}
    </>
  );
}

/** What is still on the way to this point, with its days. */
export function ComingParcels({ coming }: Pick<Card, 'coming'>) {
  const { card } = counterTexts.read();
  return (
    <section aria-label={card.coming}>
      <Text as="h3" paddingX={0} paddingY={8} border="top" size={15} weight={600}>
        {card.coming}
      </Text>
      {coming.length === 0 && (
        <Text tone="faint" size={13} weight={400}>
          {card.noComing}
        </Text>
      )}
      <ul className={css.coming}>
        {coming.map(({ trackingCode, name, from, to }) => (
          <li key={trackingCode}>
            <b>{trackingCode}</b>
            <Text as="span" tone="faint" size={13} weight={400}>
              {name}
            </Text>
            <b>{formatDayRange(from, to)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
