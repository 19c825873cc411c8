import { Suspense } from 'react';
import { interfaceLocales } from '@rohi/contract/locales';
import { locale, saveLocale } from '../../../shared/i18n/locale.ts';
import mark from '../../kit/logo-mark.svg';
import { languageNames } from '../../kit/texts/language-names.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { Loading } from '../../kit/ui/states.tsx';
import { LoginForms } from './login-forms.tsx';
import css from './staff-login.module.css';

/** The log-in stands in the place of the screen that was asked for; the address stays. */
export function StaffLogin() {
  const { brand, login } = staffTexts.read();
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.brand}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </p>
        <h1>{login.title}</h1>
        <p className={css.lead}>{login.lead}</p>
        <Suspense fallback={<Loading />}>
          <LoginForms />
        </Suspense>
      </div>
      <nav className={css.after}>
        <a href="/">{login.site}</a>
        <ul>
          {interfaceLocales.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                lang={languageNames[choice].lang}
                aria-current={choice === locale ? 'true' : undefined}
                onClick={() => saveLocale(choice)}
              >
                {languageNames[choice].own}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
