import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { bagKindNames, bagStateNames } from '@rohi/contract/containers/bag-names';
import { toneOfTransfer } from '../../kit/tone-of-transfer.ts';
import { transferStateNames } from '@rohi/contract/containers/transfer-words';
import { tripStateNames } from '@rohi/contract/trips/trip-names';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ArrowRightLeft,
  Boxes,
  Building2,
  ClipboardList,
  ListFilter,
  Package,
  PackageSearch,
  Truck,
  UserRound,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { stateOfParcel } from '../../kit/record/parcel-state.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { recordHref, staffHref } from '../../kit/router/staff-router.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import type { MenuEntry } from '../menu-entries.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

const askedAfterMs = 200;
/** So many of a kind are shown; the way to the list with all of them stands below. */
const shownOfKind = 3;

/** What somebody has typed, once they rest. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), askedAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The address of a row that has no page of its own; `line` is the one in which its list has it. */
function rowHref(line: BusinessLine, screen: StaffMenuKey, row: string): string {
  return staffHref(line, screen, new URLSearchParams({ row }));
}

/** The list that has all that was found, not only the first. */
function inList(key: StaffMenuKey, line: BusinessLine, search: string, name: string): PaletteEntry {
  return {
    id: `list-${key}`,
    icon: ListFilter,
    name,
    href: staffHref(line, key, new URLSearchParams({ search })),
  };
}

const joined = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** `line` is that of the first row, where rows of both lines are found. */
type Found = { total: number; entries: PaletteEntry[]; line?: BusinessLine | undefined };
type Finder = (search: string, line: BusinessLine, signal: AbortSignal) => Promise<Found>;

/** The acts that lead from a row to what belongs to it, for those with screens that this role has. */
export type Ways = {
  parcelsOf: (code: string, line: BusinessLine) => PaletteEntry[];
  ordersOf: (code: string, line: BusinessLine) => PaletteEntry[];
  customerOf: (code: string | null, line: BusinessLine) => PaletteEntry[];
  actsFor: (code: string) => PaletteEntry[];
};

type Finders = Partial<Record<StaffMenuKey, Finder>>;

const findersOf = (ways: Ways): Finders => ({ ...findersOfTrade(ways), ...findersBeside(ways) });

const request = (search: string) => ({ query: { search, limit: shownOfKind }, quiet: true });

/** Customers, parcels and orders. */
function findersOfTrade({ parcelsOf, ordersOf, customerOf, actsFor }: Ways): Finders {
  const { palette } = staffTexts.read();
  const { facts, kinds, closed } = palette;
  return {
    customers: async (search, _line, signal) => {
      const { total, list } = await call('GET /staff/customers', { ...request(search), signal });
      return {
        total,
        line: list[0]?.businessLine,
        entries: list.map((row) => ({
          id: `customer-${row.id}`,
          icon: UserRound,
          name: row.name,
          about: joined([row.code, row.phoneMasked]),
          ...(row.enabled ? {} : { state: { text: closed, tone: 'grey' } }),
          href: recordHref(row.businessLine, 'customers', row.code),
          details: {
            kind: kinds.customer,
            title: row.code,
            facts: [
              [facts.name, row.name],
              [facts.phone, row.phoneMasked ?? '—'],
              [facts.since, momentText(row.createdAt)],
            ],
          },
          acts: [
            ...parcelsOf(row.code, row.businessLine),
            ...ordersOf(row.code, row.businessLine),
            ...actsFor(row.code),
          ],
        })),
      };
    },
    parcels: async (search, _line, signal) => {
      const { total, list } = await call('GET /staff/parcels', { ...request(search), signal });
      return {
        total,
        line: list[0]?.businessLine,
        entries: list.map((row) => ({
          id: `parcel-${row.id}`,
          icon: Boxes,
          name: row.id,
          about: joined([row.customerCode ?? palette.noOne, row.orderCode, row.pickupPoint?.city ?? null]),
          state: stateOfParcel({ ...row, isReceived: row.receivedAt !== null }),
          href: recordHref(row.businessLine, 'parcels', row.id),
          details: {
            kind: kinds.parcel,
            title: row.id,
            facts: [
              [facts.state, row.statusName],
              [facts.customer, row.customerCode ?? palette.noOne],
              [facts.order, row.orderCode ?? '—'],
              [facts.point, row.pickupPoint?.city ?? '—'],
              [facts.weight, row.weightKg === null ? '—' : formatDecimal(row.weightKg)],
              [facts.lastEvent, row.lastEventAt === null ? '—' : momentText(row.lastEventAt)],
            ],
          },
          acts: [
            ...customerOf(row.customerCode, row.businessLine),
            ...(row.orderCode === null ? [] : ordersOf(row.orderCode, row.businessLine)),
          ],
        })),
      };
    },
    orders: async (search, _line, signal) => {
      const { total, list } = await call('GET /staff/orders', { ...request(search), signal });
      return {
        total,
        line: list[0]?.businessLine,
        entries: list.map((row) => ({
          id: `order-${row.code}`,
          icon: ClipboardList,
          name: row.code,
          about: joined([row.customerName ?? row.customerCode, row.goods]),
          state: { text: row.stageName, tone: toneOfStatus(row.status) },
          href: recordHref(row.businessLine, 'orders', row.code),
          details: {
            kind: kinds.order,
            title: row.code,
            facts: [
              [facts.state, row.stageName],
              [facts.customer, joined([row.customerCode, row.customerName]) || '—'],
              [facts.goods, row.goods ?? '—'],
              [facts.parcels, String(row.parcels)],
              [facts.point, row.pickupPoint?.city ?? '—'],
              [facts.created, momentText(row.createdAt)],
            ],
          },
          acts: [...parcelsOf(row.code, row.businessLine), ...customerOf(row.customerCode, row.businessLine)],
        })),
      };
    },
  };
}

