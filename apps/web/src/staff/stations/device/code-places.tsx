import { pairingCodeLength, readPairingCode } from '@rohi/contract/stations/pairing-code';
import type { RefObject } from 'react';
import css from './pair-device.module.css';

type CodePlacesProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  isRefused: boolean;
  describedBy: string;
  onCode: (code: string) => void;
};

/** Eight places for digits, which are one field: typed, pasted with whatever stands between them, in any script. */
export function CodePlaces({ ref, label, value, isRefused, describedBy, onCode }: CodePlacesProps) {
  return (
    <div className={css.places}>
      <input
        ref={ref}
        className={css.input}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={value}
        onChange={({ currentTarget }) =>
          onCode(readPairingCode(currentTarget.value).slice(0, pairingCodeLength))
        }
        onPaste={(event) => {
          const pasted = readPairingCode(event.clipboardData.getData('text'));
          if (pasted.length !== pairingCodeLength) return;
          // A whole code takes the place of what stood there.
          event.preventDefault();
          onCode(pasted);
        }}
        onSelect={({ currentTarget }) => {
          // Digits are added and taken away at the end, where the marked place is.
          const { value: typed, selectionStart, selectionEnd } = currentTarget;
          const isWhole = selectionStart === 0 && selectionEnd === typed.length;
          if (!isWhole && selectionStart !== typed.length)
            currentTarget.setSelectionRange(typed.length, typed.length);
        }}
      />
      {Array.from({ length: pairingCodeLength }, (_, index) => (
        <span
          key={index}
          className={css.place}
          data-next={index === Math.min(value.length, pairingCodeLength - 1) || undefined}
          aria-hidden
        >
          {value[index]}
        </span>
      ))}
    </div>
  );
}
