import type { InterfaceLocale } from '@rohi/contract/locales';

type NamedPoint = { name: string; city: string };

/** «Сино-1, Душанбе»; Chinese names the city first. A name that names its city already is enough. */
export function pointText({ name, city }: NamedPoint, locale: InterfaceLocale): string {
  if (name.includes(city)) return name;
  return locale === 'zh' ? `${city} · ${name}` : `${name}, ${city}`;
}
