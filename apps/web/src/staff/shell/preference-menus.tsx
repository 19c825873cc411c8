import { menuLocales } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { locale, saveLocale } from '../../shared/i18n/locale.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { staffTexts } from '../kit/kit-words.ts';
import { Button } from '../kit/ui/button.tsx';
import { languageNames } from '../kit/texts/language-names.ts';
import { chooseTheme, theme, themeChoices } from './theme.ts';
import type { ThemeChoice } from './theme.ts';
import css from '../kit/ui/menu.module.css';

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  const { theme: texts } = staffTexts.read();
  const chosen = theme.useValue();
  return (
    <MenuTrigger>
      <Button kind="quiet" square aria-label={`${texts.label}: ${texts[chosen]}`}>
        <Icon of={themeIcons[chosen]} />
      </Button>
      <Popover className={css.popover ?? ''}>
        <Menu
          className={css.menu ?? ''}
          aria-label={texts.label}
          onAction={(key) => chooseTheme(key as ThemeChoice)}
        >
          {themeChoices.map((choice) => (
            <MenuItem key={choice} id={choice} className={css.item ?? ''} textValue={texts[choice]}>
              <Icon of={themeIcons[choice]} size={18} />
              {texts[choice]}
              {choice === chosen && <Icon of={Check} size={18} className={css.check} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Keeps the choice and loads the page again in it (specification, section 2). */
export function LanguageMenu() {
  const { language } = staffTexts.read();
  return (
    <MenuTrigger>
      <Button kind="quiet" aria-label={language(languageNames[locale].short)}>
        {languageNames[locale].short}
      </Button>
      <Popover className={css.popover ?? ''}>
        <Menu
          className={css.menu ?? ''}
          aria-label={language(languageNames[locale].short)}
          onAction={(key) => saveLocale(key as Locale)}
        >
          {menuLocales.map((choice) => (
            <MenuItem
              key={choice}
              id={choice}
              className={css.item ?? ''}
              textValue={languageNames[choice].own}
            >
              <span lang={languageNames[choice].lang}>{languageNames[choice].own}</span>
              {choice === locale && <Icon of={Check} size={18} className={css.check} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
