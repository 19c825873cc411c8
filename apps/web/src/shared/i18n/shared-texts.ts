import { createTextContext } from './text-context.ts';
import type { SharedTexts } from './texts/ru.ts';

export const { Provider: SharedTextsProvider, useTexts: useSharedTexts } =
  createTextContext<SharedTexts>('shared');
