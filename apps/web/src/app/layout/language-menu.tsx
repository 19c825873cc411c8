import { interfaceLocales } from '@rohi/contract/locales';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { locale, saveLocale } from '../../shared/i18n/locale.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import { languageNames } from './language-names.ts';
import css from './language-menu.module.css';

function Choices({ onKeyDown }: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void }) {
  return (
    <ul className={css.list}>
      {interfaceLocales.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            className={css.choice}
            aria-current={choice === locale ? 'true' : undefined}
            onClick={() => saveLocale(choice)}
            onKeyDown={onKeyDown}
          >
            {languageNames[choice].short}
            <span lang={languageNames[choice].lang} className="visually-hidden">
              {languageNames[choice].own}
            </span>
            {choice === locale && <Icon of={Check} size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function moveFocus(from: HTMLElement, step: 1 | -1) {
  const buttons = [...(from.closest('ul')?.querySelectorAll('button') ?? [])];
  const index = buttons.findIndex((button) => button === from);
  buttons.at((index + step) % buttons.length)?.focus();
}

/** A press anywhere else closes. */
function useOutsidePress(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [ref, open, close]);
}

/** CN / EN / RU: saves the choice and loads the page again in it. */
export function LanguageMenu() {
  const { nav } = useSiteTexts();
  const [open, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useOutsidePress(boxRef, open, close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      boxRef.current?.querySelector('button')?.focus();
    }
  };
  return (
    <div ref={boxRef} className={css.box}>
      <button
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-label={nav.language(languageNames[locale].short)}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        {languageNames[locale].short}
        <Icon of={ChevronDown} size={16} />
      </button>
      {open && <Choices onKeyDown={onKeyDown} />}
    </div>
  );
}
