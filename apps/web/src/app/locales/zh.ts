import { homeTextsZh } from '../../features/home/texts/zh.ts';
import { trackingTextsZh } from '../../features/tracking/texts/zh.ts';
import { sharedTextsZh } from '../../shared/i18n/texts/zh.ts';
import type { TextBundle } from './text-bundle.ts';
import { siteTextsZh } from '../texts/zh.ts';

export const bundle: TextBundle = {
  shared: sharedTextsZh,
  site: siteTextsZh,
  home: homeTextsZh,
  tracking: trackingTextsZh,
};
