import { MoreLink } from './more-link.tsx';
import { pointCities, pointCityNames } from './point-cities.ts';
import type { PointCity } from './point-cities.ts';
import { useHomeTexts } from './texts/home-texts.ts';
import css from './points-map.module.css';
import section from './section.module.css';

type Anchor = 'start' | 'middle' | 'end';
type Label = readonly [dx: number, dy: number, anchor: Anchor];

/** One degree and its place on the paper; labels stand where they do not touch. */
type Sheet = {
  className: string | undefined;
  width: number;
  height: number;
  perLon: number;
  perLat: number;
  left: number;
  top: number;
  labels: Partial<Record<PointCity, Label>>;
  road: string;
};

const east: Label = [14, 5, 'start'];

const wide: Sheet = {
  className: css.wide,
  width: 514,
  height: 224,
  perLon: 95.3,
  perLat: 61.7,
  left: 60,
  top: 20,
  labels: {
    khujand: east,
    istaravshan: east,
    panjakent: [14, 6, 'start'],
    dushanbe: [-1, -18, 'middle'],
    vahdat: [14, 6, 'start'],
    tursunzoda: [0, 29, 'middle'],
    bokhtar: [0, 29, 'middle'],
    kulob: east,
    khorog: [-30, 23, 'middle'],
  },
  road: 'M171.500 127.600C190 126 200 114 242 114C330 111 360 192 436 192C462 180 482 160 514 148',
};

const narrow: Sheet = {
  className: css.narrow,
  width: 288,
  height: 182,
  perLon: 53.6,
  perLat: 49.6,
  left: 31,
  top: 16,
  labels: {
    khujand: [13, 5, 'start'],
    istaravshan: [13, 6, 'start'],
    panjakent: [13, 6, 'start'],
    dushanbe: [-3, -17, 'middle'],
    bokhtar: [0, 29, 'middle'],
    kulob: [13, 6, 'start'],
    khorog: [-26, 19, 'middle'],
  },
  road: 'M93.700 102.600C106 96 112 91 136 91C190 89 206 148 242.400 154.500C258 146 268 128 288 118',
};

const spokes: ReadonlyArray<readonly PointCity[]> = [
  ['panjakent', 'istaravshan', 'khujand'],
  ['istaravshan', 'dushanbe', 'bokhtar', 'kulob'],
  ['tursunzoda', 'dushanbe'],
];

function placeOn({ perLon, perLat, left, top }: Sheet, city: PointCity) {
  const { lat, lon } = pointCities[city];
  const x = left + (lon - pointCities.panjakent.lon) * perLon;
  const y = top + (pointCities.khujand.lat - lat) * perLat;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

function DotMap({ sheet }: { sheet: Sheet }) {
  const { points } = useHomeTexts();
  const at = (city: PointCity) => placeOn(sheet, city);
  const line = (cities: readonly PointCity[]) =>
    `M${cities.map((city) => `${at(city).x} ${at(city).y}`).join('L')}`;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={sheet.className} aria-hidden="true">
      <path d={spokes.map(line).join('')} className={css.spokes} />
      <path d={sheet.road} className={css.road} />
      {pointCityNames.map((city) => (
        <circle
          key={city}
          cx={at(city).x}
          cy={at(city).y}
          r={city === 'dushanbe' ? 8 : 5.5}
          className={css[city] ?? css.dot}
        />
      ))}
      {pointCityNames.map((city) => {
        const label = sheet.labels[city];
        if (!label) return null;
        const [dx, dy, anchor] = label;
        return (
          <text
            key={city}
            x={at(city).x + dx}
            y={at(city).y + dy}
            textAnchor={anchor}
            className={city === 'dushanbe' ? css.capital : css.city}
          >
            {points.cities[city]}
          </text>
        );
      })}
    </svg>
  );
}

export function PointsMap() {
  const { points } = useHomeTexts();
  return (
    <section className={section.card}>
      <h2 className={section.cardTitle}>{points.title}</h2>
      <p className={css.lead}>{points.lead}</p>
      <DotMap sheet={wide} />
      <DotMap sheet={narrow} />
      <p className={css.nearby}>{points.nearby}</p>
      <ul className="visually-hidden">
        {pointCityNames.map((city) => (
          <li key={city}>{points.cities[city]}</li>
        ))}
      </ul>
      <MoreLink to="pickupPoints">{points.all}</MoreLink>
    </section>
  );
}
