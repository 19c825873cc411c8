import type { LocaleTexts } from '../locales.ts';

/**
 * What a road that takes no goods is called wherever it is spoken of: on the home of the site, and in the title of its
 * notice.
 */
export function closedRoadTitle(route: LocaleTexts): LocaleTexts {
  return {
    ru: `Дорога закрыта: ${route.ru}`,
    en: `Road closed: ${route.en}`,
    zh: `线路关闭：${route.zh}`,
    tg: `Роҳ баста аст: ${route.tg}`,
  };
}
