import { htmlLang } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { formatDate } from '../../shared/format/dates.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { longTextTexts } from '../../shared/long-text/long-text-words.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import css from './text-versions.module.css';

/** Over a text that does not hold any more. */
export function NotInForce({ page, day }: { page: PageName; day: string }) {
  const { versions } = longTextTexts.read();
  return (
    <p className={css.notice} lang={htmlLang[locale]}>
      {versions.notInForce(formatDate(day))} <a href={hrefOf(page)}>{versions.toCurrent}</a>
    </p>
  );
}

/** Under a text: those that held before it. */
export function FormerVersions({ page, days }: { page: PageName; days: readonly string[] }) {
  const { versions } = longTextTexts.read();
  return (
    <nav className={css.former} aria-label={versions.former} lang={htmlLang[locale]}>
      {versions.former}:
      <ul className={css.days}>
        {days.map((day) => (
          <li key={day}>
            <a href={hrefOf(page, { version: day })}>{formatDate(day)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
