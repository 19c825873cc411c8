import { businessLines } from '@rohi/contract/business-lines';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { Check, ChevronDown, Menu as MenuIcon, Search } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { locale } from '../../shared/i18n/locale.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import mark from '../kit/logo-mark.svg';
import { goTo, staffHref, useStaffRoute } from '../kit/router/staff-router.ts';
import { useUser } from '../kit/session/user-info.ts';
import { staffTexts } from '../kit/kit-words.ts';
import { Button } from '../kit/ui/button.tsx';
import { menuEntries } from './menu-entries.ts';
import type { Alerts } from './count-alerts.ts';
import { LanguageMenu, ThemeMenu } from './preference-menus.tsx';
import { UserMenu } from './user-menu.tsx';
import { Box, Row, Text } from '../../shared/ui/primitives.tsx';
import menuCss from '../kit/ui/menu.module.css';
import { businessLineNames } from '../kit/names.ts';
import css from './top-bar.module.css';

/** Two signs fit beside the icon. */
const mostShown = 99;

type TopBarProps = {
  /** How much somebody waits for: said where the menu with its numbers is closed. */
  waiting: number;
  /** What of it stands in lists of the other line. */
  elsewhere: Alerts['elsewhere'];
  onMenu: () => void;
  onPalette: () => void;
};

export function TopBar({ waiting, elsewhere, onMenu, onPalette }: TopBarProps) {
  const { brand, menu, palette } = staffTexts.read();
  const { line } = useStaffRoute();
  return (
    <Row
      as="header"
      gap={8}
      align="center"
      paddingX={16}
      paddingY={0}
      fill="surface"
      border="bottom"
      className={css.bar}
    >
      <Button
        kind="quiet"
        square
        className={css.menuButton}
        aria-label={waiting > 0 ? `${menu.open}, ${menu.waiting(waiting)}` : menu.open}
        onPress={onMenu}
      >
        <Icon of={MenuIcon} />
        {waiting > 0 && (
          <Text as="span" paddingX={4} paddingY={0} weight={700} digits className={css.waiting} aria-hidden>
            {Math.min(waiting, mostShown)}
          </Text>
        )}
      </Button>
      <Row as="a" href={staffHref(line)} radius="small" className={css.logo} aria-label={brand}>
        <img src={mark} width={28} height={28} alt="" />
      </Row>
      <LineSwitch elsewhere={elsewhere} />
      <Button kind="outline" className={css.search} onPress={onPalette} aria-keyshortcuts="Control+K">
        <Icon of={Search} size={16} />
        <span className={css.searchText}>{palette.button}</span>
        <Box
          as="kbd"
          marginStart="auto"
          fill="surface"
          border="all"
          tone="soft"
          size={13}
          weight={600}
          className={css.key}
        >
          Ctrl K
        </Box>
      </Button>
      <Row gap={2} align="center" className={css.end}>
        <ThemeMenu />
        <LanguageMenu />
        <UserMenu />
      </Row>
    </Row>
  );
}

/**
 * Retail parcels or cargo: the menu, the lists and the reports follow. Where somebody waits in the other line, choosing
 * it leads there.
 */
function LineSwitch({ elsewhere }: Pick<TopBarProps, 'elsewhere'>) {
  const texts = staffTexts.read();
  const user = useUser();
  const { line, screen } = useStaffRoute();
  const change = (next: BusinessLine) => {
    if (next === elsewhere?.line) return goTo(`#${elsewhere.route}`);
    // The same screen of the other line, if it has one.
    const stays = menuEntries(user, next).some(({ key }) => key === screen);
    return goTo(staffHref(next, stays ? screen : ''));
  };
  return (
    <MenuTrigger>
      <Button
        kind="quiet"
        className={css.line}
        aria-label={[
          `${texts.line.label}: ${businessLineNames[line][locale]}`,
          ...(elsewhere === undefined
            ? []
            : [`${businessLineNames[elsewhere.line][locale]}, ${texts.menu.waiting(elsewhere.count)}`]),
        ].join('; ')}
      >
        <span>{businessLineNames[line][locale]}</span>
        {elsewhere !== undefined && (
          // The number is no text: it would stand between the words of the button's name.
          <Text
            as="span"
            weight={700}
            digits
            text="center"
            className={css.elsewhere}
            data-count={Math.min(elsewhere.count, mostShown)}
            aria-hidden
          />
        )}
        <Icon of={ChevronDown} size={16} />
      </Button>
      <Popover className={menuCss.popover ?? ''}>
        <Menu
          className={menuCss.menu ?? ''}
          aria-label={texts.line.label}
          onAction={(key) => change(key as BusinessLine)}
        >
          {businessLines.map((each) => (
            <MenuItem
              key={each}
              id={each}
              className={menuCss.item ?? ''}
              textValue={businessLineNames[each][locale]}
            >
              {businessLineNames[each][locale]}
              {each === elsewhere?.line && (
                <Text as="span" weight={700} digits text="center" className={css.elsewhere}>
                  {texts.menu.waiting(elsewhere.count)}
                </Text>
              )}
              {each === line && <Icon of={Check} size={18} className={menuCss.check} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
