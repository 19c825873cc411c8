import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { auditWords } from './audit-words.ts';
import { valueText } from './field-labels.ts';
import type { HistoryOf } from './list-definition.ts';

type Item = { id?: number; code: string; name: string };

/** Fields that hold numbers or codes of rows of another list, and the call that names those. */
const references: Readonly<Record<string, `/${string}`>> = {
  productId: '/common/all-products',
  channelIds: '/common/all-channels',
  channel: '/common/all-channels',
  replacedById: '/common/all-channels',
  parentId: '/common/all-vendors',
  unit: '/common/all-ltds',
  pickupPointId: '/common/all-ltds',
  cityCode: '/staff/unit-cities',
};

type ValueViewProps = {
  list: HistoryOf;
  /** `titles.ru` is a part of `titles`. */
  path: string;
  value: unknown;
  /** In the place of an empty value. */
  empty: string;
};

/** A value of a form or of the record in words: in a conflict, in the history of a row and in the audit log alike. */
export function ValueView({ list, path, value, empty }: ValueViewProps) {
  const [key = ''] = path.split('.');
  const named = references[key];
  if (value === null || value === undefined || value === '') return empty;
  if (named !== undefined) return <NamesOf path={named} held={idsOf(value)} empty={empty} />;
  return valueText(list, path, value) ?? empty;
}

/** Numbers as they stand in a form, or in the record as `[1,2]`. */
function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return String(value)
    .replaceAll(/[[\]"\s]/g, '')
    .split(',')
    .filter((id) => id !== '');
}

function NamesOf({ path, held, empty }: { path: `/${string}`; held: readonly string[]; empty: string }) {
  const { data: items = [] } = useQuery({
    queryKey: ['reference', path],
    queryFn: ({ signal }) => call<Item[]>('GET', path, { quiet: true, signal }),
    staleTime: 60_000,
  });
  const nameOf = (id: string) =>
    items.find((item) => String(item.id) === id || item.code === id)?.name ??
    (/^\d+$/.test(id) ? `№ ${id}` : id);
  return held.length === 0 ? empty : held.map(nameOf).join(auditWords.read().marks.comma);
}
