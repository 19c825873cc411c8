import { Clock, Search } from 'lucide-react';
import { useId } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { useOpeningFocus } from './use-opening-focus.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './search-box.module.css';

type SearchBoxProps = {
  boxRef: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Focus in the box opens the bulk dialog (specification, section 2). */
  onOpenDialog: () => void;
  /** Seconds until the service may be asked again; 0 when it may be now. */
  waitSec: number;
};

export function SearchBox({ boxRef, text, onChange, onSubmit, onOpenDialog, waitSec }: SearchBoxProps) {
  const { search } = useTrackingTexts();
  const id = useId();
  useOpeningFocus(boxRef, onOpenDialog);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form className={css.box} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          {search.label}
        </label>
        <input
          ref={boxRef}
          id={id}
          className={css.input}
          type="text"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          placeholder={search.placeholder}
          aria-haspopup="dialog"
          aria-describedby={`${id}opens`}
          enterKeyHint="search"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <span id={`${id}opens`} hidden>
          {search.opensDialog}
        </span>
        <SubmitButton waitSec={waitSec} />
      </form>
    </search>
  );
}

function SubmitButton({ waitSec }: { waitSec: number }) {
  const { search } = useTrackingTexts();
  if (waitSec === 0) {
    return (
      <Button type="submit" className={css.submit} aria-label={search.submit}>
        <Icon of={Search} />
        <span className={css.wideText}>{search.submit}</span>
      </Button>
    );
  }
  // Not `disabled`: the focus that pressed it would be lost.
  return (
    <Button type="submit" className={css.submit} aria-disabled aria-label={search.wait(waitSec)}>
      <Icon of={Clock} />
      <span className={css.wideText}>{search.wait(waitSec)}</span>
      <Text as="span" digits className={css.narrowText}>
        {search.waitShort(waitSec)}
      </Text>
    </Button>
  );
}
