import type { HomeTexts } from '../../features/home/texts/ru.ts';
import type { TrackingTexts } from '../../features/tracking/texts/ru.ts';
import type { SharedTexts } from '../../shared/i18n/texts/ru.ts';
import type { SiteTexts } from '../texts/ru.ts';

/** Every text of the public site in one language: one chunk, of which a visitor loads only the one asked for. */
export type TextBundle = { shared: SharedTexts; site: SiteTexts; home: HomeTexts; tracking: TrackingTexts };
