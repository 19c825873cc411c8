import { homeTextsEn } from '../../features/home/texts/en.ts';
import { trackingTextsEn } from '../../features/tracking/texts/en.ts';
import { sharedTextsEn } from '../../shared/i18n/texts/en.ts';
import type { TextBundle } from './text-bundle.ts';
import { siteTextsEn } from '../texts/en.ts';

export const bundle: TextBundle = {
  shared: sharedTextsEn,
  site: siteTextsEn,
  home: homeTextsEn,
  tracking: trackingTextsEn,
};
