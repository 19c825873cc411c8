import type { Locale } from '@rohi/contract/locales';
import { locale } from '../shared/i18n/locale.ts';

// The one text outside the bundles: it is shown when the bundle itself could not be loaded.
const texts: Record<Locale, { failed: string; again: string }> = {
  ru: { failed: 'Сайт не загрузился. Проверьте связь.', again: 'Попробовать снова' },
  en: { failed: 'The site did not load. Check your connection.', again: 'Try again' },
  zh: { failed: '网站未能加载，请检查网络。', again: '重试' },
  tg: { failed: 'Сомона боз нашуд. Интернетро санҷед.', again: 'Бори дигар' },
};

/** Says that the site could not start, and offers to load it again. */
export function showBootFailure(root: HTMLElement): void {
  const { failed, again } = texts[locale];
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = again;
  button.addEventListener('click', () => location.reload());
  main.className = 'boot-failure';
  main.append(heading, button);
  root.replaceChildren(main);
}
