import { createTextContext } from '../../../shared/i18n/text-context.ts';
import type { TrackingTexts } from './ru.ts';

export const { Provider: TrackingTextsProvider, useTexts: useTrackingTexts } =
  createTextContext<TrackingTexts>('tracking');
