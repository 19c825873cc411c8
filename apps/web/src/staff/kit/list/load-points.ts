import { call } from '../../../shared/api/call.ts';
import type { Option } from './list-definition.ts';

/** Pickup points to choose from, by their ids; one that was opened a moment ago is among them. */
export async function loadPoints(): Promise<Option[]> {
  const points = await call('GET /pickup-points', { quiet: true, isFresh: true });
  return points.map(({ id, city, name }) => ({ value: String(id), label: `${city.name}, ${name}` }));
}
