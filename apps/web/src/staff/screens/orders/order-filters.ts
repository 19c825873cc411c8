import { call } from '../../../shared/api/call.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import type { Option } from '../../kit/list/list-definition.ts';

/** What orders are sold as, by code; `none` names those that are sold as nothing yet. */
export async function loadProducts(none: string): Promise<readonly Option[]> {
  const products = await call('GET /common/all-products', { quiet: true });
  return [
    ...products.map(({ code, names }) => ({ value: code, label: names[locale] })),
    { value: 'NONE', label: none },
  ];
}

/** The countries that we carry from, through or to. */
export async function loadCountries(): Promise<readonly Option[]> {
  const countries = await call('GET /common/all-countries/{x}', { params: { x: 'active' }, quiet: true });
  return countries.map(({ shortName, names }) => ({ value: shortName, label: names[locale] }));
}
