import type { Authority } from '@rohi/contract/accounts/authorities';

export type MenuEntry = { key: string; route: string };

/** The staff console's menu in the order of the parcel's way; an entry shows to who holds one of its authorities. */
const entries: readonly { key: string; lines: readonly ('BSC' | 'FBA')[]; needs: readonly Authority[] }[] = [
  { key: 'orders', lines: ['BSC', 'FBA'], needs: ['order:read'] },
  { key: 'receiving', lines: ['BSC', 'FBA'], needs: ['parcel:receive'] },
  { key: 'packing', lines: ['BSC', 'FBA'], needs: ['parcel:pack'] },
  { key: 'trips', lines: ['BSC', 'FBA'], needs: ['trip:read'] },
  { key: 'hub', lines: ['BSC', 'FBA'], needs: ['parcel:inbound', 'parcel:transfer'] },
  { key: 'counter', lines: ['BSC'], needs: ['parcel:accept', 'parcel:hand-over'] },
  { key: 'cash', lines: ['BSC', 'FBA'], needs: ['payment:take'] },
  { key: 'customers', lines: ['BSC', 'FBA'], needs: ['customer:read'] },
  { key: 'vendors', lines: ['BSC', 'FBA'], needs: ['vendor:read'] },
  { key: 'tariffs', lines: ['BSC', 'FBA'], needs: ['tariff:edit', 'rate:edit'] },
  { key: 'reports', lines: ['BSC', 'FBA'], needs: ['report:read'] },
  { key: 'imports', lines: ['BSC', 'FBA'], needs: ['data:import'] },
  { key: 'dictionary', lines: ['BSC'], needs: ['dictionary:edit', 'notice:edit', 'unit:edit'] },
  { key: 'users', lines: ['BSC'], needs: ['user:read'] },
  { key: 'audit', lines: ['BSC'], needs: ['audit:read'] },
];

/** The two menu families (specification, section 6) for somebody with these authorities. */
export function menusOf(held: ReadonlySet<Authority>): { BSC: MenuEntry[]; FBA: MenuEntry[] } {
  const family = (line: 'BSC' | 'FBA') =>
    entries
      .filter(({ lines, needs }) => lines.includes(line) && needs.some((authority) => held.has(authority)))
      .map(({ key }) => ({ key, route: `/${line.toLowerCase()}/${key}` }));
  return { BSC: family('BSC'), FBA: family('FBA') };
}
