import { useState } from 'react';
import { formatMonthDay } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Row } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import { absText, minorOf } from '../sums.ts';
import { DebtsCard } from './debts-card.tsx';
import { MeansForm } from './means-form.tsx';
import type { StoredCash } from './means-form.tsx';
import type { Owed, OwedParcel, OwedSums, Payment } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';
import own from './payment.module.css';

type OwedCardProps = { owed: Owed; onOther: () => void; onPaid: (payment: Payment) => void };

/** The owner, what is owed, and by what it is paid. */
export function OwedCard({ owed, onOther, onPaid }: OwedCardProps) {
  const texts = paymentTexts.read();
  return (
    <div className={own.owed}>
      <Row as="header" wrap align="center" className={css.act}>
        <h2 className={own.owner}>{owed.customerCode}</h2>
        <p>{owed.name ?? texts.noName}</p>
        <Button onPress={onOther}>{texts.other}</Button>
      </Row>
      <DebtsCard owed={owed} onPaid={onPaid} />
      <OwedChoice owed={owed} onPaid={onPaid} />
    </div>
  );
}

type OwedChoiceProps = {
  owed: OwedSums;
  onPaid: (payment: Payment) => void;
  /** The list opens below these words; where nothing is given it stands open. */
  fold?: (count: number) => string;
  /**
   * Codes of the parcels that were brought: these are paid, with what is ticked besides. All that is owed where
   * nothing was brought.
   */
  brought?: readonly string[];
  /** Another button is the next one to press. */
  isSecond?: boolean;
  stored?: StoredCash | undefined;
  /** A payment is sent, and then is answered. */
  onTaking?: (isSent: boolean) => void;
};

/** What is owed parcel by parcel with a tick each, and by what it is paid. */
export function OwedChoice({
  owed,
  onPaid,
  fold,
  brought = [],
  isSecond = false,
  stored,
  onTaking,
}: OwedChoiceProps) {
  const texts = paymentTexts.read();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isMeant = ({ trackingCode }: OwedParcel) =>
    ticks.get(trackingCode) ?? (brought.length === 0 || brought.includes(trackingCode));
  const chosen = owed.parcels.filter((parcel) => minorOf(parcel.owed.amount) > 0n && isMeant(parcel));
  const tick = (parcel: OwedParcel) => setTicks(new Map(ticks).set(parcel.trackingCode, !isMeant(parcel)));
  const list = (
    <ul className={css.drawers} aria-label={texts.ready}>
      {owed.parcels.map((parcel) => (
        <OwedLine
          key={parcel.parcelId}
          parcel={parcel}
          isChosen={chosen.includes(parcel)}
          onTick={() => tick(parcel)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {owed.terms === 'PREPAID' && <p className={css.quiet}>{texts.prepaid}</p>}
      {owed.parcels.length === 0 && <p>{texts.nothing}</p>}
      {owed.parcels.length > 0 && fold === undefined && list}
      {owed.parcels.length > 0 && fold !== undefined && (
        <details>
          <summary>{fold(chosen.length)}</summary>
          {list}
        </details>
      )}
      <MeansForm
        owed={owed}
        isSecond={isSecond}
        stored={stored}
        onTaking={onTaking}
        isDense={fold !== undefined}
        charges={chosen.flatMap(({ charges }) => charges.filter((each) => minorOf(each.owed.amount) > 0n))}
        onPaid={onPaid}
      />
    </>
  );
}

type OwedLineProps = { parcel: OwedParcel; isChosen: boolean; onTick: () => void };

function OwedLine({ parcel, isChosen, onTick }: OwedLineProps) {
  const texts = paymentTexts.read();
  const minor = minorOf(parcel.owed.amount);
  const parts = parcel.charges
    .filter(({ amount }) => minorOf(amount.amount) > 0n)
    .map(({ kind, amount }) => `${texts.kinds[kind]} ${formatMoney(amount)}`);
  const { collectedAt, freeUntil, isUnderWay } = parcel;
  const where = [
    ...(isUnderWay ? [texts.underWay] : []),
    ...(collectedAt === null ? [] : [texts.collected(momentText(collectedAt))]),
    ...(freeUntil === null ? [] : [texts.freeUntil(formatMonthDay(freeUntil))]),
  ];
  return (
    <li>
      <Row as="label" gap={10} align="center" className={own.tick}>
        <input
          type="checkbox"
          aria-label={texts.take(parcel.trackingCode)}
          checked={isChosen}
          disabled={minor <= 0n}
          onChange={onTick}
        />
        <span>
          <b>{parcel.trackingCode}</b>
          <span className={css.quiet}>{[...parts, ...where].join(' · ')}</span>
        </span>
      </Row>
      <b>
        {minor > 0n && formatMoney(parcel.owed)}
        {minor === 0n && texts.paidAlready}
        {minor < 0n && texts.paidMore(formatMoney({ ...parcel.owed, amount: absText(parcel.owed.amount) }))}
      </b>
    </li>
  );
}
