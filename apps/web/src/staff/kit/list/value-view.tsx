import type { CallName } from '../../../shared/api/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { auditWords } from './audit-words.ts';
import { valueText } from './field-labels.ts';
import type { NamedFields } from './list-definition.ts';

/** Fields that hold numbers or codes of rows of another list, and the call that names those. */
const references = {
  productId: 'GET /common/all-products',
  channelIds: 'GET /common/all-channels',
  channel: 'GET /common/all-channels',
  replacedById: 'GET /common/all-channels',
  parentId: 'GET /common/all-vendors',
  unit: 'GET /common/all-ltds',
  pickupPointId: 'GET /common/all-ltds',
  cityCode: 'GET /staff/unit-cities',
} as const satisfies Record<string, CallName>;

type NamesCall = (typeof references)[keyof typeof references];

/** A row that a number or a code stands for. */
type Named = { id?: number; code: string; name: string };

type ValueViewProps = {
  list: NamedFields;
  /** `titles.ru` is a part of `titles`. */
  path: string;
  value: unknown;
  /** In the place of an empty value. */
  empty: string;
};

/** A value of a form or of the record in words: in a conflict, in the history of a row and in the audit log alike. */
export function ValueView({ list, path, value, empty }: ValueViewProps) {
  const [key = ''] = path.split('.');
  const named = isReference(key) ? references[key] : undefined;
  if (value === null || value === undefined || value === '') return empty;
  if (named !== undefined) return <NamesOf name={named} held={idsOf(value)} empty={empty} />;
  return valueText(list, path, value) ?? empty;
}

function isReference(key: string): key is keyof typeof references {
  return Object.hasOwn(references, key);
}

/** Numbers as they stand in a form, or in the record as `[1,2]`. */
function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return String(value)
    .replaceAll(/[[\]"\s]/g, '')
    .split(',')
    .filter((id) => id !== '');
}

type NamesProps = { name: NamesCall; held: readonly string[]; empty: string };

function NamesOf({ name, held, empty }: NamesProps) {
  const { data: items = [] } = useQuery({
    queryKey: ['reference', name],
    queryFn: async ({ signal }): Promise<readonly Named[]> => call(name, { quiet: true, signal }),
    staleTime: 60_000,
  });
  const nameOf = (id: string) =>
    items.find((item) => String(item.id) === id || item.code === id)?.name ??
    (/^\d+$/.test(id) ? `№ ${id}` : id);
  return held.length === 0 ? empty : held.map(nameOf).join(auditWords.read().marks.comma);
}
