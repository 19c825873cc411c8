import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { loadTextBundle } from './app/load-texts.ts';
import { loadPage } from './app/page-loaders.ts';
import { locale } from './shared/i18n/locale.ts';

/** The first frame of a page as markup: what `main.tsx` takes over. Run by the build, one language a process. */
export async function renderShell(page: 'home' | 'parcelTracking'): Promise<string> {
  const [bundle] = await Promise.all([loadTextBundle(locale), loadPage(page)]);
  const markup = renderToString(<App bundle={bundle} />);
  // The image of the bar stands in the same document: asking for it early asks twice.
  return markup.replace(/^<link [^>]*>/, '');
}
