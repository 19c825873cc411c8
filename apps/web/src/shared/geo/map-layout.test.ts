import { expect, test } from 'vitest';
import { layOutMap } from './map-layout.ts';

const cities = [
  ['Турсунзаде', 38.5127, 68.2316],
  ['Гиссар', 38.525, 68.5512],
  ['Душанбе', 38.5358, 68.7791],
  ['Вахдат', 38.5563, 69.0135],
  ['Худжанд', 40.2826, 69.6222],
  ['Хорог', 37.4904, 71.5534],
] as const;
const places = cities.map(([label, lat, lon]) => ({ key: label, label, lat, lon }));

test('north is up, east is right, and nothing stands outside of the sheet', () => {
  const { dots, height, width } = layOutMap(places);
  const at = (key: string) => dots.get(key) ?? { x: Number.NaN, y: Number.NaN };
  expect(at('Худжанд').y).toBeLessThan(at('Душанбе').y);
  expect(at('Хорог').x).toBeGreaterThan(at('Душанбе').x);
  for (const { x, y } of dots.values()) {
    expect(x > 0 && x < width).toBe(true);
    expect(y > 0 && y < height).toBe(true);
  }
});

test('a degree is as long to the north as its kilometres say', () => {
  const { dots } = layOutMap(places);
  const [hisor, khujand] = [dots.get('Гиссар'), dots.get('Худжанд')];
  const pixels = Math.hypot((khujand?.x ?? 0) - (hisor?.x ?? 0), (khujand?.y ?? 0) - (hisor?.y ?? 0));
  const [tursunzoda, khorog] = [dots.get('Турсунзаде'), dots.get('Хорог')];
  const others = Math.hypot((khorog?.x ?? 0) - (tursunzoda?.x ?? 0), (khorog?.y ?? 0) - (tursunzoda?.y ?? 0));
  // 216 km from Hisor to Khujand, 311 km from Tursunzoda to Khorog.
  expect(pixels / others).toBeCloseTo(216 / 311, 1);
});

test('every city finds room for its name, and the net joins all of them', () => {
  const { labels, lines } = layOutMap(places);
  expect([...labels.keys()].toSorted()).toEqual(cities.map(([name]) => name).toSorted());
  expect(lines).toHaveLength(cities.length - 1);
});

test('a visitor far away is not on the sheet', () => {
  const { place } = layOutMap(places);
  expect(place({ lat: 55.75, lon: 37.62 })).toBeUndefined();
  expect(place({ lat: 38.6, lon: 68.8 })).toBeDefined();
});

test('one town alone, or two points at one place, can be drawn', () => {
  const [town] = places;
  if (town === undefined) throw new RangeError('there is a town');
  const { dots } = layOutMap([town, { ...town, key: 'second' }]);
  expect([...dots.values()].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});
