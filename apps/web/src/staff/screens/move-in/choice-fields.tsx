import { moveInCurrencies } from '@rohi/contract/imports/move-in-rules';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Text } from '../../../shared/ui/primitives.tsx';
import { loadPoints } from '../../kit/list/load-points.ts';
import { moveInTexts } from '../screen-words.ts';
import type { MoveInChoices } from './move-in-queries.ts';
import css from './choice-fields.module.css';

type ChoiceFieldsProps = {
  choices: MoveInChoices;
  onChange: (next: MoveInChoices) => void;
  /** Also what hardly anybody changes. */
  isWhole: boolean;
  isDisabled?: boolean;
};

/** What goes for all files of a move-in. */
export function ChoiceFields({ choices, onChange, isWhole, isDisabled = false }: ChoiceFieldsProps) {
  const { choices: words } = moveInTexts.read();
  const points = useQuery({ queryKey: ['move-in', 'points'], queryFn: loadPoints });
  const set = (part: Partial<MoveInChoices>) => onChange({ ...choices, ...part });
  const thisYear = Number(choices.day.slice(0, 4));
  return (
    <fieldset className={css.fields} disabled={isDisabled}>
      <legend className="visually-hidden">{words.title}</legend>
      <Field label={words.currency}>
        <select
          value={choices.currency ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ currency: moveInCurrencies.find((each) => each === value) ?? null })
          }
        >
          {moveInCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {words.currencies[currency]}
            </option>
          ))}
          <option value="">{words.currencies.none}</option>
        </select>
      </Field>
      <Field label={words.arrived}>
        <select
          value={choices.arrivedUnitId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ arrivedUnitId: value === '' ? null : Number(value) })
          }
        >
          <option value="">{words.nowhere}</option>
          {points.data?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.year}>
        <select
          value={choices.year ?? ''}
          onChange={({ currentTarget: { value } }) => set({ year: value === '' ? null : Number(value) })}
        >
          <option value="">{words.anyYear}</option>
          {[thisYear, thisYear - 1, thisYear - 2].map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </Field>
      {isWhole && (
        <>
          <Field label={words.day}>
            <input
              type="date"
              required
              value={choices.day}
              onChange={({ currentTarget: { value } }) => value !== '' && set({ day: value })}
            />
          </Field>
          <Field label={words.grace}>
            <input
              type="number"
              min={0}
              max={60}
              value={choices.graceDays}
              onChange={({ currentTarget: { valueAsNumber } }) =>
                Number.isInteger(valueAsNumber) && set({ graceDays: valueAsNumber })
              }
            />
          </Field>
        </>
      )}
      <Storage choices={choices} set={set} />
    </fieldset>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

type StorageProps = { choices: MoveInChoices; set: (part: Partial<MoveInChoices>) => void };

function Storage({ choices, set }: StorageProps) {
  const { choices: words } = moveInTexts.read();
  const name = useId();
  const ways = [
    { value: 'file', label: words.fromFile, text: words.fromFileText },
    { value: 'move-in', label: words.fromMoveIn, text: words.fromMoveInText },
  ] as const;
  return (
    <fieldset className={css.storage}>
      <legend>{words.storage}</legend>
      {ways.map(({ value, label, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={choices.storageFrom === value}
            onChange={() => set({ storageFrom: value })}
          />
          <span>
            {label}
            <Text as="span" tone="soft" size={13}>
              {text}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
