import { call } from '../../../shared/api/call.ts';
import type { Option } from './list-definition.ts';

/** Pickup points to choose from, by their ids. */
export async function loadPoints(): Promise<Option[]> {
  const points = await call('GET /pickup-points', { quiet: true });
  return points.map(({ id, city, name }) => ({ value: String(id), label: `${city.name}, ${name}` }));
}
