/** What fits into a trip. Grams and cubic millimetres; an unknown measure limits nothing. */
export type Room = { weightG: number; volumeMm3: number };
type Goods = { weightG: number; volumeMm3: number };

/** The room that is left beside goods; none is left of a trip that carries more than it holds. */
export function roomBeside(
  { capacityKg, capacityCm3 }: { capacityKg: number | null; capacityCm3: number | null },
  { weightG, volumeMm3 }: Goods,
): Room {
  return {
    weightG: capacityKg === null ? Infinity : capacityKg * 1_000 - weightG,
    volumeMm3: capacityCm3 === null ? Infinity : capacityCm3 * 1_000 - volumeMm3,
  };
}

/** Whether something goes into a room. */
export function fits({ weightG, volumeMm3 }: Goods, room: Room): boolean {
  return weightG <= room.weightG && volumeMm3 <= room.volumeMm3;
}

/** The first of these that go in together, up to the first that does not: nothing younger overtakes it. */
export function fillRoom<Item extends Goods>(items: readonly Item[], room: Room): Item[] {
  let left = room;
  const taken: Item[] = [];
  for (const item of items) {
    if (!fits(item, left)) break;
    taken.push(item);
    left = { weightG: left.weightG - item.weightG, volumeMm3: left.volumeMm3 - item.volumeMm3 };
  }
  return taken;
}

/** What is left of a room once these have gone in. */
export function roomAfter(items: readonly Goods[], room: Room): Room {
  return items.reduce(
    (left, { weightG, volumeMm3 }) => ({
      weightG: left.weightG - weightG,
      volumeMm3: left.volumeMm3 - volumeMm3,
    }),
    room,
  );
}
