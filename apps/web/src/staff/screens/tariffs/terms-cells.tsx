import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { TermsProblem } from '@rohi/contract/pricing/tariff-texts';
import { useId } from 'react';
import { formatDate } from '../../../shared/format/dates.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Stack } from '../../../shared/ui/primitives.tsx';
import fieldCss from '../../kit/list/form-field.module.css';
import { tariffsTexts } from '../screen-words.ts';
import css from './tariffs.module.css';
import { shownDate } from '../../../shared/format/shown-date.ts';

type CellProps = {
  label: string;
  value: string;
  type?: 'text' | 'date';
  problem: TermsProblem | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** A short number (or day) with its label above and what is wrong with it below. */
export function Cell({ label, value, type = 'text', problem, readOnly, onChange }: CellProps) {
  const id = useId();
  const text = problem && (type === 'date' ? dayProblemText(problem) : numberProblemText(problem));
  return (
    <Stack gap={4} minWidth={0} className={css.cell}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        {...shownDate(type, value)}
        inputMode={type === 'text' ? 'decimal' : undefined}
        className={fieldCss.input}
        value={value}
        maxLength={40}
        readOnly={readOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text !== undefined && <FieldError id={`${id}error`} text={text} />}
    </Stack>
  );
}

function numberProblemText({ error, params }: TermsProblem): string {
  const paramText = (name: string) => String(params?.[name] ?? '');
  return tariffsTexts
    .read()
    .problem(error, { min: paramText('min'), max: paramText('max'), digits: paramText('digits') });
}

/** A day is early, not small, and reads as a day: none before today, by the clock of Dushanbe. */
function dayProblemText(problem: TermsProblem): string {
  const { dayProblem } = tariffsTexts.read();
  if (problem.error === 'tooSmall')
    return dayProblem.tooSmall(formatDate(dushanbeDay(new Date(serverNow()))));
  return problem.error === 'tooLarge' ? dayProblem.tooLarge : numberProblemText(problem);
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  problem?: TermsProblem | undefined;
  readOnly: boolean;
  onChange: (value: Value) => void;
};

/** One of a few values with its label above. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, names, problem, readOnly, onChange } = props;
  const id = useId();
  return (
    <Stack gap={4} minWidth={0} className={css.cell}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldCss.input}
        value={value}
        disabled={readOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
      {problem && <FieldError id={`${id}error`} text={numberProblemText(problem)} />}
    </Stack>
  );
}
