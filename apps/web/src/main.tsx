import './shared/styles/tokens.css';
import './shared/styles/fonts.css';
import './shared/styles/base.css';
import './shared/styles/kit-layout.css';
import './shared/styles/kit-spaces.css';
import './shared/styles/kit-surface.css';
import { htmlLang } from '@rohi/contract/locales';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { loadPage } from './app/page-loaders.ts';
import { loadTextBundle } from './app/load-texts.ts';
import { keepScrollPlace } from './app/scroll-place.ts';
import { locale } from './shared/i18n/locale.ts';
import { whenIdle } from './shared/ui/when-idle.ts';
import { currentRoute } from './shared/router/hash-router.ts';

/** The first page is there before the first frame; when it fails, the page's own boundary says so. */
async function loadFirstPage(): Promise<void> {
  const { page } = currentRoute();
  if (page === undefined) return;
  await loadPage(page).catch(() => undefined);
}

/** Takes over the shell of the build where it is that of this page, and draws anew elsewhere. */
async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = htmlLang[locale];
  keepScrollPlace();
  try {
    const [bundle] = await Promise.all([loadTextBundle(locale), loadFirstPage()]);
    const app = <App bundle={bundle} />;
    const { shell } = root.dataset;
    for (const name of ['shell', 'asking', 'session']) delete root.dataset[name];
    if (shell === undefined) createRoot(root).render(app);
    else hydrateRoot(root, app);
    whenIdle(
      () => void import('./app/cache-for-offline.ts').then(({ cacheForOffline }) => cacheForOffline()),
    );
  } catch {
    showBootFailure(root);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
