import { useHomeTexts } from './texts/home-texts.ts';
import { routeStops } from './route-stops.ts';
import css from './route-profile.module.css';
import section from './section.module.css';

type Drawing = {
  id: string;
  className: string | undefined;
  width: number;
  height: number;
  line: string;
  /** Where the road ends and the days of hand-over begin. */
  arrival: { from: number; to: number; y: number };
  stops: ReadonlyArray<readonly [x: number, y: number]>;
  radius: number;
};

const wide: Drawing = {
  id: 'route-wide',
  className: css.wide,
  width: 1104,
  height: 206,
  line: 'M23 182H120C150 182 176 163 210 160C248 156 280 154 313 151C352 147 385 144 408 136C430 127 440 108 457 90C476 69 484 21 504 21C519 21 533 38 552 50C586 69 616 88 648 106C682 123 706 139 735 145C770 152 800 155 840 156H887',
  arrival: { from: 889, to: 1080, y: 156 },
  stops: [
    [120, 182],
    [408, 136],
    [504, 21],
    [840, 156],
  ],
  radius: 7,
};

const narrow: Drawing = {
  id: 'route-narrow',
  className: css.narrow,
  width: 288,
  height: 102,
  line: 'M9 81H34C43 81 48 72 58 71C67 69 76 69 85 67C93 66 101 64 107 60C113 56 116 47 120 39C125 27 126 9 132 9C137 9 140 17 146 23C153 31 159 39 167 46C176 54 182 62 191 65C199 67 208 69 217 69H227',
  arrival: { from: 230, to: 278, y: 69 },
  stops: [
    [34, 81],
    [107, 60],
    [132, 9],
    [217, 69],
  ],
  radius: 5,
};

/** The signature graphic: height over days. The list under it says the same in words. */
function Profile({ id, className, width, height, line, arrival, stops, radius }: Drawing) {
  const thin = radius / 3;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="#fff"
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".2" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <path
        d={`${line}H${arrival.to}V${height}H${line.slice(1).split(/[ HC]/)[0]}Z`}
        fill={`url(#${id})`}
        stroke="none"
      />
      {stops.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}V${height}`} strokeOpacity=".35" strokeDasharray="2 4" />
      ))}
      <path d={line} strokeWidth={thin} strokeLinecap="round" />
      <path
        d={`M${arrival.from} ${arrival.y}H${arrival.to}`}
        strokeWidth={radius + 1}
        strokeLinecap="round"
      />
      {stops.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={radius} className={css.node} strokeWidth={thin} />
      ))}
    </svg>
  );
}

export function RouteProfile() {
  const { route } = useHomeTexts();
  return (
    <section className={section.section}>
      <div className={css.panel}>
        <div className={css.head}>
          <h2>{route.title}</h2>
          <p className={css.lead}>{route.lead}</p>
        </div>
        <Profile {...wide} />
        <Profile {...narrow} />
        <ol className={css.stops}>
          {routeStops.map(({ stop, day }) => (
            <li key={stop} className={css.stop}>
              <b className={css.name}>{route.stops[stop].name}</b>
              <span className={css.day}>{day === undefined ? route.lastDays : route.day(day)}</span>
              <span className={css.what}>{route.stops[stop].what}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
