import { createTextContext } from '../../../shared/i18n/text-context.ts';
import type { HomeLink } from '../home-links.ts';
import type { PointCity } from '../point-cities.ts';
import type { RouteStop } from '../route-stops.ts';

type TitleAndText = { title: string; text: string };

export type HomeTexts = {
  pitch: {
    eyebrow: string;
    title: (minDays: number, maxDays: number) => string;
    lead: string;
    trackLabel: string;
    trackPlaceholder: string;
    track: string;
    upTo: (maxCodes: number) => string;
    noLogIn: string;
    /** Before what the office says of a closed road. */
    closed: (route: string) => string;
  };
  price: {
    title: string;
    byWeight: string;
    perKg: (currency: string) => string;
    byVolume: string;
    perCubicMetre: (currency: string) => string;
    length: string;
    width: string;
    height: string;
    weight: string;
    cm: string;
    kg: string;
    calculate: string;
    rule: (divisor: number) => string;
  };
  route: {
    title: string;
    lead: string;
    stops: Record<RouteStop, { name: string; what: string }>;
    /** «2-й день»; the last stop has a range of days. */
    day: (first: number, last?: number) => string;
  };
  steps: {
    title: string;
    lessons: string;
    address: TitleAndText;
    buy: TitleAndText;
    carry: TitleAndText;
    collect: { title: string; text: (freeDays: number) => string };
  };
  prohibited: {
    title: string;
    all: string;
    hazardous: TitleAndText;
    illegal: TitleAndText;
    biological: TitleAndText;
    other: TitleAndText;
  };
  points: {
    title: string;
    lead: (freeDays: number) => string;
    cities: Record<PointCity, string>;
    /** Names the cities whose dots are too close to the capital to carry a label. */
    nearby: string;
    all: string;
  };
  faq: {
    title: string;
    all: string;
    notShown: TitleAndText;
    code: TitleAndText;
    weights: { title: string; text: (divisor: number) => string };
    delegate: TitleAndText;
  };
  links: { title: string; names: Record<HomeLink, string> };
};

export const { Provider: HomeTextsProvider, useTexts: useHomeTexts } = createTextContext<HomeTexts>('home');
