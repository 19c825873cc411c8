import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import { isCancelReason } from '@rohi/contract/tracking/parcel-events';
import { officeFlags } from '@rohi/contract/tracking/parcel-status';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { locale } from '../../../../shared/i18n/locale.ts';
import { recordTexts } from '../../screen-words.ts';
import type { ActKind } from './act-kinds.ts';
import { trackingWords } from '../../../kit/names.ts';
import css from './act-dialog.module.css';

type ChoiceFieldProps = {
  kind: ActKind;
  /** Undefined while nothing is chosen. */
  choice: string | undefined;
  choices: readonly string[];
  error: string | undefined;
  onChoice: (choice: string) => void;
};

/** Which flag, or which reason of a cancellation; below it, what a flag means or what the customer will read. */
export function ChoiceField({ kind, choice, choices, error, onChoice }: ChoiceFieldProps) {
  const { acts } = recordTexts.read();
  const flag = officeFlags.find((each) => each === choice);
  const label = kind === 'cancel' ? acts.cancel.reason : acts[kind === 'clear' ? 'clear' : 'raise'].flag;
  const reason = kind === 'cancel' && choice !== undefined ? nameOf(choice, kind) : undefined;
  const meaning = reason
    ? acts.cancel.shown(reason)
    : kind === 'raise' && flag
      ? acts.raise.means[flag]
      : undefined;
  return (
    <SelectField
      name="choice"
      label={label}
      value={choice ?? ''}
      error={error}
      onText={onChoice}
      onBlur={() => {}}
      below={meaning !== undefined && <p className={css.means}>{meaning}</p>}
    >
      {choice === undefined && (
        <option value="" disabled hidden>
          {acts.cancel.choose}
        </option>
      )}
      {choices.map((each) => (
        <option key={each} value={each}>
          {nameOf(each, kind)}
        </option>
      ))}
    </SelectField>
  );
}

function nameOf(choice: string, kind: ActKind): string {
  if (kind === 'cancel' && isCancelReason(choice)) return allEventTexts[locale].cancelReasons[choice];
  const flag = officeFlags.find((each) => each === choice);
  return flag === undefined ? choice : trackingWords.problemNames[flag];
}
