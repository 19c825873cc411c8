import { useState } from 'react';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import css from '../cash.module.css';
import { FindForm } from '../find-form.tsx';
import { useOwed } from '../payment/payment-queries.ts';
import type { OwedParcel } from '../payment/payment-queries.ts';
import { CorrectCharge } from './correct-charge.tsx';
import { correctionTexts } from '../../screen-words.ts';

/** The charges of a customer that are due, by the customer's code. */
export function FindCharges() {
  const { find } = correctionTexts.read();
  const [text, setAsked] = useState<string>();
  return (
    <section className={css.card} aria-label={find.title}>
      <h2>{find.title}</h2>
      <p className={css.quiet}>{find.lead}</p>
      <FindForm
        name="customerCode"
        label={find.label}
        maxLength={20}
        button={find.button}
        onFind={setAsked}
      />
      {text !== undefined && <Charges key={text} code={text} />}
    </section>
  );
}

function Charges({ code }: { code: string }) {
  const texts = correctionTexts.read();
  const answer = useOwed(code);
  const [opened, setOpened] = useState<string>();
  return (
    <Answered answer={answer} way={null}>
      {({ customerCode, parcels }) => {
        const parcel = parcels.find(({ parcelId }) => parcelId === opened);
        return (
          <>
            {parcels.length === 0 && <p role="status">{texts.find.none}</p>}
            <ul className={css.drawers}>
              {parcels.map((each) => (
                <ParcelLine key={each.parcelId} parcel={each} onOpen={() => setOpened(each.parcelId)} />
              ))}
            </ul>
            {parcel && (
              <CorrectCharge
                customerCode={customerCode}
                parcel={parcel}
                onClose={() => setOpened(undefined)}
              />
            )}
          </>
        );
      }}
    </Answered>
  );
}

function ParcelLine({ parcel, onOpen }: { parcel: OwedParcel; onOpen: () => void }) {
  const texts = correctionTexts.read();
  return (
    <li>
      <span>
        <b>{`${parcel.trackingCode} · ${formatMoney(parcel.owed)}`}</b>
      </span>
      <Button aria-label={texts.openOf(parcel.trackingCode)} onPress={onOpen}>
        {texts.open}
      </Button>
    </li>
  );
}
