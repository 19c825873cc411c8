import { menuLocales } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import type { MouseEvent } from 'react';
import { locale, saveLocale } from '../../shared/i18n/locale.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { languageNames } from './language-names.ts';
import { Logo } from './logo.tsx';
import { Row } from '../../shared/ui/primitives.tsx';
import css from './log-in-bar.module.css';

/** What stands over the log-in instead of the navigation bar: the way home and the languages. */
export function LogInBar() {
  const { nav } = useSiteTexts();
  const choose = (event: MouseEvent, choice: Locale) => {
    event.preventDefault();
    saveLocale(choice);
  };
  return (
    <header className={css.bar}>
      <Logo />
      <Row as="ul" gap={4} aria-label={nav.language(languageNames[locale].short)}>
        {menuLocales.map((choice) => (
          <li key={choice}>
            <a
              href={location.hash}
              className={css.language}
              aria-current={choice === locale ? 'true' : undefined}
              onClick={(event) => choose(event, choice)}
            >
              {languageNames[choice].short}
              <span lang={languageNames[choice].lang} className="visually-hidden">
                {languageNames[choice].own}
              </span>
            </a>
          </li>
        ))}
      </Row>
    </header>
  );
}
