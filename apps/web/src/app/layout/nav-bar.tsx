import type { PageName } from '@rohi/contract/site/pages';
import { ChevronRight, LogIn, Menu, X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { phoneMenu, userButton } from '../../features/accounts/parts.ts';
import { hotline, hotlineHref } from '../../shared/facts/site-facts.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { useToken } from '../../shared/session/session-storage.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { Row } from '../../shared/ui/primitives.tsx';
import css from './nav-bar.module.css';

type NavBarProps = { page: PageName | undefined; menuOpen: boolean; onMenu: (open: boolean) => void };

function NavLinks({ page, onFollow }: { page: PageName | undefined; onFollow: () => void }) {
  const { nav } = useSiteTexts();
  const links = [
    { to: 'orderManagement', text: nav.orders },
    { to: 'freightQuotation', text: nav.tariffs },
  ] as const;
  return links.map(({ to, text }) => (
    <a
      key={to}
      href={hrefOf(to)}
      className={css.link}
      aria-current={page === to ? 'page' : undefined}
      onClick={onFollow}
    >
      {text}
      <Icon of={ChevronRight} size={22} className={css.arrow} />
    </a>
  ));
}

/** What follows the two items in the phone's menu of a visitor; it comes when the menu is opened. */
const visitorLinks = onDemand<{ onFollow: () => void }>(
  async () => (await import('./visitor-links.tsx')).VisitorLinks,
);

function MenuFoot({ isLoggedIn, onFollow }: { isLoggedIn: boolean; onFollow: () => void }) {
  const { nav, footer } = useSiteTexts();
  return (
    <div className={css.foot}>
      {!isLoggedIn && (
        <ButtonLink href={hrefOf('login')} kind="dark" wide onClick={onFollow}>
          <Icon of={LogIn} />
          {nav.logIn}
        </ButtonLink>
      )}
      <a href={hotlineHref} className={css.hotline}>
        {footer.hotline} <b>{hotline}</b>
      </a>
    </div>
  );
}

/** Esc closes the phone's menu and gives the focus back to its button. */
function useMenuEscape(menuOpen: boolean, close: () => void) {
  const toggleRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!menuOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toggleRef.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [menuOpen, close]);
  return toggleRef;
}

export function NavBar({ page, menuOpen, onMenu }: NavBarProps) {
  const { nav } = useSiteTexts();
  const isLoggedIn = useToken() !== undefined;
  const close = () => onMenu(false);
  const toggleRef = useMenuEscape(menuOpen, close);
  return (
    <header className={classNames(css.bar, menuOpen && css.open)}>
      <div className={css.row}>
        <Logo />
        <nav id="site-menu" className={css.menu} aria-label={nav.label}>
          <NavLinks page={page} onFollow={close} />
          {menuOpen && (
            <Suspense>
              {isLoggedIn ? <phoneMenu.Part onFollow={close} /> : <visitorLinks.Part onFollow={close} />}
            </Suspense>
          )}
          <MenuFoot isLoggedIn={isLoggedIn} onFollow={close} />
        </nav>
        <Row gap={16} align="center" marginStart="auto" className={css.side}>
          <LanguageMenu />
          {isLoggedIn ? (
            <Suspense fallback={<span className={css.user} />}>
              <userButton.Part />
            </Suspense>
          ) : (
            <ButtonLink href={hrefOf('login')} kind="dark" className={css.logIn}>
              {nav.logIn}
            </ButtonLink>
          )}
          <button
            ref={toggleRef}
            type="button"
            className={css.toggle}
            aria-expanded={menuOpen}
            aria-controls="site-menu"
            aria-label={menuOpen ? nav.closeMenu : nav.openMenu}
            onClick={() => onMenu(!menuOpen)}
          >
            <Icon of={menuOpen ? X : Menu} size={22} />
          </button>
        </Row>
      </div>
    </header>
  );
}
