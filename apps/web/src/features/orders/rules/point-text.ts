import type { Locale } from '@rohi/contract/locales';
import { ownPointName } from '../../../shared/format/point-name.ts';

type NamedPoint = { name: string; city: string };

/** «Сино-1, Душанбе»; Chinese names the city first. A name that names its city already is enough. */
export function pointText({ name, city }: NamedPoint, locale: Locale): string {
  if (name.includes(city)) return name;
  return locale === 'zh' ? `${city} · ${name}` : `${name}, ${city}`;
}

/** The same where it is one of several to choose from. */
export function pointOption({ name, city }: NamedPoint, locale: Locale): string {
  const own = ownPointName(name);
  return own === '' ? city : pointText({ name: own, city }, locale);
}
