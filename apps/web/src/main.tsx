import './shared/styles/tokens.css';
import './shared/styles/fonts.css';
import './shared/styles/base.css';
import { htmlLang } from '@rohi/contract/locales';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { loadPage } from './app/page-loaders.ts';
import { loadTextBundle } from './app/load-texts.ts';
import { isUnbuilt } from './app/unbuilt-pages.ts';
import { locale } from './shared/i18n/locale.ts';
import { currentRoute } from './shared/router/hash-router.ts';

/** The first page is there before the first frame; when it fails, the page's own boundary says so. */
async function loadFirstPage(): Promise<void> {
  const { page } = currentRoute();
  if (page === undefined || isUnbuilt(page)) return;
  await loadPage(page).catch(() => undefined);
}

async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = htmlLang[locale];
  try {
    const [bundle] = await Promise.all([loadTextBundle(locale), loadFirstPage()]);
    createRoot(root).render(<App bundle={bundle} />);
  } catch {
    showBootFailure(root);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
