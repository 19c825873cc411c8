import { isDay } from '@rohi/contract/dushanbe-time';
import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Grid, Row, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/form-field.module.css';
import { useChannels, useRoadPlaces } from './trip-queries.ts';
import type { RoadPlace } from './trip-queries.ts';
import { tripsTexts } from '../screen-words.ts';
import css from './trip-fields.module.css';
import { shownDate } from '../../../shared/format/shown-date.ts';

type Stop = StaffTrip['stops'][number];
type Unit = StaffTrip['units'][number];
type Driver = StaffTrip['drivers'][number];

/** One of a few things that are asked for, by its number. */
function Choice({
  value,
  onChange,
  errors,
  readOnly,
  label,
  options,
}: FieldPartProps & { options: readonly { id: number; name: string }[] }) {
  const id = useId();
  const error = errors[''];
  return (
    <div className={formCss.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={formCss.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
        </Text>
      </Row>
      <select
        id={id}
        className={formCss.input}
        value={typeof value === 'number' ? String(value) : ''}
        disabled={readOnly}
        aria-invalid={error !== undefined}
        onChange={(event) =>
          onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
        }
      >
        <option value="">{tripsTexts.read().form.choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}

export function ChannelField(props: FieldPartProps) {
  const { data = [] } = useChannels();
  return <Choice {...props} options={data.filter(({ enabled, id }) => enabled || id === props.value)} />;
}

const placesOf = (kind: RoadPlace['kind']) =>
  function PlaceField(props: FieldPartProps) {
    const { data = [] } = useRoadPlaces();
    return <Choice {...props} options={data.filter((place) => place.kind === kind)} />;
  };

export const OriginField = placesOf('WAREHOUSE');
export const DestinationField = placesOf('HUB');

type RowsProps<Item> = FieldPartProps & {
  hint?: string;
  add: string;
  fresh: Item;
  renderRow: (item: Item, change: (next: Partial<Item>) => void, index: number) => ReactNode;
  nameOf: (item: Item, index: number) => string;
};

/** Several of a kind, each in a line of its own. */
function Rows<Item>({
  value,
  onChange,
  errors,
  readOnly,
  label,
  hint,
  add,
  fresh,
  renderRow,
  nameOf,
}: RowsProps<Item>) {
  const { form } = tripsTexts.read();
  const items = value as readonly Item[];
  const [error] = Object.values(errors);
  return (
    <Grid
      as="fieldset"
      gap={4}
      margin={0}
      padding={0}
      className={formCss.many}
      aria-invalid={error !== undefined}
    >
      <Text as="legend" size={13} weight={600}>
        {label}
      </Text>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines that are being typed have no other name
        <Row key={index} wrap gap={8} align="center" className={css.line}>
          {renderRow(
            item,
            (next) => onChange(items.map((each, place) => (place === index ? { ...each, ...next } : each))),
            index,
          )}
          {!readOnly && (
            <Button
              kind="quiet"
              square
              aria-label={form.remove(nameOf(item, index))}
              onPress={() => onChange(items.filter((_, place) => place !== index))}
            >
              <Icon of={X} size={18} />
            </Button>
          )}
        </Row>
      ))}
      {!readOnly && (
        <Button className={lookOf({ justifySelf: 'start' })} onPress={() => onChange([...items, fresh])}>
          <Icon of={Plus} size={18} />
          {add}
        </Button>
      )}
      {hint !== undefined && (
        <Text tone="faint" size={13} className={formCss.hint}>
          {hint}
        </Text>
      )}
      {error !== undefined && <FieldError id={`${label}-error`} text={error} />}
    </Grid>
  );
}

function Input({
  label,
  value,
  max,
  type = 'text',
  readOnly,
  onText,
}: {
  label: string;
  value: string;
  max?: number;
  type?: 'text' | 'date' | 'tel';
  readOnly: boolean;
  onText: (text: string) => void;
}) {
  return (
    <input
      type={type}
      {...shownDate(type, value)}
      className={formCss.input}
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={max}
      readOnly={readOnly}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

/** Where the trip should be on which day, in the order of the road. */
export function StopsField(props: FieldPartProps) {
  const { form } = tripsTexts.read();
  const { data: places = [] } = useRoadPlaces();
  const stops = props.value as readonly Stop[];
  const last = stops.at(-1)?.day;
  const fresh: Stop = { placeId: 0, day: last !== undefined && isDay(last) ? last : '' };
  const nameOf = ({ placeId }: Stop) => places.find(({ id }) => id === placeId)?.name ?? form.place;
  return (
    <Rows<Stop>
      {...props}
      hint={form.stopsHint}
      add={form.addStop}
      fresh={fresh}
      nameOf={nameOf}
      renderRow={(stop, change) => (
        <>
          <select
            className={formCss.input}
            aria-label={form.place}
            value={stop.placeId === 0 ? '' : String(stop.placeId)}
            disabled={props.readOnly}
            onChange={(event) => change({ placeId: Number(event.currentTarget.value) })}
          >
            <option value="" disabled>
              {form.choose}
            </option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </select>
          <Input
            label={form.day}
            type="date"
            value={stop.day}
            readOnly={props.readOnly}
            onText={(day) => change({ day })}
          />
        </>
      )}
    />
  );
}

/** What was typed with commas between; empty parts are none. */
function listed(text: string): string[] {
  return text.split(/[,;，；、]/).map((part) => part.trim());
}

/** Lorries with their trailers, or the wagons of a train, with their seals. */
export function UnitsField(props: FieldPartProps) {
  const { form } = tripsTexts.read();
  const { readOnly } = props;
  return (
    <Rows<Unit>
      {...props}
      add={form.addUnit}
      fresh={{ number: '', trailer: null, seals: [] }}
      nameOf={({ number }, index) => number || `${form.addUnit} ${index + 1}`}
      renderRow={({ number, trailer, seals }, change) => (
        <>
          <Input
            label={form.number}
            max={40}
            value={number}
            readOnly={readOnly}
            onText={(text) => change({ number: text })}
          />
          <Input
            label={form.trailer}
            max={40}
            value={trailer ?? ''}
            readOnly={readOnly}
            onText={(text) => change({ trailer: text === '' ? null : text })}
          />
          <Input
            label={`${form.seals}, ${form.sealsHint}`}
            value={seals.join(', ')}
            readOnly={readOnly}
            onText={(text) => change({ seals: listed(text) })}
          />
        </>
      )}
    />
  );
}

export function DriversField(props: FieldPartProps) {
  const { form } = tripsTexts.read();
  const { readOnly } = props;
  return (
    <Rows<Driver>
      {...props}
      add={form.addDriver}
      fresh={{ name: '', phone: null }}
      nameOf={({ name }) => name || form.addDriver}
      renderRow={({ name, phone }, change) => (
        <>
          <Input
            label={form.driver}
            max={100}
            value={name}
            readOnly={readOnly}
            onText={(text) => change({ name: text })}
          />
          <Input
            label={form.phone}
            type="tel"
            max={30}
            value={phone ?? ''}
            readOnly={readOnly}
            onText={(text) => change({ phone: text === '' ? null : text })}
          />
        </>
      )}
    />
  );
}

/** Offices by their names, with commas between. */
export function OfficesField({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const { form } = tripsTexts.read();
  const id = useId();
  const [error] = Object.values(errors);
  return (
    <div className={formCss.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={formCss.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
        </Text>
      </Row>
      <input
        id={id}
        type="text"
        className={formCss.input}
        value={(value as readonly string[]).join(', ')}
        readOnly={readOnly}
        aria-describedby={`${id}hint`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(listed(event.currentTarget.value))}
      />
      <Text id={`${id}hint`} tone="faint" size={13} className={formCss.hint}>
        {form.officesHint}
      </Text>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}
