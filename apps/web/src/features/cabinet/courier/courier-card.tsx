import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useFollowedOwn } from '../../../shared/api/use-followed.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { cabinetTexts, courierTexts } from '../cabinet-words.ts';
import { bothMoneys, sumToPay } from '../collect/sum-to-pay.ts';
import { ParcelChoice } from '../parcel-choice/parcel-choice.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './courier-card.module.css';

type Choices = ReplyTo<'GET /profile/courier'>;
type Place = Choices['places'][number];
type Parcel = Place['parcels'][number];

/** A parcel is paid or collected at the counter while its owner still chooses here. */
const lookAgainMs = 60_000;

/** Which own parcels are brought to the door, and where. */
export function CourierCard() {
  const words = courierTexts.read();
  const answer = useAnswer('GET /profile/courier', {});
  useFollowedOwn(answer, lookAgainMs);
  // Who waits for nothing has nothing to choose.
  if (answer.state === 'ready' && answer.data.places.length === 0) return null;
  return (
    <Card title={words.title}>
      {answer.state === 'ready' ? (
        <>
          {answer.data.places.map((place) => (
            <PlaceForm
              key={place.pickupPoint.id}
              place={place}
              rate={answer.data.rate}
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

type PlaceProps = { place: Place; rate: Choices['rate']; phone: string; onChanged: () => void };

function PlaceForm({ place, rate, phone, onChanged }: PlaceProps) {
  const words = courierTexts.read();
  const { price, pickupPoint, parcels } = place;
  if (price === null) return <p>{words.noneInCity(pickupPoint.city)}</p>;
  return (
    <Grid gap={12}>
      <p>{words.price(pickupPoint.city, formatMoney(price))}</p>
      <DoorForm
        pointId={pickupPoint.id}
        parcels={parcels}
        price={price}
        rate={rate}
        phone={phone}
        onChanged={onChanged}
      />
    </Grid>
  );
}

type DoorProps = {
  pointId: number;
  parcels: readonly Parcel[];
  price: NonNullable<Place['price']>;
  rate: Choices['rate'];
  phone: string;
  onChanged: () => void;
};

function DoorForm({ pointId, parcels, price, rate, phone, onChanged }: DoorProps) {
  const words = courierTexts.read();
  const address = parcels.find(({ courier }) => courier !== null)?.courier;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // What was collected or sent out meanwhile is chosen no more.
  const chosen = ticked.filter((code) =>
    parcels.some(({ trackingCode, isOut }) => trackingCode === code && !isOut),
  );
  const draft = useDraft(`courier ${pointId}`, {
    address: address?.address ?? '',
    landmark: address?.landmark ?? '',
    phone: address?.phone ?? phone,
  });
  const door = draft.values;
  const [isSaved, setSaved] = useState(false);
  const brought = chosen.filter((code) =>
    parcels.some(({ trackingCode, courier }) => trackingCode === code && courier !== null),
  );
  const change = async (work: Promise<unknown>) => {
    setSaved(false);
    // Why it is refused stands in the message of the call.
    await work.then(
      () => {
        setSaved(true);
        setTicked([]);
        draft.forget();
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
      onText={(text) => draft.set(name, text)}
      onBlur={() => {}}
    />
  );
  return (
    <Grid
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        void change(call('PUT /profile/courier', { body: { trackingCodes: [...chosen], ...door } }));
      }}
    >
      <Grid as="fieldset" gap={4} margin={0} className={css.parcels}>
        <legend>{words.parcels}</legend>
        <ParcelChoice
          parcels={parcels.map((parcel) => ({ ...parcel, notes: notesOf(parcel), isFixed: parcel.isOut }))}
          chosen={chosen}
          onChange={setTicked}
        />
      </Grid>
      <Sum
        parcels={parcels.filter(({ trackingCode }) => chosen.includes(trackingCode))}
        price={price}
        rate={rate}
      />
      {field('address', words.address, words.addressHint)}
      {field('landmark', words.landmark)}
      {field('phone', words.phone)}
      <Row wrap gap={8}>
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
      </Row>
      {isSaved && <p role="status">{words.saved}</p>}
    </Grid>
  );
}

/** What the courier is paid for what was chosen; what is still on the way has no sum yet. */
function Sum({ parcels, price, rate }: Pick<DoorProps, 'parcels' | 'price' | 'rate'>) {
  const words = courierTexts.read();
  const { somoni } = cabinetTexts.read().home.collect;
  const ready = parcels.filter(({ isReady }) => isReady);
  if (parcels.length === 0) return null;
  const sum = sumToPay(ready, rate, [price]);
  return (
    <Text padding={12} fill="canvas" radius="control" role="status">
      {words.toPay(bothMoneys(sum, somoni), formatMoney(price))}
      {sum.unpriced > 0 && (
        <Text as="span" display="block" tone="soft" size={15}>
          {words.unpriced(sum.unpriced)}
        </Text>
      )}
      {ready.length < parcels.length && (
        <Text as="span" display="block" tone="soft" size={15}>
          {words.later}
        </Text>
      )}
    </Text>
  );
}

/** What is said of a parcel beside its name. */
function notesOf({ isReady, isOut, courier }: Parcel): string[] {
  const words = courierTexts.read();
  const again = courier?.wantedOn ?? null;
  return [
    isReady ? words.ready : words.coming,
    courier === null ? words.collected : words.brought(courier.address),
    ...(again === null ? [] : [words.again(formatDay(again))]),
    ...(isOut ? [words.isOut] : []),
  ];
}
