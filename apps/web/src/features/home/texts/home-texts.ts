import { createTextContext } from '../../../shared/i18n/text-context.ts';
import type { HomeLink } from '../home-links.ts';
import type { RouteStop } from '../route-stops.ts';

type TitleAndText = { title: string; text: string };

export type HomeTexts = {
  pitch: {
    eyebrow: string;
    title: string;
    lead: string;
    trackLabel: string;
    trackPlaceholder: string;
    track: string;
    upTo: (maxCodes: number) => string;
    noLogIn: string;
    /** Ends the name of a closed road, as a sentence of the language ends. */
    sentenceEnd: string;
  };
  price: {
    title: string;
    byWeight: string;
    perKg: string;
    byVolume: string;
    perCubicMetre: string;
    length: string;
    width: string;
    height: string;
    weight: string;
    cm: string;
    kg: string;
    calculate: string;
    rule: string;
    /** The next change of the two prices, while one is ahead. */
    upcoming: string;
  };
  route: {
    title: string;
    lead: string;
    stops: Record<RouteStop, { name: string; what: string }>;
    /** «2-й день» */
    day: (day: number) => string;
    /** The last stop has a range of days. */
    lastDays: string;
  };
  steps: {
    title: string;
    lessons: string;
    address: TitleAndText;
    buy: TitleAndText;
    carry: TitleAndText;
    collect: TitleAndText;
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
    lead: string;
    /** No point is open yet. */
    none: string;
    /** Names the cities whose dots carry no label. */
    others: (cities: string) => string;
    all: string;
  };
  faq: {
    title: string;
    all: string;
    notShown: TitleAndText;
    code: TitleAndText;
    weights: TitleAndText;
    delegate: TitleAndText;
  };
  links: { title: string; names: Record<HomeLink, string> };
};

export const { Provider: HomeTextsProvider, useTexts: useHomeTexts } = createTextContext<HomeTexts>('home');
