import type { HomeTexts } from '../../features/home/texts/home-texts.ts';
import type { TrackingTexts } from '../../features/tracking/texts/tracking-texts.ts';
import type { SharedTexts } from '../../shared/i18n/shared-texts.ts';
import type { SiteTexts } from '../texts/site-texts.ts';

/** Every text of the public site in one language: one chunk, of which a visitor loads only the one asked for. */
export type TextBundle = { shared: SharedTexts; site: SiteTexts; home: HomeTexts; tracking: TrackingTexts };
