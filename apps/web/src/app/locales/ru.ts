import { homeTextsRu } from '../../features/home/texts/ru.ts';
import { trackingTextsRu } from '../../features/tracking/texts/ru.ts';
import { sharedTextsRu } from '../../shared/i18n/texts/ru.ts';
import type { TextBundle } from './text-bundle.ts';
import { siteTextsRu } from '../texts/ru.ts';

export const bundle: TextBundle = {
  shared: sharedTextsRu,
  site: siteTextsRu,
  home: homeTextsRu,
  tracking: trackingTextsRu,
};
