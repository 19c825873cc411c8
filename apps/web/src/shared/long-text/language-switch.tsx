import type { PageName } from '@rohi/contract/site/pages';
import { htmlLang } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import { hrefOf } from '../router/hash-router.ts';
import { longTextTexts } from './long-text-words.ts';
import css from './language-switch.module.css';

type LanguageSwitchProps = {
  page: PageName;
  query: URLSearchParams;
  choices: readonly Locale[];
  chosen: Locale;
};

const names: Record<Locale, string> = { ru: 'Русский', tg: 'Тоҷикӣ', en: 'English', zh: '中文' };

/** The language of the text alone (`?text=tg`), apart from that of the interface. */
export function LanguageSwitch({ page, query, choices, chosen }: LanguageSwitchProps) {
  const { textLanguage } = longTextTexts.read();
  return (
    <nav className={css.switch} aria-label={textLanguage}>
      {choices.map((choice) => {
        const next = new URLSearchParams(query);
        next.set('text', choice);
        return (
          <a
            key={choice}
            href={hrefOf(page, next)}
            lang={htmlLang[choice]}
            className={css.choice}
            aria-current={choice === chosen ? 'true' : undefined}
          >
            {names[choice]}
          </a>
        );
      })}
    </nav>
  );
}
