import { businessLineNames, businessLines } from '@rohi/contract/business-lines';
import { interfaceLocales } from '@rohi/contract/locales';
import { ArrowLeftRight, Keyboard, Languages, LogOut, Search } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Header } from 'react-aria-components/Header';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { logOut } from '../../shared/session/log-out.ts';
import { locale, saveLocale } from '../../shared/i18n/locale.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { goTo, staffHref, useStaffRoute } from '../kit/router/staff-router.ts';
import { screenIcons } from '../screens.ts';
import { staffTexts } from '../kit/staff-words.ts';
import { languageNames } from '../kit/texts/language-names.ts';
import type { MenuEntry } from './menu-entries.ts';
import { chooseTheme, themeChoices } from './theme.ts';
import menuCss from '../kit/ui/menu.module.css';
import dialogCss from '../kit/ui/dialog.module.css';
import css from './command-palette.module.css';

type Command = { id: string; name: string; icon: LucideIcon; run: () => void };

type CommandPaletteProps = { entries: readonly MenuEntry[]; onClose: () => void; onHelp: () => void };

function useActions(onHelp: () => void): Command[] {
  const { line: lineTexts, theme, language, user, palette } = staffTexts.read();
  const { line } = useStaffRoute();
  return [
    ...businessLines
      .filter((each) => each !== line)
      .map((each) => ({
        id: each,
        name: `${lineTexts.label}: ${businessLineNames[each][locale]}`,
        icon: ArrowLeftRight,
        run: () => goTo(staffHref(each)),
      })),
    ...themeChoices.map((choice) => ({
      id: `theme-${choice}`,
      name: `${theme.label}: ${theme[choice]}`,
      icon: ArrowLeftRight,
      run: () => chooseTheme(choice),
    })),
    ...interfaceLocales
      .filter((each) => each !== locale)
      .map((each) => ({
        id: `language-${each}`,
        name: language(languageNames[each].own),
        icon: Languages,
        run: () => saveLocale(each),
      })),
    { id: 'help', name: palette.help, icon: Keyboard, run: onHelp },
    { id: 'logOut', name: user.logOut, icon: LogOut, run: () => void logOut() },
  ];
}

/** Search over sections and actions: typed, chosen by arrows, run by Enter. */
export function CommandPalette({ entries, onClose, onHelp }: CommandPaletteProps) {
  const { palette, menu } = staffTexts.read();
  const { contains } = useFilter({ sensitivity: 'base' });
  const pages: Command[] = entries.map(({ key, href }) => ({
    id: `page-${key}`,
    name: menu.entries[key],
    icon: screenIcons[key],
    run: () => goTo(href),
  }));
  const sections = [
    { name: palette.pages, commands: pages },
    { name: palette.actions, commands: useActions(onHelp) },
  ].filter(({ commands }) => commands.length > 0);
  const run = (id: unknown) => {
    onClose();
    sections
      .flatMap(({ commands }) => commands)
      .find((command) => command.id === id)
      ?.run();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={dialogCss.overlay ?? ''}
    >
      <Modal className={css.modal ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={palette.title}>
          <Autocomplete filter={(text, asked) => contains(text, asked.trim())}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- typing is what the palette was opened for */}
            <SearchField autoFocus className={css.field ?? ''} aria-label={palette.placeholder}>
              <Icon of={Search} size={18} />
              <Input className={css.input ?? ''} placeholder={palette.placeholder} />
            </SearchField>
            <Menu
              className={css.list ?? ''}
              aria-label={palette.title}
              onAction={run}
              renderEmptyState={() => <p className={css.empty}>{palette.empty}</p>}
            >
              {sections.map(({ name, commands }) => (
                <MenuSection key={name}>
                  <Header className={menuCss.heading ?? ''}>{name}</Header>
                  {commands.map((command) => (
                    <MenuItem
                      key={command.id}
                      id={command.id}
                      textValue={command.name}
                      className={menuCss.item ?? ''}
                    >
                      <Icon of={command.icon} size={18} />
                      {command.name}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
            <p className={css.hint}>{palette.hint}</p>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
