import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import { isCancelReason } from '@rohi/contract/tracking/parcel-events';
import { officeFlags } from '@rohi/contract/tracking/parcel-status';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { locale } from '../../../../shared/i18n/locale.ts';
import { recordTexts } from '../record-words.ts';
import type { ActKind } from './act-kinds.ts';
import { trackingWords } from '../../../kit/names.ts';
import css from './act-dialog.module.css';

type ChoiceFieldProps = {
  kind: ActKind;
  choice: string;
  choices: readonly string[];
  onChoice: (choice: string) => void;
};

/** Which flag, or which reason of a cancellation; what a flag means is said below. */
export function ChoiceField({ kind, choice, choices, onChoice }: ChoiceFieldProps) {
  const { acts } = recordTexts.read();
  const flag = officeFlags.find((each) => each === choice);
  const label = kind === 'cancel' ? acts.cancel.reason : acts[kind === 'clear' ? 'clear' : 'raise'].flag;
  return (
    <SelectField
      name="choice"
      label={label}
      value={choice}
      error={undefined}
      onText={onChoice}
      onBlur={() => {}}
      below={kind === 'raise' && flag && <p className={css.means}>{acts.raise.means[flag]}</p>}
    >
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
