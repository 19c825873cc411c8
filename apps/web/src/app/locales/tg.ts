import * as tajik from '@rohi/contract/tajik';
import { homeTextsTg } from '../../features/home/texts/tg.ts';
import { trackingTextsTg } from '../../features/tracking/texts/tg.ts';
import { sharedTextsTg } from '../../shared/i18n/texts/tg.ts';
import type { OwnDays } from '../../shared/format/own-days.ts';
import type { TextBundle } from './text-bundle.ts';
import { siteTextsTg } from '../texts/tg.ts';

export const bundle: TextBundle = {
  shared: sharedTextsTg,
  site: siteTextsTg,
  home: homeTextsTg,
  tracking: trackingTextsTg,
};

export const days: OwnDays = tajik;
