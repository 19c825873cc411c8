import { isLocale, resolveLocale, type Locale } from '@rohi/contract/locales';
import { localeHeader } from '@rohi/contract/envelope';
import type { FastifyRequest } from 'fastify';

/**
 * The language of an API call: the header X-local, Russian when it is missing or unknown. Log-in, log-out and refresh
 * come without it: theirs is the browser's.
 */
export function localeOfCall({ headers, routeOptions }: FastifyRequest): Locale {
  const inBrowserLanguage = routeOptions.config.endpoint?.inBrowserLanguage === true;
  return localeOfPage(headers[localeHeader], inBrowserLanguage ? headers['accept-language'] : undefined);
}

/** The language of a page: `?lang=`, else the first of the browser's languages that we speak, else Russian. */
export function localeOfPage(lang: unknown, acceptLanguage: string | undefined): Locale {
  if (isLocale(lang)) return lang;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params
        .map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1])
        .find((value) => value !== undefined);
      return {
        primary: tag.split('-')[0]?.toLowerCase() ?? '',
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return resolveLocale(wanted.map(({ primary }) => primary).find(isLocale));
}
