import { htmlLang, menuLocales } from '@rohi/contract/locales';
import { pages } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { HomeTextsProvider } from '../../features/home/texts/home-texts.ts';
import { TrackingTextsProvider } from '../../features/tracking/texts/tracking-texts.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { SharedTextsProvider } from '../../shared/i18n/shared-texts.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { Footer } from '../layout/footer.tsx';
import { languageNames } from '../layout/language-names.ts';
import { Row } from '../../shared/ui/primitives.tsx';
import layout from '../layout/layout.module.css';
import logInBar from '../layout/log-in-bar.module.css';
import { Logo } from '../layout/logo.tsx';
import bar from '../layout/nav-bar.module.css';
import type { TextBundle } from '../locales/text-bundle.ts';
import { SiteTextsProvider, useSiteTexts } from '../texts/site-texts.ts';
import { staticPath } from './static-path.ts';

/** The bar without script: no menus, the languages are links to the same page. */
function StaticBar({ page }: { page: PageName }) {
  const { nav } = useSiteTexts();
  return (
    <header className={bar.bar}>
      <div className={bar.row}>
        <Logo />
        <nav className={bar.menu} aria-label={nav.label}>
          <a href={hrefOf('orderManagement')} className={bar.link}>
            {nav.orders}
          </a>
          <a href={hrefOf('freightQuotation')} className={bar.link}>
            {nav.tariffs}
          </a>
        </nav>
        <Row gap={16} align="center" marginStart="auto" className={bar.side}>
          <Row as="ul" gap={4} aria-label={nav.language(languageNames[locale].short)}>
            {menuLocales.map((choice) => (
              <li key={choice}>
                <a
                  href={staticPath(page, choice)}
                  hrefLang={htmlLang[choice]}
                  className={logInBar.language}
                  aria-current={choice === locale ? 'true' : undefined}
                >
                  {languageNames[choice].short}
                  <span lang={languageNames[choice].lang} className="visually-hidden">
                    {languageNames[choice].own}
                  </span>
                </a>
              </li>
            ))}
          </Row>
        </Row>
      </div>
    </header>
  );
}

type StaticSiteProps = { page: PageName; bundle: TextBundle; Page: ComponentType };

/** One public page as a document of its own, for search engines and visitors who come from them. */
export function StaticSite({ page, bundle, Page }: StaticSiteProps) {
  return (
    <SharedTextsProvider value={bundle.shared}>
      <SiteTextsProvider value={bundle.site}>
        <HomeTextsProvider value={bundle.home}>
          <TrackingTextsProvider value={bundle.tracking}>
            <StaticBar page={page} />
            <main id="main" className={layout.main} data-path={pages[page].path}>
              <Suspense>
                <Page />
              </Suspense>
            </main>
            <Footer inert={false} quiet={false} />
          </TrackingTextsProvider>
        </HomeTextsProvider>
      </SiteTextsProvider>
    </SharedTextsProvider>
  );
}
