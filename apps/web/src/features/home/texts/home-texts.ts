import { createTextContext } from '../../../shared/i18n/text-context.ts';
import type { HomeTexts } from './ru.ts';

export const { Provider: HomeTextsProvider, useTexts: useHomeTexts } = createTextContext<HomeTexts>('home');
