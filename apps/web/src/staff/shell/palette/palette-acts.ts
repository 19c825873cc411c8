import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { Authority } from '@rohi/contract/authorities';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { businessLineNames } from '../../kit/names.ts';
import { menuLocales } from '@rohi/contract/locales';
import {
  ArrowLeftRight,
  Boxes,
  Calculator,
  ClipboardList,
  Keyboard,
  Languages,
  LogOut,
  Plus,
  SunMoon,
  UserRound,
} from 'lucide-react';
import { locale, saveLocale } from '../../../shared/i18n/locale.ts';
import { leave } from '../../kit/session/leaving.ts';
import { goTo, staffHref } from '../../kit/router/staff-router.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { languageNames } from '../../kit/texts/language-names.ts';
import type { MenuEntry } from '../menu-entries.ts';
import { chooseTheme, themeChoices } from '../theme.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { Ways } from './use-found.ts';

/** What a person in the palette may do, and how the palette does it. */
export type PaletteCaller = {
  line: BusinessLine;
  entries: readonly MenuEntry[];
  authorities: readonly Authority[];
  onHelp: () => void;
  onPrice: (customerCode: string) => void;
};

/** Lists in which new rows are made here, and who may make them. */
const makers = {
  notices: 'notice:edit',
  units: 'unit:edit',
  prices: 'tariff:edit',
  users: 'user:edit',
} as const satisfies Partial<Record<StaffMenuKey, Authority>>;

export type WordedEntry = PaletteEntry & { words: readonly string[] };

/** What can be done from anywhere; `words` are what else somebody may call it. */
export function actsOf({ line, entries, authorities, onHelp, onPrice }: PaletteCaller): WordedEntry[] {
  const { line: lineTexts, theme, language, user, palette, menu } = staffTexts.read();
  const has = (key: StaffMenuKey) => entries.some((entry) => entry.key === key);
  const fresh = new URLSearchParams({ row: 'new' });
  return [
    ...(has('orders') && authorities.includes('order:edit')
      ? newOrders('').map((entry) => ({ ...entry, words: ['new order', '新建订单', 'новый заказ'] }))
      : []),
    ...(['notices', 'units', 'prices', 'users'] as const)
      .filter((key) => has(key) && authorities.includes(makers[key]))
      .map((key) => ({
        id: `new-${key}`,
        icon: Plus,
        name: palette.newIn(menu.entries[key]),
        words: ['new', '新建', 'добавить'],
        href: staffHref(line, key, fresh),
      })),
    ...(mayCheckPrices(authorities)
      ? [
          {
            id: 'price',
            icon: Calculator,
            name: palette.price,
            words: ['price', '价格', 'цена', 'нарх'],
            run: () => onPrice(''),
          },
        ]
      : []),
    ...businessLines
      .filter((each) => each !== line)
      .map((each) => ({
        id: `line-${each}`,
        icon: ArrowLeftRight,
        name: `${lineTexts.label}: ${businessLineNames[each][locale]}`,
        words: [each],
        run: () => goTo(staffHref(each)),
      })),
    ...themeChoices.map((choice) => ({
      id: `theme-${choice}`,
      icon: SunMoon,
      name: `${theme.label}: ${theme[choice]}`,
      words: ['theme', '主题', choice],
      run: () => chooseTheme(choice),
    })),
    ...menuLocales
      .filter((each) => each !== locale)
      .map((each) => ({
        id: `language-${each}`,
        icon: Languages,
        name: language(languageNames[each].own),
        words: [each, 'language', 'язык', '语言'],
        run: () => saveLocale(each),
      })),
    { id: 'help', icon: Keyboard, name: palette.help, words: ['help', 'keys', '快捷键'], run: onHelp },
    { id: 'logOut', icon: LogOut, name: user.logOut, words: ['log out', '退出'], run: () => void leave() },
  ];
}

/**
 * The two forms in which staff take an order down, each on its line: what a customer on the phone has bought, and
 * cargo.
 */
function newOrders(customer: string): PaletteEntry[] {
  const { palette } = staffTexts.read();
  const preset = customer === '' ? {} : { customer };
  return [
    {
      id: `retail-order-${customer}`,
      icon: Plus,
      name: customer === '' ? palette.newOrder : palette.newOrderFor(customer),
      href: staffHref('BSC', 'orders', new URLSearchParams({ new: 'retail', ...preset })),
    },
    {
      id: `cargo-order-${customer}`,
      icon: Plus,
      name: customer === '' ? palette.newCargo : palette.newCargoFor(customer),
      href: staffHref('FBA', 'orders', new URLSearchParams({ row: 'new', ...preset })),
    },
  ];
}

function mayCheckPrices(authorities: readonly Authority[]): boolean {
  return authorities.includes('customer:read');
}

/** The ways from what was found to what belongs to it, and what can be done for a customer. */
export function waysOf({ entries, authorities, onPrice }: PaletteCaller): Ways {
  const { palette } = staffTexts.read();
  const has = (key: StaffMenuKey) => entries.some((entry) => entry.key === key);
  const listOf = (key: StaffMenuKey, icon: PaletteEntry['icon'], name: string) => {
    const way = (code: string, line: BusinessLine): PaletteEntry[] =>
      has(key)
        ? [
            {
              id: `${key}-of-${code}`,
              icon,
              name,
              href: staffHref(line, key, new URLSearchParams({ search: code })),
            },
          ]
        : [];
    return way;
  };
  const customer = listOf('customers', UserRound, palette.customer);
  return {
    parcelsOf: listOf('parcels', Boxes, palette.parcels),
    ordersOf: listOf('orders', ClipboardList, palette.orders),
    customerOf: (code, line) => (code === null ? [] : customer(code, line)),
    actsFor: (code) => [
      ...(has('orders') && authorities.includes('order:edit') ? newOrders(code) : []),
      ...(mayCheckPrices(authorities)
        ? [
            {
              id: `price-for-${code}`,
              icon: Calculator,
              name: palette.priceFor(code),
              run: () => onPrice(code),
            },
          ]
        : []),
    ],
  };
}
