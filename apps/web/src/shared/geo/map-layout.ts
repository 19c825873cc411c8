import type { Position } from './distance.ts';

export type MapPlace = Position & { key: string; label: string };
type Spot = { x: number; y: number };
type Label = Spot & { anchor: 'start' | 'middle' | 'end' };
export type MapLayout = {
  width: number;
  height: number;
  dots: ReadonlyMap<string, Spot>;
  /** A name that finds no room is left out: the list beside the picture has it. */
  labels: ReadonlyMap<string, Label>;
  /** Pairs of places, each joined to the nearest one before it: a net without circles. */
  lines: readonly (readonly [Spot, Spot])[];
  /** Where another position stands on the picture, if it does. */
  place: (position: Position) => Spot | undefined;
};

const width = 400;
const margin = { side: 50, top: 30, bottom: 34 };
/** So that a single town is not drawn as the whole country. */
const leastDegrees = 0.6;
const fontSize = 15;
const dotRoom = 8;

/** Draws places by their coordinates alone: a degree east is shorter than a degree north, as it is at that latitude. */
export function layOutMap(places: readonly MapPlace[]): MapLayout {
  const west = Math.min(...places.map(({ lon }) => lon));
  const east = Math.max(...places.map(({ lon }) => lon));
  const south = Math.min(...places.map(({ lat }) => lat));
  const north = Math.max(...places.map(({ lat }) => lat));
  const perLon = (width - 2 * margin.side) / Math.max(east - west, leastDegrees);
  const perLat = perLon / Math.cos(((north + south) / 2) * (Math.PI / 180));
  const left = (width - (east - west) * perLon) / 2;
  const height = Math.round(margin.top + margin.bottom + (north - south) * perLat);
  const round = (value: number) => Math.round(value * 10) / 10;
  const spotOf = ({ lat, lon }: Position): Spot => ({
    x: round(left + (lon - west) * perLon),
    y: round(margin.top + (north - lat) * perLat),
  });
  const dots = new Map(places.map((place) => [place.key, spotOf(place)]));
  return {
    width,
    height,
    dots,
    labels: placeLabels(places, dots, height),
    lines: joinNearest([...dots.values()]),
    place: (position) => {
      const spot = spotOf(position);
      return spot.x > 0 && spot.x < width && spot.y > 0 && spot.y < height ? spot : undefined;
    },
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Beside, above, below its dot: the first place where it covers nothing. */
function placeLabels(
  places: readonly MapPlace[],
  dots: ReadonlyMap<string, Spot>,
  height: number,
): Map<string, Label> {
  const taken: Box[] = [...dots.values()].map(({ x, y }) => ({
    left: x - dotRoom,
    right: x + dotRoom,
    top: y - dotRoom,
    bottom: y + dotRoom,
  }));
  const labels = new Map<string, Label>();
  for (const { key, label } of places) {
    const dot = dots.get(key);
    const found =
      dot &&
      candidates(dot).find((each) => {
        const box = boxOf(each, label);
        const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
        return inside && !taken.some((other) => touches(box, other));
      });
    if (!found) continue;
    labels.set(key, found);
    taken.push(boxOf(found, label));
  }
  return labels;
}

function candidates({ x, y }: Spot): Label[] {
  const middle = y + fontSize * 0.35;
  return [
    { x: x + 12, y: middle, anchor: 'start' },
    { x: x - 12, y: middle, anchor: 'end' },
    { x, y: y - 13, anchor: 'middle' },
    { x, y: y + 25, anchor: 'middle' },
    { x: x - 6, y: y + 25, anchor: 'end' },
    { x: x + 6, y: y - 13, anchor: 'start' },
    { x: x + 6, y: y + 25, anchor: 'start' },
    { x: x - 6, y: y - 13, anchor: 'end' },
    { x, y: y + 44, anchor: 'middle' },
  ];
}

function boxOf({ x, y, anchor }: Label, label: string): Box {
  const wide = [...label].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 15.5 : 8.9), 0);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - fontSize, bottom: y + 4 };
}

/** Grows from the first place: each step joins the place that is nearest to those that are joined. */
function joinNearest(spots: readonly Spot[]): (readonly [Spot, Spot])[] {
  const [first, ...rest] = spots;
  if (first === undefined) return [];
  const joined = [first];
  const lines: (readonly [Spot, Spot])[] = [];
  while (rest.length > 0) {
    const pairs = rest.flatMap((to) => joined.map((from) => [from, to] as const));
    const [from, to] = pairs.reduce((best, pair) => (lengthOf(pair) < lengthOf(best) ? pair : best));
    lines.push([from, to]);
    joined.push(to);
    rest.splice(rest.indexOf(to), 1);
  }
  return lines;
}

function lengthOf([a, b]: readonly [Spot, Spot]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
