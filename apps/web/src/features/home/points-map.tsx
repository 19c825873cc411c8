import type { DataOf } from '@rohi/contract/endpoint';
import type { pickupPoints } from '@rohi/contract/pickup-points/pickup-points.contract';
import { comma } from '../../shared/i18n/list-signs.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { MoreLink } from './more-link.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { Text } from '../../shared/ui/primitives.tsx';
import css from './points-map.module.css';
import section from './section.module.css';

type Anchor = 'start' | 'middle' | 'end';
type Label = readonly [dx: number, dy: number, anchor: Anchor];

/** A city with a pickup point, by its code; degrees north and east. */
type City = { code: string; name: string; lat: number | null; lon: number | null };

/** One degree and its place on the paper; labels stand where they do not touch, a city without one carries none. */
type Sheet = {
  className: string | undefined;
  width: number;
  height: number;
  perLon: number;
  perLat: number;
  left: number;
  top: number;
  labels: Partial<Record<string, Label>>;
  road: string;
};

const capital = 'DUSHANBE';
/** The corner from which sheets are measured. */
const west = 67.6093;
const north = 40.2826;

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
    KHUJAND: east,
    ISTARAVSHAN: east,
    PANJAKENT: [14, 6, 'start'],
    DUSHANBE: [-1, -18, 'middle'],
    VAHDAT: [14, 6, 'start'],
    TURSUNZODA: [0, 29, 'middle'],
    BOKHTAR: [0, 29, 'middle'],
    KULOB: east,
    KHOROG: [-30, 23, 'middle'],
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
    KHUJAND: [13, 5, 'start'],
    ISTARAVSHAN: [13, 6, 'start'],
    PANJAKENT: [13, 6, 'start'],
    DUSHANBE: [-3, -17, 'middle'],
    BOKHTAR: [0, 29, 'middle'],
    KULOB: [13, 6, 'start'],
    KHOROG: [-26, 19, 'middle'],
  },
  road: 'M93.700 102.600C106 96 112 91 136 91C190 89 206 148 242.400 154.500C258 146 268 128 288 118',
};

/** Ways between cities, without those that end where there is no pickup point. */
const spokes: ReadonlyArray<readonly string[]> = [
  ['PANJAKENT', 'ISTARAVSHAN', 'KHUJAND'],
  ['ISTARAVSHAN', 'DUSHANBE', 'BOKHTAR', 'KULOB'],
  ['TURSUNZODA', 'DUSHANBE'],
];

type Dot = { code: string; name: string; x: number; y: number };

/** Cities that lie on the sheet. */
function dotsOn({ perLon, perLat, left, top, width, height }: Sheet, cities: readonly City[]): Dot[] {
  return cities.flatMap(({ code, name, lat, lon }) => {
    if (lat === null || lon === null) return [];
    const x = Math.round((left + (lon - west) * perLon) * 10) / 10;
    const y = Math.round((top + (north - lat) * perLat) * 10) / 10;
    return x < 0 || x > width || y < 0 || y > height ? [] : [{ code, name, x, y }];
  });
}

function DotMap({ sheet, cities }: { sheet: Sheet; cities: readonly City[] }) {
  const dots = dotsOn(sheet, cities);
  const line = (codes: readonly string[]) => {
    const ends = codes.flatMap((code) => dots.find((dot) => dot.code === code) ?? []);
    return ends.length < 2 ? '' : `M${ends.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  };
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={sheet.className} aria-hidden="true">
      <path d={spokes.map(line).join('')} className={css.spokes} />
      <path d={sheet.road} className={css.road} />
      {dots.map(({ code, x, y }) => (
        <circle
          key={code}
          cx={x}
          cy={y}
          r={code === capital ? 8 : 5.5}
          className={code === capital ? css.dushanbe : css.dot}
        />
      ))}
      {dots.map(({ code, name, x, y }) => {
        const label = sheet.labels[code];
        if (!label) return null;
        const [dx, dy, anchor] = label;
        return (
          <text
            key={code}
            x={x + dx}
            y={y + dy}
            textAnchor={anchor}
            className={code === capital ? css.capital : css.city}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** The cities of the points, each once. */
function citiesOf(points: DataOf<typeof pickupPoints>): City[] {
  const byCode = new Map(
    points.map(({ city: { code, name }, lat, lon }) => [code, { code, name, lat, lon }] as const),
  );
  return [...byCode.values()];
}

/** Where parcels are collected: the cities of the points that are open to customers, and nothing that is not. */
export function PointsMap() {
  const { points: texts } = useHomeTexts();
  const answer = useAnswer('GET /pickup-points', {});
  const cities = answer.state === 'ready' ? citiesOf(answer.data) : [];
  const isNone = answer.state === 'ready' && cities.length === 0;
  const others = cities.filter(({ code }) => narrow.labels[code] === undefined);
  return (
    <section className={section.card}>
      <Text as="h2" size={22}>
        {texts.title}
      </Text>
      <p className={css.lead}>{isNone ? texts.none : texts.lead}</p>
      {!isNone && answer.state !== 'failed' && (
        <>
          <DotMap sheet={wide} cities={cities} />
          <DotMap sheet={narrow} cities={cities} />
        </>
      )}
      {others.length > 0 && (
        <Text tone="faint" size={14} className={css.nearby}>
          {texts.others(others.map(({ name }) => name).join(comma))}
        </Text>
      )}
      {cities.length > 0 && (
        <ul className="visually-hidden">
          {cities.map(({ code, name }) => (
            <li key={code}>{name}</li>
          ))}
        </ul>
      )}
      <MoreLink to="pickupPoints">{texts.all}</MoreLink>
    </section>
  );
}
