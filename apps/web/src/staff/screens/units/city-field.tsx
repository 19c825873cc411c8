import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../../shared/api/call.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { unitsTexts } from '../screen-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from '../../kit/list/form-field.module.css';

/** The cities that the service knows. */
export function CityField({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const { form } = unitsTexts.read();
  const id = useId();
  const { data: cities = [] } = useQuery({
    queryKey: ['unit-cities'],
    queryFn: ({ signal }) => call('GET /staff/unit-cities', { quiet: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
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
        value={String(value)}
        disabled={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{form.chooseCity}</option>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}
