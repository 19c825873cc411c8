import { menuLocales } from '@rohi/contract/locales';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { locale, saveLocale } from '../../shared/i18n/locale.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { moveByArrow, useOutsidePress } from '../../shared/ui/popup-list.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { languageNames } from './language-names.ts';
import { Box } from '../../shared/ui/primitives.tsx';
import css from './language-menu.module.css';

type ChoicesProps = {
  boxRef: RefObject<HTMLElement | null>;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function Choices({ boxRef, close, onKeyDown }: ChoicesProps) {
  useOutsidePress([boxRef], close);
  return (
    <ul className={css.list}>
      {menuLocales.map((choice) => (
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

/** CN / EN / RU: saves the choice and loads the page again in it. */
export function LanguageMenu() {
  const { nav } = useSiteTexts();
  const [open, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveByArrow(event.key, event.currentTarget.closest('ul'))) event.preventDefault();
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      boxRef.current?.querySelector('button')?.focus();
    }
  };
  return (
    <Box ref={boxRef} position="relative">
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
      {open && <Choices boxRef={boxRef} close={close} onKeyDown={onKeyDown} />}
    </Box>
  );
}
