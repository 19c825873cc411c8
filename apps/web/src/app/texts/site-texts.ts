import { createTextContext } from '../../shared/i18n/text-context.ts';
import type { SiteTexts } from './ru.ts';

export const { Provider: SiteTextsProvider, useTexts: useSiteTexts } = createTextContext<SiteTexts>('site');