/** Trips, bags, transfers, claims and units. */
function findersBeside({ parcelsOf, customerOf }: Ways): Finders {
  const { palette } = staffTexts.read();
  const { facts, kinds } = palette;
  return {
    trips: async (search, line, signal) => {
      const { total, list } = await call('GET /staff/trips', { ...request(search), signal });
      return {
        total,
        entries: list.map((row) => ({
          id: `trip-${row.id}`,
          icon: Truck,
          name: row.id,
          about: joined([row.channel, row.units.map(({ number }) => number).join(', ')]),
          state: {
            text: tripStateNames[row.state][locale],
            tone: row.arrivedAt !== null ? 'green' : row.departedAt !== null ? 'lapis' : 'grey',
          },
          href: recordHref(line, 'trips', row.id),
        })),
      };
    },
    'transfer-list': async (search, line, signal) => {
      const { total, list } = await call('GET /staff/transfers', { ...request(search), signal });
      return {
        total,
        entries: list.map((row) => ({
          id: `transfer-${row.id}`,
          icon: ArrowRightLeft,
          name: row.id,
          about: joined([row.point, row.vehicle, row.driver]),
          state: { text: transferStateNames[row.state][locale], tone: toneOfTransfer(row.state) },
          href: rowHref(line, 'transfer-list', row.id),
        })),
      };
    },
    claims: async (search, line, signal) => {
      const { total, list } = await call('GET /claims', { ...request(search), signal });
      return {
        total,
        entries: list.map((row) => ({
          id: `claim-${row.code}`,
          icon: PackageSearch,
          name: palette.claimOf(row.trackingCode),
          about: joined([row.customer.name, row.customer.code]),
          state: { text: row.stateName, tone: row.state === 'OPEN' ? 'gold' : 'grey' },
          href: rowHref(line, 'claims', row.code),
          details: {
            kind: kinds.claim,
            title: row.code,
            facts: [
              [facts.state, row.stateName],
              [facts.parcel, row.trackingCode],
              [facts.customer, joined([row.customer.code, row.customer.name])],
              [facts.created, momentText(row.createdAt)],
            ],
          },
          acts: [...parcelsOf(row.trackingCode, line), ...customerOf(row.customer.code, line)],
        })),
      };
    },
    bags: async (search, line, signal) => {
      const { total, list } = await call('GET /staff/bags', { ...request(search), signal });
      return {
        total,
        entries: list.map((row) => ({
          id: `bag-${row.id}`,
          icon: Package,
          name: row.id,
          about: joined([bagKindNames[row.kind][locale], row.destination, row.seal]),
          state: {
            text: bagStateNames[row.state][locale],
            tone: row.state === 'OPEN' ? 'gold' : 'green',
          },
          href: rowHref(line, 'bags', row.id),
        })),
      };
    },
    units: async (search, line, signal) => {
      const { total, list } = await call('GET /staff/units', { ...request(search), signal });
      return {
        total,
        entries: list.map((row) => ({
          id: `unit-${row.id}`,
          icon: Building2,
          name: row.names[locale],
          about: row.code,
          href: rowHref(line, 'units', String(row.id)),
        })),
      };
    },
  };
}

const order = [
  'customers',
  'parcels',
  'orders',
  'trips',
  'bags',
  'transfer-list',
  'claims',
  'units',
] as const;

/** What is found of all that this role may open, in the order of the groups; empty while nothing is looked for. */
export function useFound(
  typed: string,
  line: BusinessLine,
  entries: readonly MenuEntry[],
  ways: Ways,
): { groups: PaletteGroup[]; isAsking: boolean } {
  const search = useRested(typed.trim());
  const { menu, palette } = staffTexts.read();
  const finders = findersOf(ways);
  const open = order.filter((key) => entries.some((entry) => entry.key === key));
  const { data, isFetching } = useQuery({
    queryKey: ['palette', line, search, open],
    queryFn: ({ signal }) =>
      Promise.all(
        open.map(async (key) => {
          // What one list refuses is no reason to show nothing of the others.
          const found = await finders[key]?.(search, line, signal).catch(() => undefined);
          const { total = 0, entries: rows = [] } = found ?? {};
          return { key, name: menu.entries[key], total, entries: rows, line: found?.line ?? line };
        }),
      ),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const wanted = typed.trim();
  // The way to the list searches for what stands in the field, also while the rows are those of fewer letters.
  const groups = (data ?? []).map(({ line: rowLine, ...group }) => {
    const isPart = group.total > group.entries.length;
    const more = isPart ? [inList(group.key, rowLine, wanted, palette.inList)] : [];
    return { ...group, entries: [...group.entries, ...more] };
  });
  return {
    groups: wanted === '' ? [] : groups.filter((group) => group.entries.length > 0),
    isAsking: wanted !== '' && (isFetching || search !== wanted),
  };
}
