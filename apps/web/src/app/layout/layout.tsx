import { pages } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { cabinetNav } from '../../features/accounts/parts.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { LogInBar } from './log-in-bar.tsx';
import { NavBar } from './nav-bar.tsx';
import css from './layout.module.css';
import { loadInTime } from '../../shared/ui/load-in-time.ts';
import type { FooterProps } from './footer.tsx';

/**
 * The footer, loaded once the page stands: every page fills the window, so that the footer is below it and moves
 * nothing when it comes.
 */
function LateFooter(props: FooterProps) {
  const [Footer, setFooter] = useState<ComponentType<FooterProps>>();
  useEffect(() => {
    let left = false;
    loadInTime(() => import('./footer.tsx')).then(
      (loaded) => left || setFooter(() => loaded.Footer),
      // A page without a footer is still a page: nothing to report.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return Footer ? <Footer {...props} /> : null;
}

type LayoutProps = { page: PageName | undefined; path: string | undefined; children: ReactNode };

/** The frame around every page. /login has no navigation bar (specification, section 2). */
export function Layout({ page, path, children }: LayoutProps) {
  const { skipToContent } = useSiteTexts();
  const mainRef = useRef<HTMLElement>(null);
  const [menuPath, setMenuPath] = useState<string>();
  // The menu is open on the page it was opened on: going anywhere closes it.
  const menuOpen = menuPath !== undefined && menuPath === path;
  useEffect(() => {
    document.documentElement.classList.toggle(css.locked ?? '', menuOpen);
  }, [menuOpen]);
  const skip = (event: MouseEvent) => {
    // The hash belongs to the router: the jump is made by hand.
    event.preventDefault();
    mainRef.current?.focus();
  };
  return (
    <>
      <a href="#main" className={css.skip} onClick={skip}>
        {skipToContent}
      </a>
      {page === 'login' ? (
        <LogInBar />
      ) : (
        <NavBar page={page} menuOpen={menuOpen} onMenu={(open) => setMenuPath(open ? path : undefined)} />
      )}
      {page !== undefined && pages[page].access === 'customer' && (
        <div className={css.cabinet} inert={menuOpen}>
          <Suspense>
            <cabinetNav.Part page={page} />
          </Suspense>
        </div>
      )}
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        inert={menuOpen}
        className={classNames(css.main, page === 'login' && css.plain)}
      >
        {children}
      </main>
      <LateFooter inert={menuOpen} quiet={page === 'login'} />
    </>
  );
}
