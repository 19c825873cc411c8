import type { OrderLine } from '../order.ts';

type Placed = Pick<OrderLine, 'code' | 'createdAt' | 'fileRow'>;

/** As the list has them, in whichever order they were ticked: by their moment, those of a file by its rows. */
export function inListOrder<Line extends Placed>(lines: readonly Line[], oldestFirst: boolean): Line[] {
  const sign = oldestFirst ? 1 : -1;
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return lines.toSorted(
    (one, other) =>
      sign * compare(one.createdAt, other.createdAt) ||
      (one.fileRow ?? 0) - (other.fileRow ?? 0) ||
      sign * compare(one.code, other.code),
  );
}
