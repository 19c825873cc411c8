import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../../shared/api/call.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { catalogueWords } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from '../../kit/list/form-field.module.css';

/** The reference lists that a row may name. */
type ItemsCall = `GET /common/all-${'channels' | 'products' | 'vendors'}`;
type Item = ReplyTo<ItemsCall>[number];

/** Everything of a reference list that may be chosen. */
function useItems(name: ItemsCall): readonly Item[] {
  const { data } = useQuery({
    queryKey: ['reference', name],
    queryFn: async ({ signal }): Promise<readonly Item[]> => call(name, { quiet: true, signal }),
  });
  return data ?? [];
}

const labelOf = ({ code, name }: Item) => `${code} · ${name}`;

type ReferenceProps = FieldPartProps & { items: ItemsCall; hint?: string; optional?: boolean };

/** One row of another list, by its number. */
function ReferenceChoice({
  items: name,
  hint,
  optional,
  value,
  onChange,
  errors,
  readOnly,
  label,
}: ReferenceProps) {
  const id = useId();
  const items = useItems(name);
  const error = errors[''];
  return (
    <div className={css.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={css.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
        </Text>
      </Row>
      <select
        id={id}
        className={css.input}
        value={typeof value === 'number' && value > 0 ? String(value) : ''}
        disabled={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}hint ${id}error`}
        onChange={(event) =>
          onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
        }
      >
        <option value="" disabled={optional !== true}>
          {catalogueWords.read().none}
        </option>
        {items.map((item) => (
          <option key={item.id} value={item.id} disabled={!item.enabled && item.id !== value}>
            {labelOf(item)}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <Text id={`${id}hint`} tone="faint" size={13} className={css.hint}>
          {hint}
        </Text>
      )}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}

export function ChannelChoice(props: FieldPartProps) {
  const { hints } = catalogueWords.read();
  return <ReferenceChoice {...props} items="GET /common/all-channels" hint={hints.replacedBy} optional />;
}

export function ProductChoice(props: FieldPartProps) {
  return <ReferenceChoice {...props} items="GET /common/all-products" />;
}

export function VendorChoice(props: FieldPartProps) {
  const { hints } = catalogueWords.read();
  return <ReferenceChoice {...props} items="GET /common/all-vendors" hint={hints.parent} optional />;
}

/** Several channels, by their numbers. */
export function ChannelsChoice({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const id = useId();
  const items = useItems('GET /common/all-channels');
  const held = Array.isArray(value) ? (value as number[]) : [];
  const error = errors[''];
  const toggle = (each: number) =>
    onChange(held.includes(each) ? held.filter((other) => other !== each) : [...held, each]);
  return (
    <Grid
      as="fieldset"
      gap={4}
      margin={0}
      padding={0}
      className={css.many}
      aria-invalid={error !== undefined}
      aria-describedby={`${id}error`}
    >
      <Text as="legend" size={13} weight={600}>
        {label}
      </Text>
      {items
        .filter((item) => item.enabled || held.includes(item.id))
        .map((item) => (
          <Row as="label" key={item.id} gap={10} align="center" className={css.check}>
            <input
              type="checkbox"
              checked={held.includes(item.id)}
              disabled={readOnly}
              onChange={() => toggle(item.id)}
            />
            {labelOf(item)}
          </Row>
        ))}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Grid>
  );
}
