import '../shared/styles/tokens.css';
import '../shared/styles/fonts.css';
import '../shared/styles/base.css';
import './kit/styles/staff-tokens.css';
import './kit/styles/staff-base.css';
import '../shared/styles/kit-layout.css';
import '../shared/styles/kit-spaces.css';
import '../shared/styles/kit-surface.css';
import { htmlLang } from '@rohi/contract/locales';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { sessionTexts } from '../features/accounts/session-words.ts';
import { SharedTextsProvider } from '../shared/i18n/shared-texts.ts';
import { locale } from '../shared/i18n/locale.ts';
import { loadSharedTexts } from './kit/load-shared-texts.ts';
import { startTheme } from './shell/theme.ts';
import { Staff } from './staff.tsx';
import { staffTexts } from './kit/kit-words.ts';

async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = htmlLang[locale];
  startTheme();
  const [shared] = await Promise.all([loadSharedTexts(), staffTexts.load(), sessionTexts.load()]);
  const { brand, console: name, parts } = staffTexts.read();
  document.title = `${name} — ${brand}`;
  const tag = { ru: 'ru-RU', en: 'en-US', zh: 'zh-CN', tg: 'ru-RU' }[locale];
  // Its own words are not in Tajik; those it finds here it takes, of all packages that say anything.
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: tag,
    [Symbol.for('react-aria.i18n.strings')]: {
      '@react-aria/overlays': { dismiss: parts.dismiss },
      '@react-aria/menu': { longPressMessage: parts.longPress },
    },
  });
  createRoot(root).render(
    <I18nProvider locale={tag}>
      <SharedTextsProvider value={shared}>
        <Staff />
      </SharedTextsProvider>
    </I18nProvider>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
