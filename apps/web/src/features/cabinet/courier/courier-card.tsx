import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { courierTexts } from './courier-words.ts';
import css from './courier-card.module.css';

type Choices = ReplyTo<'GET /profile/courier'>;
type Place = Choices['places'][number];
type Parcel = Place['parcels'][number];

/** Which own parcels are brought to the door, and where. */
export function CourierCard() {
  const words = courierTexts.read();
  const answer = useAnswer('GET /profile/courier', {});
  return (
    <Card title={words.title}>
      {answer.state === 'ready' ? (
        <>
          {answer.data.places.length === 0 && <p>{words.nothing}</p>}
          {answer.data.places.map((place) => (
            <PlaceForm
              key={place.pickupPoint.id}
              place={place}
              phone={answer.data.phone ?? ''}
              onChanged={answer.again}
            />
          ))}
        </>
      ) : (
        <Missing answer={answer} />
      )}
    </Card>
  );
}

type PlaceProps = { place: Place; phone: string; onChanged: () => void };

function PlaceForm({ place, phone, onChanged }: PlaceProps) {
  const words = courierTexts.read();
  const { price, pickupPoint, parcels } = place;
  if (price === null) return <p>{words.noneInCity(pickupPoint.city)}</p>;
  return (
    <div className={css.place}>
      <p>{words.price(pickupPoint.city, formatMoney(price))}</p>
      <DoorForm parcels={parcels} phone={phone} onChanged={onChanged} />
    </div>
  );
}

type DoorProps = { parcels: readonly Parcel[]; phone: string; onChanged: () => void };

function DoorForm({ parcels, phone, onChanged }: DoorProps) {
  const words = courierTexts.read();
  const known = parcels.find(({ courier }) => courier !== null)?.courier;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [door, setDoor] = useState({
    ...{ address: known?.address ?? '', landmark: known?.landmark ?? '', phone: known?.phone ?? phone },
  });
  const [isSaved, setSaved] = useState(false);
  const toggle = (code: string) =>
    setChosen((now) => (now.includes(code) ? now.filter((each) => each !== code) : [...now, code]));
  const brought = chosen.filter((code) =>
    parcels.some(({ trackingCode, courier }) => trackingCode === code && courier !== null),
  );
  const change = async (work: Promise<unknown>) => {
    setSaved(false);
    // Why it is refused stands in the message of the call.
    await work.then(
      () => {
        setSaved(true);
        setChosen([]);
        onChanged();
      },
      () => undefined,
    );
  };
  const field = (name: keyof typeof door, label: string, hint?: string) => (
    <TextField
      name={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={door[name]}
      maxLength={200}
      error={undefined}
      onText={(text) => setDoor({ ...door, [name]: text })}
      onBlur={() => {}}
    />
  );
  return (
    <form
      className={css.place}
      onSubmit={(event) => {
        event.preventDefault();
        void change(call('PUT /profile/courier', { body: { trackingCodes: [...chosen], ...door } }));
      }}
    >
      <ParcelChoice parcels={parcels} chosen={chosen} onToggle={toggle} />
      {field('address', words.address, words.addressHint)}
      {field('landmark', words.landmark)}
      {field('phone', words.phone)}
      <div className={css.acts}>
        <Button
          type="submit"
          disabled={chosen.length === 0 || door.address.trim().length < 5 || door.phone === ''}
        >
          {words.choose(chosen.length)}
        </Button>
        {brought.length > 0 && (
          <Button
            type="button"
            kind="outline"
            onClick={() =>
              void change(call('POST /profile/courier/drop', { body: { trackingCodes: [...brought] } }))
            }
          >
            {words.drop(brought.length)}
          </Button>
        )}
      </div>
      {isSaved && <p role="status">{words.saved}</p>}
    </form>
  );
}

type ChoiceProps = {
  parcels: readonly Parcel[];
  chosen: readonly string[];
  onToggle: (code: string) => void;
};

function ParcelChoice({ parcels, chosen, onToggle }: ChoiceProps) {
  const words = courierTexts.read();
  return (
    <fieldset className={css.parcels}>
      <legend>{words.parcels}</legend>
      {parcels.map((parcel) => (
        <label key={parcel.trackingCode}>
          <input
            type="checkbox"
            checked={chosen.includes(parcel.trackingCode)}
            disabled={parcel.isOut}
            onChange={() => onToggle(parcel.trackingCode)}
          />
          <b>{parcel.name ?? parcel.trackingCode}</b>
          <span>{factsOf(parcel).join(' · ')}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is said of a parcel beside its name. */
function factsOf({ name, trackingCode, isReady, isOut, courier }: Parcel): string[] {
  const words = courierTexts.read();
  const again = courier?.wantedOn ?? null;
  return [
    ...(name === null ? [] : [trackingCode]),
    isReady ? words.ready : words.coming,
    courier === null ? words.collected : words.brought(courier.address),
    ...(again === null ? [] : [words.again(formatDay(again))]),
    ...(isOut ? [words.isOut] : []),
  ];
}
